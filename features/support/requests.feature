@request @support @support-document @support-adjustment-note
Feature: Requests of support documents and their adjustment notes
  # es: Solicitudes de documentos soporte y sus notas de ajuste
  Names of the field tables, and what is refused.

  Scenario: The resolution may be spelled as the field table spells it
    # es: La resolución se puede escribir como en la tabla de campos
    Given a generated support document
    And "resolution_number" is spelled "resoluntion_number"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing

  Scenario Outline: What an adjustment note corrects may be spelled <spelling>
    # es: Lo que corrige una nota de ajuste se puede escribir <spelling>
    Given an accepted support document
    And a generated support adjustment note about it
    And "billing_reference" is spelled "<spelling>"
    And "discrepancyresponsedescription" is spelled "discrepancyresponsecodedescription"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document refers to what was accepted

    Examples:
      | spelling           |
      | bulling_reference  |
      | bullling_reference |

  Scenario: A purchase on credit needs the day on which it is due
    # es: Una compra a crédito necesita su fecha de vencimiento
    Given a generated support document
    And it asks for
      | field        | value                                                                       |
      | payment_form | { "payment_form_id": 2, "payment_method_id": 10, "duration_measure": "30" } |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | payment_form.payment_due_date |
