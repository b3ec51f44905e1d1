@request @support @support-document @support-adjustment-note
Feature: Dates of purchase
  # es: Fechas de compra
  A purchase reported with those of its week lies in the six calendar days before the
  signature or on its day; one reported alone, on its day (section 2.5.1 of the interface).
  The day is that of Colombia: late in the evening it is already the next one elsewhere.

  Background:
    Given the clock stands at "2026-11-20T23:30:00-05:00"
    And a generated support document

  Scenario Outline: A purchase of <bought>, reported weekly and signed on 2026-11-20, is accepted
    # es: Se acepta una compra del <bought>, reportada por semana y firmada el 2026-11-20
    Given it asks for
      | field                                          | value      |
      | invoice_lines.0.type_generation_transmition_id | 2          |
      | invoice_lines.0.start_date                     | "<bought>" |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                                                     | text     |
      | /*/cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate       | <bought> |
      | /*/cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode | 2        |

    Examples:
      | bought     |
      | 2026-11-20 |
      | 2026-11-19 |
      | 2026-11-14 |

  Scenario Outline: A purchase of <bought>, reported weekly and signed on 2026-11-20, is rejected
    # es: Se rechaza una compra del <bought>, reportada por semana y firmada el 2026-11-20
    Given it asks for
      | field                                          | value      |
      | invoice_lines.0.type_generation_transmition_id | 2          |
      | invoice_lines.0.start_date                     | "<bought>" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | DSFC02a Rechazo |
    And the explanation of DSFC02a names the field "invoice_lines.0.start_date"

    Examples:
      | bought     |
      | 2026-11-13 |
      | 2026-11-21 |

  Scenario: A purchase reported alone is made on the day of the signature
    # es: Una compra reportada sola se hace el día de la firma
    Given it asks for
      | field                                          | value        |
      | invoice_lines.0.type_generation_transmition_id | 1            |
      | invoice_lines.0.start_date                     | "2026-11-20" |
    When it is posted
    Then the authority accepts it without lines

  Scenario Outline: A purchase of <bought>, reported alone and signed on 2026-11-20, is notified
    # es: Se notifica una compra del <bought>, reportada sola y firmada el 2026-11-20
    Given it asks for
      | field                                          | value      |
      | invoice_lines.0.type_generation_transmition_id | 1          |
      | invoice_lines.0.start_date                     | "<bought>" |
    When it is posted
    Then the authority accepts it with exactly the lines
      | DSFC02b Notificación |
    And the explanation of DSFC02b names the field "invoice_lines.0.start_date"

    Examples:
      | bought     |
      | 2026-11-19 |
      | 2026-11-21 |
