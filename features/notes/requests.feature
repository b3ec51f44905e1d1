@request @notes @credit-note @debit-note
Feature: Requests of credit and debit notes
  # es: Solicitudes de notas crédito y débito
  Names of the field tables, and what is refused.

  Scenario Outline: What a <note> corrects may be spelled <spelling>
    # es: <note>: lo que corrige se puede escribir <spelling>
    Given an accepted invoice
    And a generated <note> about it
    And "billing_reference" is spelled "<spelling>"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document refers to what was accepted

    Examples:
      | note        | spelling           |
      | credit note | bulling_reference  |
      | credit note | bullling_reference |
      | debit note  | bulling_reference  |
      | debit note  | bullling_reference |

  Scenario Outline: The reason of a <note> may be spelled discrepancyresponsecodedescription
    # es: <note>: su motivo se puede escribir discrepancyresponsecodedescription
    Given an accepted invoice
    And a generated <note> about it
    And it asks for
      | field                          | value                |
      | discrepancyresponsedescription | "Ajuste de la venta" |
      | notes                          | (absent)             |
    And "discrepancyresponsedescription" is spelled "discrepancyresponsecodedescription"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path        | text               |
      | /*/cbc:Note | Ajuste de la venta |

    Examples:
      | note        |
      | credit note |
      | debit note  |

  Scenario: An error is told under the name that the caller used
    # es: Un error se indica con el nombre que usó quien llama
    Given a generated credit note
    And it asks for
      | field             | value                             |
      | billing_reference | { "uuid": "ab", "issue_date": 7 } |
    And "billing_reference" is spelled "bulling_reference"
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | bulling_reference.number     |
      | bulling_reference.issue_date |
