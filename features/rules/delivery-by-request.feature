# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AM
Feature: Delivery (AM), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Delivery is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery
      | code  | document    | kind         | given       | status | also |
      | CAM01 | credit note | Notificación | CAM01 is on | 00     | none |
      | DAM01 | debit note  | Notificación | DAM01 is on | 00     | none |
