# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-DELETION
Feature: Payroll: deletion (NE-DELETION), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: The predecessor was accepted
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento a eliminar no está registrado
      | code     | document           | kind         | where                        | from   | to      | status | also |
      | NIAE216a | payroll adjustment | Notificación | predecessor.predecessor_cune | absent | present | 00     | none |

  Scenario Outline: <code> on <document>, by request: Eliminar/Notas is there
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | where | from                  | to     | status | also |
      | NIAE242 | payroll adjustment | Notificación | notes | "Eliminación de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: The employer is named by its NIT in digits and enabled for payroll
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | where                           | from                              | to          | status | also                        |
      | NIAE248 | payroll adjustment | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | 92 Rechazo, NIAE230 Rechazo |
