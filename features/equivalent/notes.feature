@request @equivalent @equivalent-credit-note @equivalent-debit-note
Feature: Adjustment notes of POS tickets
  # es: Notas de ajuste de los tiquetes POS
  A ticket is adjusted by a credit note (94) or a debit note (93). Both say by their operation which type of document
  they adjust.

  Scenario Outline: An <note> about a ticket of the variant <variant> is accepted
    # es: Se acepta: <note> sobre un tiquete de la variante <variant>
    Given an accepted POS ticket of the variant <variant>
    And a generated <note> about it
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the authority answers by SendBillSync
    And cude is the authority's XmlDocumentKey
    And the document has
      | path                    | text        |
      | /*/cbc:ProfileID        | <profile>   |
      | /*/cbc:CustomizationID  | 20          |
      | /*/cbc:UUID/@schemeName | CUDE-SHA384 |
    And the document refers to what was accepted

    Examples:
      | note                   | variant       | profile                                                   |
      | equivalent credit note | finalConsumer | DIAN 2.1: Nota de ajuste crédito al documento equivalente |
      | equivalent credit note | namedBuyer    | DIAN 2.1: Nota de ajuste crédito al documento equivalente |
      | equivalent credit note | nominalTax    | DIAN 2.1: Nota de ajuste crédito al documento equivalente |
      | equivalent debit note  | finalConsumer | DIAN 2.1: Nota de ajuste débito al documento equivalente  |
      | equivalent debit note  | namedBuyer    | DIAN 2.1: Nota de ajuste débito al documento equivalente  |
      | equivalent debit note  | sugaryDrinks  | DIAN 2.1: Nota de ajuste débito al documento equivalente  |

  Scenario Outline: An <note> is of a ticket whatever operation is asked for
    # es: <note>: es de un tiquete sin importar la operación que se pida
    Given an accepted POS ticket
    And a generated <note> about it
    And it asks for
      | field             | value       |
      | type_operation_id | <operation> |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                   | text |
      | /*/cbc:CustomizationID | 20   |
    And the warning "unused-fields" is about
      | type_operation_id |

    Examples:
      | note                   | operation |
      | equivalent credit note | 31        |
      | equivalent debit note  | 6         |

  Scenario Outline: An <note> about a code that no document has
    # es: <note> sobre un código que ningún documento tiene
    Given an accepted POS ticket
    And a generated <note> about it
    And it asks for
      | field                  | value                                                                                              |
      | billing_reference.uuid | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | <family>BG04 Rechazo |
    And the explanation of <family>BG04 names the field "billing_reference.uuid"

    Examples:
      | note                   | family |
      | equivalent credit note | NA     |
      | equivalent debit note  | NAD    |

  Scenario: A debit note sent as a credit note
    # es: Una nota débito enviada como nota crédito
    Given an accepted POS ticket
    And a generated equivalent credit note about it
    And it asks for
      | field            | value |
      | type_document_id | 25    |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | type_document_id |
