@request @invoice
Feature: Outcomes of an invoice
  # es: Resultados de una factura
  What the authority answers to an invoice, line by line (section 7 of the interface).

  Scenario: A company set up for production, with a wrong technical key, posts to the test environment
    # es: Una empresa configurada para producción, con una clave técnica incorrecta, envía al ambiente de pruebas
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And a company configured with
      | field                               | value                                      |
      | environment                         | "1"                                        |
      | ranges.0.authorization.technicalKey | "0000000000000000000000000000000000000000" |
    And the example invoice with
      | field              | value               |
      | date               | "2026-11-19"        |
      | prefix             | "SETX"              |
      | establishment_name | "OTRA RAZON SOCIAL" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAD04 Rechazo       |
      | FAD07 Rechazo       |
      | FAD09e Rechazo      |
      | FAD05e Rechazo      |
      | FAD06 Rechazo       |
      | FAJ43b Notificación |
      | FAB10b Rechazo      |
    And the reply has "success" = "true"
    And the explanation of FAD09e names the field "date"
    And the explanation of FAJ43b names the field "establishment_name"

  Scenario: A name that the RUT does not have for the issuer is only notified
    # es: Un nombre del emisor que no está en el RUT solo se notifica
    Given the example invoice with
      | field              | value               |
      | establishment_name | "OTRA RAZON SOCIAL" |
    When it is posted
    Then the authority accepts it with exactly the lines
      | FAJ43b Notificación |
    And the ApplicationResponse says "02" about that cufe

  Scenario: An issuer that is registered and not enabled cannot issue in production
    # es: Un emisor registrado y no habilitado no puede emitir en producción
    Given an authority for environment "1"
    And a company configured with
      | field       | value |
      | environment | "1"   |
    And an authority whose registry has
      | field                   | value        |
      | contributors.0.status   | "registered" |
      | contributors.0.families | []           |
    And the example invoice
    When it is posted
    Then the authority rejects it with exactly the lines
      | 92 Rechazo     |
      | FAB19b Rechazo |
      | FAJ21 Rechazo  |
      | FAJ44a Rechazo |

  Scenario: An issuer that is enabled for other documents cannot issue invoices
    # es: Un emisor habilitado para otros documentos no puede emitir facturas
    Given an authority for environment "1"
    And a company configured with
      | field       | value |
      | environment | "1"   |
    And an authority whose registry has
      | field                   | value                  |
      | contributors.0.families | ["support", "payroll"] |
    And the example invoice
    When it is posted
    Then the authority rejects it with exactly the lines
      | 92 Rechazo |

  Scenario: A RUT that does not answer is notified where the rule is on
    # es: Un RUT que no responde se notifica donde la regla está activa
    Given an authority with rule RUT01 switched on
    And an authority whose registry has
      | field         | value |
      | rut.available | false |
    And the example invoice
    When it is posted
    Then the authority accepts it with exactly the lines
      | RUT01 Notificación |

  Scenario: A RUT that does not answer goes unsaid by default
    # es: Un RUT que no responde no se menciona por defecto
    Given an authority whose registry has
      | field         | value |
      | rut.available | false |
    And the example invoice
    When it is posted
    Then the authority accepts it without lines

  Scenario: A total that does not follow from the others is rejected, and its field named
    # es: Un total que no resulta de los demás se rechaza y se indica su campo
    Given the example invoice with
      | field                                | value        |
      | legal_monetary_totals.payable_amount | "1386352.01" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAU14 Rechazo |
    And the explanation of FAU14 names the field "legal_monetary_totals.payable_amount"
    And the ApplicationResponse says "04" about that cufe

  Scenario: A difference of exactly the tolerance passes
    # es: Una diferencia igual a la tolerancia pasa
    Given the example invoice with
      | field                                | value        |
      | legal_monetary_totals.payable_amount | "1386352.00" |
    When it is posted
    Then the authority accepts it without lines

  Scenario: A wrong check digit of the customer is rejected
    # es: Se rechaza un dígito de verificación incorrecto del adquiriente
    Given the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAK24b Rechazo |
    And the explanation of FAK24b names the field "customer.dv"

  Scenario: A rejected number may be used again
    # es: Un número rechazado se puede usar de nuevo
    Given the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is posted
    And "customer.dv" is changed to 7
    And it is posted again
    Then the authority accepts it without lines

  Scenario: A number that was accepted is not sent again
    # es: Un número aceptado no se envía de nuevo
    Given the example invoice
    When it is posted
    And it is posted again
    Then the reply is 409 "number-already-accepted"

  Scenario: A number that was accepted and is sent again on request is a duplicate
    # es: Un número aceptado que se envía de nuevo a pedido es un duplicado
    Given the example invoice
    When it is posted
    And it is posted again with the header "Ensayo-Allow-Resend: 1"
    Then the authority rejects it with exactly the lines
      | 90 Rechazo |
    And the authority names the key of the first reply
