# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-DEDUCTIONS
Feature: Payroll: deductions (NE-DEDUCTIONS), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Sindicato/@Porcentaje is a percentage from 0 to 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                               | from   | to       | status | also |
      | NIE171  | payroll            | Rechazo | deductions.labor_union.0.percentage | "1.00" | "100.01" | 99     | none |
      | NIAE171 | payroll adjustment | Rechazo | deductions.labor_union.0.percentage | "1.00" | "100.01" | 99     | none |
