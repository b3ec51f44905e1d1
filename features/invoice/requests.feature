@request @invoice
Feature: Requests of an invoice
  # es: Solicitudes de una factura
  What the issuing service takes, what it warns of and what it refuses.

  Scenario: resolution_number may be spelled as the field table spells it
    # es: resolution_number se puede escribir como en la tabla de campos
    Given the example invoice
    And "resolution_number" is spelled "resoluntion_number"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                                                                                                                      | text        |
      | /*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | 18760000001 |

  Scenario: currency_id may be spelled idcurrency
    # es: currency_id se puede escribir idcurrency
    Given the example invoice with
      | field           | value     |
      | currency_id     | 149       |
      | calculationrate | "4250.00" |
    And "currency_id" is spelled "idcurrency"
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                        | text |
      | /*/cbc:DocumentCurrencyCode | USD  |

  Scenario: An error is told under the name that the caller used
    # es: Un error se indica con el nombre que usó quien llama
    Given the example invoice with
      | field       | value |
      | currency_id | 99999 |
    And "currency_id" is spelled "idcurrency"
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | idcurrency |

  Scenario Outline: A date may be written <date>
    # es: Una fecha se puede escribir <date>
    Given the clock stands at "2026-11-05T10:00:00-05:00"
    And the example invoice with
      | field | value    |
      | date  | "<date>" |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path             | text       |
      | /*/cbc:IssueDate | 2026-11-05 |

    Examples:
      | date       |
      | 2026-11-05 |
      | 2026/11/05 |
      | 11/05/2026 |

  Scenario Outline: <date> is no date
    # es: <date> no es una fecha
    Given the example invoice with
      | field | value    |
      | date  | "<date>" |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | date |

    Examples:
      | date       |
      | 2026-02-30 |
      | 05-11-2026 |
      | 20261105   |

  Scenario: Numbers may come as text and amounts as numbers
    # es: Los números pueden venir como texto y los valores como números
    Given the example invoice with
      | field                                       | value       |
      | type_document_id                            | "1"         |
      | customer.identification_number              | "901458652" |
      | customer.dv                                 | "7"         |
      | legal_monetary_totals.line_extension_amount | 1165000     |
      | tax_totals.0.percent                        | 19          |
      | invoice_lines.0.unit_measure_id             | "730"       |
      | invoice_lines.0.price_amount                | 85000.0     |
      | invoice_lines.0.free_of_charge_indicator    | "false"     |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                                                        | text       |
      | /*/cac:LegalMonetaryTotal/cbc:LineExtensionAmount           | 1165000.00 |
      | /*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | 19.00      |

  Scenario: A request without a number gets the one behind the highest
    # es: Una solicitud sin número recibe el siguiente al más alto
    Given the clock stands at "2026-11-05T10:00:00-05:00"
    And the example invoice with
      | field  | value     |
      | number | 990000123 |
    When it is posted
    And "number" is changed to (absent)
    And it is posted again
    Then the authority accepts it without lines
    And the reply has "urlinvoicexml" = "FES-SETP990000124.xml"

  Scenario: A field that the service does not know is used for nothing, and named
    # es: Un campo que el servicio no conoce no se usa, y se indica
    Given the example invoice with
      | field                  | value |
      | a_field_of_ours        | "x"   |
      | customer.favourite     | "tea" |
      | invoice_lines.1.colour | "red" |
    When it is posted
    Then the authority accepts it without lines
    And the warning "unknown-fields" is about
      | customer.favourite     |
      | invoice_lines.1.colour |
      | a_field_of_ours        |

  Scenario: A customer with a NIT needs its check digit
    # es: Un adquiriente con NIT necesita su dígito de verificación
    Given the example invoice with
      | field       | value    |
      | customer.dv | (absent) |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | customer.dv |

  Scenario: A customer without a NIT needs no check digit
    # es: Un adquiriente sin NIT no necesita dígito de verificación
    Given the example invoice with
      | field                                    | value                |
      | customer.dv                              | (absent)             |
      | customer.identification_number           | 1000200037           |
      | customer.type_document_identification_id | 3                    |
      | customer.name                            | "PERSONA DE PRUEBAS" |
    When it is posted
    Then the authority accepts it without lines

  Scenario: A payment on credit needs its duration
    # es: Un pago a crédito necesita su plazo
    Given the example invoice with
      | field                        | value |
      | payment_form.payment_form_id | 2     |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | payment_form.duration_measure |

  Scenario: Every failing field is named at once
    # es: Todos los campos con error se indican a la vez
    Given the example invoice with
      | field                                | value    |
      | number                               | "12a"    |
      | customer.name                        | (absent) |
      | legal_monetary_totals.payable_amount | "1,00"   |
      | invoice_lines.1.unit_measure_id      | 999999   |
    When it is posted
    Then the reply is 422 "invalid-request"
    And its errors are about
      | number                               |
      | customer.name                        |
      | legal_monetary_totals.payable_amount |
      | invoice_lines.1.unit_measure_id      |

  Scenario: A preview is a page, and uses up no number
    # es: Una vista previa es una página y no gasta ningún número
    Given the example invoice with
      | field  | value    |
      | number | (absent) |
    When its preview is asked for
    And its preview is asked for
    Then the reply begins with the keys
      | success          |
      | message          |
      | urlinvoicepdf    |
      | base64invoicepdf |
    And "base64invoicepdf" of the reply is a PDF
    When it is posted
    Then the authority accepts it without lines
    And all replies name the same number

  Scenario: The preview of an invalid request is refused as the invoice would be
    # es: La vista previa de una solicitud no válida se niega como la factura
    Given the example invoice with
      | field       | value    |
      | customer.dv | (absent) |
    When its preview is asked for
    Then the reply is 422 "invalid-request"
    And its errors are about
      | customer.dv |
