# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AK
Feature: Customer (buyer) (AK), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects, 00 accepts. There is no line besides those of the row; one about what the document lacks is absent.

  Scenario Outline: <code> on <document>, by request: Contact/Telephone of the buyer is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code  | document | kind         | where          | from         | to     | status | also |
      | FAK53 | invoice  | Notificación | customer.phone | "3001234567" | absent | 00     | none |
