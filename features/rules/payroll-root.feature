# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-ROOT
Feature: Payroll: root (NE-ROOT)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The root declares every namespace of the structure
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan espacios de nombres
      | code    | document           | kind    | where               | from                                    | to     | status | also |
      | NIE901  | payroll            | Rechazo | @xsi:schemaLocation | "dian:gov:co:facturaelect…onicaXSD.xsd" | absent | 99     | none |
      | NIAE901 | payroll adjustment | Rechazo | @xsi:schemaLocation | "dian:gov:co:facturaelect…onicaXSD.xsd" | absent | 99     | none |
