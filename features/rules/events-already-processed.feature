# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-LEDGER
Feature: Events already processed (EVENT-LEDGER)
  Each row breaks one rule in a complete, valid event, and says what is changed and what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The event was not accepted before
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document  | kind    | where    | from | to                         | status | also |
      | 90   | event 030 | Rechazo | the file | new  | sent before, byte for byte | 99     | none |
      | 90   | event 031 | Rechazo | the file | new  | sent before, byte for byte | 99     | none |
      | 90   | event 032 | Rechazo | the file | new  | sent before, byte for byte | 99     | none |
      | 90   | event 033 | Rechazo | the file | new  | sent before, byte for byte | 99     | none |
      | 90   | event 034 | Rechazo | the file | new  | sent before, byte for byte | 99     | none |
