@routing
Feature: Paths of the dialect
  Paths that say which document is meant, so that the body need not say it.

  Scenario: support-document takes a support document without its type
    Given a generated support document
    And it asks for
      | field            | value    |
      | type_document_id | (absent) |
    When it is posted to "support-document"
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                   | text |
      | /*/cbc:InvoiceTypeCode | 05   |

  Scenario: sd-credit-note takes the adjustment note of a support document without its type
    Given an accepted support document
    And a generated support adjustment note about it
    And it asks for
      | field            | value    |
      | type_document_id | (absent) |
    When it is posted to "sd-credit-note"
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                      | text |
      | /*/cbc:CreditNoteTypeCode | 95   |
    And the document refers to what was accepted

  Scenario Outline: <path> takes an invoice of type <type> without its type
    Given a generated invoice of the variant <variant>
    And it asks for
      | field             | value    |
      | type_document_id  | (absent) |
      | type_operation_id | (absent) |
    When it is posted to "<path>"
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                   | text        |
      | /*/cbc:InvoiceTypeCode | <type>      |
      | /*/cbc:CustomizationID | <operation> |

    Examples:
      | path                  | variant         | type | operation |
      | invoice-export        | export          | 02   | 10        |
      | invoice-contingency   | contingency     | 03   | 10        |
      | invoice-contingency-4 | withoutDiscount | 04   | 10        |
      | invoice-aiu           | withoutDiscount | 01   | 09        |
      | invoice-mandate       | withoutDiscount | 01   | 11        |
      | invoice-transport     | withoutDiscount | 01   | 12        |

  Scenario Outline: <path> does not take documents of another type
    Given a generated <document>
    And it asks for
      | field            | value  |
      | type_document_id | <type> |
    When it is posted to "<path>"
    Then the reply is 422 "invalid-request"
    And its errors are about
      | type_document_id |

    Examples:
      | path                | document                | type |
      | support-document    | support document        | 13   |
      | sd-credit-note      | support adjustment note | 11   |
      | credit-note         | credit note             | 5    |
      | debit-note          | debit note              | 4    |
      | payroll-adjust-note | payroll deletion        | 9    |
