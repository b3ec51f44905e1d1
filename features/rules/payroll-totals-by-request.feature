# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-TOTALS
Feature: Payroll: totals (NE-TOTALS), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: DeduccionesTotal is the sum of what is deducted
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de deducciones no coincide
      | code    | document           | kind    | where                    | from       | to          | status | also |
      | NIE188  | payroll            | Rechazo | deductions.eps_deduction | "80000.00" | "987654.32" | 99     | none |
      | NIAE188 | payroll adjustment | Rechazo | deductions.eps_deduction | "80000.00" | "987654.32" | 99     | none |
