# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @LGC
Feature: Notes to accepted invoices (LGC)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The invoice that the note corrects is not accepted by its buyer
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La factura referenciada ya fue aceptada por el adquirente
      | code  | document    | kind    | where                     | from | to            | status | also |
      | LGC15 | credit note | Rechazo | the events of the invoice | none | 030, 032, 033 | 99     | none |

  Scenario Outline: <code> on <document>: The invoice that the note corrects is not accepted by its buyer
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La factura referenciada ya fue aceptada por el adquirente
      | code  | document   | kind    | where                     | from | to            | status | also |
      | LGC16 | debit note | Rechazo | the events of the invoice | none | 030, 032, 033 | 99     | none |
