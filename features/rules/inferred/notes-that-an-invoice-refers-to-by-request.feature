# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @BH
Feature: Notes that an invoice refers to (BH), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: BillingReference is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa BillingReference
      | code   | document   | kind         | given        | status | also |
      | DEBH01 | POS ticket | Notificación | DEBH01 is on | 00     | none |
