# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-LEDGER
Feature: Events already processed (EVENT-LEDGER)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The event was not accepted before
    Given a complete document: <document>
    When the same bytes are sent again
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document  | kind    | status | also |
      | 90   | event 030 | Rechazo | 99     | none |
      | 90   | event 031 | Rechazo | 99     | none |
      | 90   | event 032 | Rechazo | 99     | none |
      | 90   | event 033 | Rechazo | 99     | none |
      | 90   | event 034 | Rechazo | 99     | none |
