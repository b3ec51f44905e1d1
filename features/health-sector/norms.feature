@request @health @invoice
Feature: Health invoices by the norm of their day
  # es: Facturas de salud según la norma de su día
  The ministry of health changed what an invoice says of a user in April 2024 and in July 2026. No request is refused for it: all
  that is given is written under the act of the day or, where the company wants it so, what that act has.

  Scenario Outline: An invoice of <day> has all that was given, under the <act>
    # es: Una factura del <day> lleva todo lo indicado, según la <act>
    Given the clock stands at "<day>T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                               | text           |
      | /*/cbc:IssueDate                   | <day>          |
      | /*/cac:InvoicePeriod/cbc:StartTime | 00:00:00-05:00 |
      | /*/cac:InvoicePeriod/cbc:EndTime   | 23:59:59-05:00 |
    And the health extension has
      | name                                            | text                    |
      | Tipo, identificador:año del acto administrativo | <act>                   |
      | TIPO_DOCUMENTO_IDENTIFICACION                   | CC Cédula de ciudadanía |
      | NUMERO_DOCUMENTO_IDENTIFICACION                 | 1020304050              |
      | PRIMER_APELLIDO                                 | PÉREZ                   |
      | SEGUNDO_APELLIDO                                | GÓMEZ                   |
      | PRIMER_NOMBRE                                   | ANA                     |
      | SEGUNDO_NOMBRE                                  | LUISA                   |
      | TIPO_USUARIO                                    | 04 Subsidiado           |
      | MODALIDAD_PAGO                                  | 04 Pago por evento      |
      | COBERTURA_PLAN_BENEFICIOS                       | 02 Presupuesto máximo   |
      | NUMERO_CONTRATO                                 | C-1                     |
      | FACTURA_SIN_CONTRATO                            | 07 Paciente particular  |
      | ANTICIPO                                        | 7000.00                 |

    Examples:
      | day        | act                    |
      | 2024-03-15 | Resolución 510:2022    |
      | 2024-09-15 | Resolución 2275:2023   |
      | 2026-06-15 | Resolución 1884:2024   |
      | 2026-07-15 | Resolución 000948:2026 |

  Scenario: Before April 2024 the answer warns of what July 2026 added
    # es: Antes de abril de 2024 la respuesta advierte lo que agregó julio de 2026
    Given the clock stands at "2024-03-15T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the warning "health-fields-not-in-force" is about
      | health_fields.invoice_period_start_time                  |
      | health_fields.invoice_period_end_time                    |
      | health_fields.users_info.0.health_uncontracted_reason_id |
      | health_fields.users_info.0.advance                       |

  Scenario Outline: On <day> the answer warns of the patient's data, and of what July 2026 added
    # es: El <day> la respuesta advierte los datos del paciente y lo que agregó julio de 2026
    Given the clock stands at "<day>T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the warning "health-fields-not-in-force" is about
      | health_fields.invoice_period_start_time                           |
      | health_fields.invoice_period_end_time                             |
      | health_fields.users_info.0.health_type_document_identification_id |
      | health_fields.users_info.0.identification_number                  |
      | health_fields.users_info.0.surname                                |
      | health_fields.users_info.0.second_surname                         |
      | health_fields.users_info.0.first_name                             |
      | health_fields.users_info.0.middle_name                            |
      | health_fields.users_info.0.health_type_user_id                    |
      | health_fields.users_info.0.health_uncontracted_reason_id          |
      | health_fields.users_info.0.advance                                |

    Examples:
      | day        |
      | 2024-09-15 |
      | 2026-06-15 |

  Scenario: From July 2026 the answer warns of the patient's data
    # es: Desde julio de 2026 la respuesta advierte los datos del paciente
    Given the clock stands at "2026-07-15T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the warning "health-fields-not-in-force" is about
      | health_fields.users_info.0.health_type_document_identification_id |
      | health_fields.users_info.0.identification_number                  |
      | health_fields.users_info.0.surname                                |
      | health_fields.users_info.0.second_surname                         |
      | health_fields.users_info.0.first_name                             |
      | health_fields.users_info.0.middle_name                            |
      | health_fields.users_info.0.health_type_user_id                    |

  Scenario Outline: A company that wants the current model has on <day> what the <act> has
    # es: Una empresa que quiere el modelo actual lleva el <day> lo de la <act>
    Given the clock stands at "<day>T10:00:00-05:00"
    And a company configured with
      | field       | value     |
      | healthModel | "current" |
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                             | text  |
      | /*/cac:InvoicePeriod/cbc:EndDate | <end> |
    And the health extension has
      | name                                            | text               |
      | Tipo, identificador:año del acto administrativo | <act>              |
      | NUMERO_DOCUMENTO_IDENTIFICACION                 | <number>           |
      | PRIMER_APELLIDO                                 | <name>             |
      | TIPO_USUARIO                                    | <user>             |
      | MODALIDAD_PAGO                                  | 04 Pago por evento |
      | NUMERO_CONTRATO                                 | C-1                |
      | FACTURA_SIN_CONTRATO                            | <reason>           |
      | ANTICIPO                                        | <advance>          |

    Examples:
      | day        | act                    | end        | number     | name     | user          | reason                 | advance  |
      | 2024-03-15 | Resolución 510:2022    | 2024-03-12 | 1020304050 | PÉREZ    | 04 Subsidiado | (absent)               | (absent) |
      | 2024-09-15 | Resolución 2275:2023   | 2024-09-12 | (absent)   | (absent) | (absent)      | (absent)               | (absent) |
      | 2026-06-15 | Resolución 1884:2024   | 2026-06-12 | (absent)   | (absent) | (absent)      | (absent)               | (absent) |
      | 2026-07-15 | Resolución 000948:2026 | 2026-07-12 | (absent)   | (absent) | (absent)      | 07 Paciente particular | 7000.00  |

  Scenario: A company that wants the current model from now on
    # es: Una empresa que quiere el modelo actual de ahora en adelante
    Given the clock stands at "2026-07-15T10:00:00-05:00"
    And a company configured with
      | field | value                    |
      | name  | "EMPRESA DE PRUEBAS SAS" |
    And the company then changes its settings to
      | field        | value     |
      | health_model | "current" |
    And a generated health invoice
    And it asks for
      | field                                   | value                                                                                                                                                                                                                                                                                                                                                                                                |
      | health_fields.invoice_period_start_time | "00:00:00"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.invoice_period_end_time   | "23:59:59"                                                                                                                                                                                                                                                                                                                                                                                           |
      | health_fields.users_info                | [{ "provider_code": "050010002901", "health_type_document_identification_id": 1, "identification_number": "1020304050", "surname": "PÉREZ", "second_surname": "GÓMEZ", "first_name": "ANA", "middle_name": "LUISA", "health_type_user_id": 4, "health_contracting_payment_method_id": 4, "health_coverage_id": 2, "contract_number": "C-1", "health_uncontracted_reason_id": 7, "advance": "7000" }] |
    When it is posted
    Then the authority accepts it without lines
    And the health extension has
      | name            | text     |
      | PRIMER_APELLIDO | (absent) |
      | ANTICIPO        | 7000.00  |
    And the warning "health-fields-not-in-force" is about
      | health_fields.users_info.0.health_type_document_identification_id |
      | health_fields.users_info.0.identification_number                  |
      | health_fields.users_info.0.surname                                |
      | health_fields.users_info.0.second_surname                         |
      | health_fields.users_info.0.first_name                             |
      | health_fields.users_info.0.middle_name                            |
      | health_fields.users_info.0.health_type_user_id                    |

  Scenario Outline: <what> on <day> is written, with a warning
    # es: <es> el <day> se escribe con advertencia
    Given the clock stands at "<day>T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                    | value                                                                                                              |
      | health_fields.users_info | [{ "health_contracting_payment_method_id": <modality>, "health_coverage_id": <coverage>, "policy_number": "P-1" }] |
    When it is posted
    Then the authority accepts it without lines
    And the health extension has
      | name   | text   |
      | <name> | <text> |
    And the warning "health-code-not-in-force" is about
      | health_fields.users_info.0.<field> |

    Examples:
      | what        | es              | day        | modality | coverage | name                      | text                                                           | field                                |
      | Modality 05 | La modalidad 05 | 2026-07-15 | 5        | 2        | MODALIDAD_PAGO            | 05 Otra modalidad (específica)                                 | health_contracting_payment_method_id |
      | Coverage 01 | La cobertura 01 | 2026-07-15 | 4        | 1        | COBERTURA_PLAN_BENEFICIOS | 01 Plan de beneficios en salud financiado con UPC              | health_coverage_id                   |
      | Coverage 16 | La cobertura 16 | 2024-09-15 | 4        | 16       | COBERTURA_PLAN_BENEFICIOS | 16 Plan de beneficios en salud financiado con UPC Contributivo | health_coverage_id                   |

  Scenario Outline: <what> on <day> is written without a warning
    # es: <es> el <day> se escribe sin advertencia
    Given the clock stands at "<day>T10:00:00-05:00"
    And a generated health invoice
    And it asks for
      | field                    | value                                                                                                                       |
      | health_fields.users_info | [{ "health_contracting_payment_method_id": <modality>, "health_coverage_id": <coverage>, "contract_number": "<contract>" }] |
    When it is posted
    Then the authority accepts it without lines
    And the health extension has
      | name            | text       |
      | NUMERO_CONTRATO | <contract> |
    And the reply warns of nothing

    Examples:
      | what        | es              | day        | modality | coverage | contract                                                         |
      | Modality 05 | La modalidad 05 | 2024-09-15 | 5        | 1        | 1000-2021                                                        |
      | Coverage 16 | La cobertura 16 | 2026-06-15 | 4        | 16       | 1000-2021                                                        |
      | Coverage 17 | La cobertura 17 | 2026-07-15 | 4        | 17       | 3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b3b |

  Scenario Outline: An advance of the invoice is that of its only user from July 2026
    # es: Un anticipo de la factura es el de su único usuario desde julio de 2026
    Given the clock stands at "<day>T10:00:00-05:00"
    And the example invoice with
      | field                                 | value                                                                                                                                                                                                         |
      | date                                  | "<day>"                                                                                                                                                                                                       |
      | health_fields                         | { "invoice_period_start_date": "2026-06-01", "invoice_period_end_date": "2026-06-30", "health_type_operation_id": 1, "users_info": [{ "health_contracting_payment_method_id": 4, "health_coverage_id": 2 }] } |
      | prepaid_payment                       | { "idpayment": "ANT-1", "prepaid_payment_type_id": 4, "paidamount": "1000.50", "receiveddate": "2026-06-15" }                                                                                                 |
      | legal_monetary_totals.pre_paid_amount | "1000.50"                                                                                                                                                                                                     |
      | legal_monetary_totals.payable_amount  | "1385349.50"                                                                                                                                                                                                  |
    When it is posted
    Then the authority accepts it without lines
    And the health extension has
      | name     | text      |
      | ANTICIPO | <advance> |

    Examples:
      | day        | advance  |
      | 2026-06-30 | (absent) |
      | 2026-07-01 | 1000.50  |
