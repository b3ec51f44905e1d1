@request @payroll @payroll-adjustment
Feature: Requests of payroll and its adjustments
  # es: Solicitudes de nómina y sus ajustes
  Names of the field tables, and what is refused.

  Scenario Outline: <field> may be spelled <spelling>
    # es: <field> se puede escribir <spelling>
    Given a generated payroll
    And "<field>" is spelled "<spelling>"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing

    Examples:
      | field                  | spelling      |
      | worker.second_surname  | secod_surname |
      | worker.municipality_id | municipality  |
      | payment                | patment       |
      | deductions             | deducciones   |

  Scenario: An account whose type stands apart, as the field table has it, is read as one
    # es: Una cuenta con su tipo aparte, como en la tabla de campos, se lee como una sola
    Given a generated payroll
    And it asks for
      | field                | value                         |
      | payment.account_type | (absent)                      |
      | patment              | { "account_type": "Ahorros" } |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                | text    |
      | /*/Pago/@TipoCuenta | Ahorros |

  Scenario Outline: The predecessor of a <adjustment> may be spelled prodecessor
    # es: <adjustment>: el predecesor se puede escribir prodecessor
    Given an accepted payroll
    And a generated <adjustment> about it
    And "predecessor" is spelled "prodecessor"
    When it is posted
    And the reply warns of nothing
    And the verdict is asked for by its ZipKey
    Then the authority accepts it without lines

    Examples:
      | adjustment          |
      | payroll replacement |
      | payroll deletion    |

  Scenario: A payment by bank needs the name of the bank
    # es: Un pago por banco necesita el nombre del banco
    Given a generated payroll
    And it asks for
      | field             | value    |
      | payment.bank_name | (absent) |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | payment.bank_name |

  Scenario: A novelty needs the code of what it completes
    # es: Una novedad necesita el código de lo que completa
    Given a generated payroll
    And it asks for
      | field           | value |
      | novelty.novelty | true  |
      | novelty.uuidnov | ""    |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | novelty.uuidnov |

  Scenario: An error is told under the name that the caller used
    # es: Un error se indica con el nombre que usó quien llama
    Given a generated payroll deletion
    And it asks for
      | field       | value                         |
      | predecessor | { "predecessor_number": "1" } |
    And "predecessor" is spelled "prodecessor"
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | prodecessor.predecessor_cune       |
      | prodecessor.predecessor_issue_date |
