@request @routing
Feature: Paths of the dialect
  # es: Rutas del dialecto
  Paths that say which document is meant, so that the body need not say it.

  Scenario: support-document takes a support document without its type
    # es: support-document recibe un documento soporte sin su tipo
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
    # es: sd-credit-note recibe la nota de ajuste de un documento soporte sin su tipo
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

  Scenario Outline: <path> takes its <kind> <without> a type
    # es: <path> recibe un documento <es>: <kind>
    Given an accepted <corrected>
    And a generated <kind> about it
    And it asks for
      | field            | value   |
      | type_document_id | <value> |
    When it is posted to "<path>"
    Then the authority accepts it without lines
    And the reply warns of nothing

    Examples:
      | path        | kind        | corrected | without | es                | value    |
      | credit-note | credit note | invoice   | without | sin tipo          | (absent) |
      | credit-note | credit note | invoice   | with no | con un tipo vacío | null     |
      | debit-note  | debit note  | invoice   | without | sin tipo          | (absent) |

  Scenario Outline: <path> takes an invoice of type <type> without its type
    # es: <path> recibe una factura de tipo <type> sin su tipo
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
      | path                | variant         | type | operation |
      | invoice-export      | export          | 02   | 10        |
      | invoice-contingency | contingency     | 03   | 10        |
      | invoice-aiu         | withoutDiscount | 01   | 09        |
      | invoice-transport   | withoutDiscount | 01   | 12        |

  Scenario: invoice-mandate takes an invoice of a mandate, each line in the name of somebody
    # es: invoice-mandate recibe una factura de mandato, cada línea a nombre de alguien
    Given the example invoice
    And it asks for
      | field                         | value       |
      | type_document_id              | (absent)    |
      | type_operation_id             | (absent)    |
      | invoice_lines.0.agentparty    | "900373076" |
      | invoice_lines.0.agentparty_dv | "4"         |
      | invoice_lines.1.agentparty    | "900373076" |
      | invoice_lines.1.agentparty_dv | "4"         |
    When it is posted to "invoice-mandate"
    Then the authority accepts it without lines
    And the document has
      | path                   | text |
      | /*/cbc:InvoiceTypeCode | 01   |
      | /*/cbc:CustomizationID | 11   |

  Scenario: invoice-contingency-4 takes an invoice of type 04 without its type while the authority is out of service
    # es: invoice-contingency-4 recibe una factura de tipo 04 sin su tipo mientras la autoridad no está en servicio
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an authority whose registry has
      | field                      | value                       |
      | contingencyPeriods.0.start | "2026-11-20T08:00:00-05:00" |
      | contingencyPeriods.0.end   | "2026-11-20T20:00:00-05:00" |
    And a generated invoice of the variant withoutDiscount
    And it asks for
      | field             | value    |
      | type_document_id  | (absent) |
      | type_operation_id | (absent) |
    When it is posted to "invoice-contingency-4"
    Then the authority accepts it without lines
    And the document has
      | path                   | text |
      | /*/cbc:InvoiceTypeCode | 04   |

  Scenario Outline: <path> does not take documents of another type
    # es: <path> no recibe documentos de otro tipo
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
      | invoice-export      | invoice                 | 1    |
      | invoice-aiu         | invoice                 | 2    |
