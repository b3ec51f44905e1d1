# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AZ
Feature: Items of lines (AZ), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: SellersItemIdentification/ExtendedID of a line is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ExtendedID
      | code    | document               | kind         | given         | status | also |
      | DEAZ08  | POS ticket             | Notificación | DEAZ08 is on  | 00     | none |
      | NAAZ08  | equivalent credit note | Notificación | NAAZ08 is on  | 00     | none |
      | NADAZ08 | equivalent debit note  | Notificación | NADAZ08 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Items of lines in notes have further properties
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code    | document               | kind         | given         | status | also |
      | NAAZ14  | equivalent credit note | Notificación | NAAZ14 is on  | 00     | none |
      | NADAZ14 | equivalent debit note  | Notificación | NADAZ14 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Item/AdditionalItemProperty of a line is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code   | document   | kind         | given        | status | also |
      | DEBF01 | POS ticket | Notificación | DEBF01 is on | 00     | none |
