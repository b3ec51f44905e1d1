# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @LGC
Feature: Notes to accepted invoices (LGC)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The invoice that the note corrects is not accepted by its buyer
    Given a generated document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La factura referenciada ya fue aceptada por el adquirente
      | code  | document    | kind    | to                       | status | also |
      | LGC15 | credit note | Rechazo | the events 030, 032, 033 | 99     | none |

  Scenario Outline: <code> on <document>: The invoice that the note corrects is not accepted by its buyer
    Given a generated document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La factura referenciada ya fue aceptada por el adquirente
      | code  | document   | kind    | to                       | status | also |
      | LGC16 | debit note | Rechazo | the events 030, 032, 033 | 99     | none |
