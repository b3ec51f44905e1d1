# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-PARTIES
Feature: Payroll: provider, general data and employer (NE-PARTIES), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: Notas is there
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | where | from                    | to     | status | also |
      | NIE031  | payroll            | Notificación | notes | "Pago completo de base" | absent | 00     | none |
      | NIAE031 | payroll adjustment | Notificación | notes | "Pago completo de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: The employer is named by its NIT in digits and enabled for payroll
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | where                           | from                              | to          | status | also                        |
      | NIE033  | payroll            | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | 92 Rechazo, NIE017 Rechazo  |
      | NIAE033 | payroll adjustment | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | 92 Rechazo, NIAE017 Rechazo |
