# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AF
Feature: Orders, despatch, receipt and additional documents (AF), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: OrderReference/IssueDate is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa OrderReference/IssueDate
      | code   | document   | kind         | given        | where           | from   | to                  | status | also |
      | DEAF03 | POS ticket | Notificación | DEAF03 is on | order_reference | absent | {"id_order":"OC-1"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: AdditionalDocumentReference/IssueDate is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/IssueDate
      | code   | document   | kind         | given        | where                         | from   | to         | status | also |
      | DEAI05 | POS ticket | Notificación | DEAI05 is on | additional_document_reference | absent | {"id":"1"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: AdditionalDocumentReference/DocumentTypeCode is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/DocumentTypeCode
      | code   | document   | kind         | given        | where                         | from   | to         | status | also |
      | DEAI06 | POS ticket | Notificación | DEAI06 is on | additional_document_reference | absent | {"id":"1"} | 00     | none |
