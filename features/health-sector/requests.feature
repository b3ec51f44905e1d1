@request @health @invoice
Feature: Requests of the health sector
  # es: Solicitudes del sector salud
  Names of the field tables, and what is refused.

  Scenario: A contract and a policy of one user exclude each other
    # es: El contrato y la póliza de un usuario se excluyen
    Given a generated health invoice
    And it asks for
      | field                                      | value  |
      | health_fields.users_info.0.contract_number | "C-01" |
      | health_fields.users_info.0.policy_number   | "P-01" |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | health_fields.users_info.0.contract_number |
      | health_fields.users_info.0.policy_number   |

  Scenario Outline: Of contract and policy, <given> alone is enough
    # es: De contrato y póliza basta <given>
    Given a generated health invoice
    And it asks for
      | field                              | value    |
      | health_fields.users_info.0.<given> | "1-02"   |
      | health_fields.users_info.0.<other> | (absent) |
    When it is posted
    Then the authority accepts it without lines

    Examples:
      | given           | other           |
      | contract_number | policy_number   |
      | policy_number   | contract_number |

  Scenario Outline: <field> may be spelled <spelling>
    # es: <field> se puede escribir <spelling>
    Given the clock stands at "2024-03-31T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field   | value   |
      | <field> | <value> |
    And "<field>" is spelled "<spelling>"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing

    Examples:
      | field                                          | value | spelling                |
      | health_fields.health_type_operation_id         | 1     | helth_type_operation_id |
      | health_fields.users_info.0.first_name          | "ANA" | firt_name               |
      | health_fields.users_info.0.health_type_user_id | 4     | type_user_id            |

  Scenario: A health invoice says which period it is about
    # es: Una factura de salud indica su período
    Given a generated health invoice
    And it asks for
      | field                                   | value    |
      | health_fields.invoice_period_start_date | (absent) |
      | health_fields.invoice_period_end_date   | (absent) |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | health_fields.invoice_period_start_date |
      | health_fields.invoice_period_end_date   |
