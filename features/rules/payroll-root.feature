# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-ROOT
Feature: Payroll: root (NE-ROOT)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The root declares every namespace of the structure
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan espacios de nombres
      | code    | document           | kind    | where               | from                                    | to     | status | also |
      | NIE901  | payroll            | Rechazo | @xsi:schemaLocation | "dian:gov:co:facturaelect…onicaXSD.xsd" | absent | 99     | none |
      | NIAE901 | payroll adjustment | Rechazo | @xsi:schemaLocation | "dian:gov:co:facturaelect…onicaXSD.xsd" | absent | 99     | none |
