# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AF
Feature: Orders, despatch, receipt and additional documents (AF), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: OrderReference/IssueDate is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa OrderReference/IssueDate
      | code  | document | kind         | where           | from   | to                  | status | also |
      | FAF03 | invoice  | Notificación | order_reference | absent | {"id_order":"OC-1"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: ReceiptDocumentReference/IssueDate is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa ReceiptDocumentReference/IssueDate
      | code  | document | kind         | where                       | from   | to             | status | also |
      | FAH03 | invoice  | Notificación | receipt_document_references | absent | [{"id":"R-1"}] | 00     | none |

  Scenario Outline: <code> on <document>, by request: AdditionalDocumentReference/IssueDate is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/IssueDate
      | code  | document | kind         | where                         | from   | to         | status | also |
      | FAI05 | invoice  | Notificación | additional_document_reference | absent | {"id":"1"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: AdditionalDocumentReference/DocumentTypeCode is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/DocumentTypeCode
      | code  | document | kind         | where                         | from   | to         | status | also |
      | FAI06 | invoice  | Notificación | additional_document_reference | absent | {"id":"1"} | 00     | none |
