# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-DELETION
Feature: Payroll: deletion (NE-DELETION), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The predecessor was accepted
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento a eliminar no está registrado
      | code     | document           | kind         | given             | where                        | from   | to                                                                                                 | status | also |
      | NIAE216a | payroll adjustment | Notificación | Eliminar is there | predecessor.predecessor_cune | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 00     | none |

  Scenario Outline: <code> on <document>, by request: Eliminar/Notas is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | given                            | where | from                  | to     | status | also |
      | NIAE242 | payroll adjustment | Notificación | Eliminar is there; NIAE242 is on | notes | "Eliminación de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: The employer is named by its NIT in digits and enabled for payroll
    Given a generated request: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | given             | to                                               | status | also                        |
      | NIAE248 | payroll adjustment | Rechazo | Eliminar is there | companies are enabled for support documents only | 99     | 92 Rechazo, NIAE230 Rechazo |
