# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BC
Feature: Terms of delivery (BC), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: DeliveryTerms is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms
      | code  | document    | kind         | given       | status | also |
      | FBC01 | invoice     | Notificación | FBC01 is on | 00     | none |
      | CBC01 | credit note | Notificación | CBC01 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: DeliveryTerms/ID is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/ID
      | code  | document | kind         | given       | where         | from   | to                            | status | also               |
      | FBC02 | invoice  | Notificación | FBC02 is on | deliveryterms | absent | {"loss_risk":"Del comprador"} | 00     | FBC04 Notificación |

  Scenario Outline: <code> on <document>, by request: DeliveryTerms/SpecialTerms is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/SpecialTerms
      | code  | document | kind         | given       | where         | from   | to                            | status | also               |
      | FBC03 | invoice  | Notificación | FBC03 is on | deliveryterms | absent | {"loss_risk":"Del comprador"} | 00     | FBC04 Notificación |

  Scenario Outline: <code> on <document>, by request: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code  | document | kind         | where         | from   | to                            | status | also |
      | FBC04 | invoice  | Notificación | deliveryterms | absent | {"loss_risk":"Del comprador"} | 00     | none |
