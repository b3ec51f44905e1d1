# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AL
Feature: Tax representative (AL), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: TaxRepresentativeParty is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty
      | code  | document    | kind         | where       | from     | to        | status | also |
      | FAL01 | invoice     | Notificación | the request | complete | unchanged | 00     | none |
      | CAL01 | credit note | Notificación | the request | complete | unchanged | 00     | none |
      | DAL01 | debit note  | Notificación | the request | complete | unchanged | 00     | none |
