# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-PARTIES
Feature: Payroll: provider, general data and employer (NE-PARTIES), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Notas is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | given         | where | from                    | to     | status | also |
      | NIE031  | payroll            | Notificación | NIE031 is on  | notes | "Pago completo de base" | absent | 00     | none |
      | NIAE031 | payroll adjustment | Notificación | NIAE031 is on | notes | "Pago completo de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: The employer is named by its NIT in digits and enabled for payroll
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | to                                               | status | also                        |
      | NIE033  | payroll            | Rechazo | companies are enabled for support documents only | 99     | 92 Rechazo, NIE017 Rechazo  |
      | NIAE033 | payroll adjustment | Rechazo | companies are enabled for support documents only | 99     | 92 Rechazo, NIAE017 Rechazo |
