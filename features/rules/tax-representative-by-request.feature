# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AL
Feature: Tax representative (AL), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: TaxRepresentativeParty is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty
      | code  | document    | kind         | given       | status | also |
      | FAL01 | invoice     | Notificación | FAL01 is on | 00     | none |
      | CAL01 | credit note | Notificación | CAL01 is on | 00     | none |
      | DAL01 | debit note  | Notificación | DAL01 is on | 00     | none |
