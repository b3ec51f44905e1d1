@wire @operations
Feature: Notes that correct a document
  # es: Notas que corrigen un documento
  GetReferenceNotes lists the accepted notes that name a document, by the document's own unique code.

  Scenario: An invoice that was corrected twice
    # es: Una factura corregida dos veces
    Given an accepted invoice
    And a generated credit note about it
    When it is posted
    And GetReferenceNotes is called about it
    Then the result lists
      | 91 | Nota crédito |
    Given a generated debit note about it
    When it is posted
    And GetReferenceNotes is called about it
    Then the result has
      | member     | value |
      | IsValid    | true  |
      | StatusCode | 00    |
    And the result lists
      | 91 | Nota crédito |
      | 92 | Nota débito  |

  Scenario: A note that is rejected corrects nothing
    # es: Una nota rechazada no corrige nada
    Given an accepted invoice
    And a generated credit note about it
    And it asks for
      | field                                | value  |
      | legal_monetary_totals.payable_amount | "1.00" |
    When it is posted
    Then the authority does not accept it
    When GetReferenceNotes is called about it
    Then the result has
      | member     | value |
      | StatusCode | 67    |

  Scenario: The adjustment note of a support document
    # es: La nota de ajuste de un documento soporte
    Given an accepted support document
    And a generated support adjustment note about it
    When it is posted
    And GetReferenceNotes is called about it
    Then the result lists
      | 95 | Nota de ajuste al documento soporte |
