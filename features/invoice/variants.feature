@request @invoice
Feature: Variants of an invoice
  # es: Variantes de una factura
  Every documented variant, generated, goes through both services and is accepted.

  Scenario Outline: An invoice of the variant <variant> is accepted and answered in full
    # es: Una factura de la variante <variant> se acepta y se responde completa
    Given a generated invoice of the variant <variant>
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the reply begins with the keys
      | success               |
      | message               |
      | send_email_success    |
      | send_email_date_time  |
      | urlinvoicexml         |
      | urlinvoicepdf         |
      | urlinvoiceattached    |
      | cufe                  |
      | QRStr                 |
      | certificate_days_left |
      | resolution_days_left  |
      | ResponseAuthority     |
    And QRStr says what the document states, in the lines
      | NumFac    |
      | FecFac    |
      | HorFac    |
      | NitFac    |
      | DocAdq    |
      | ValFac    |
      | ValIva    |
      | ValOtroIm |
      | ValTolFac |
      | <code>    |
    And cufe is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cufe

    Examples:
      | variant             | code |
      | withoutDiscount     | CUFE |
      | lineDiscount        | CUFE |
      | globalDiscount      | CUFE |
      | charges             | CUFE |
      | credit              | CUFE |
      | severalPaymentMeans | CUFE |
      | freeLines           | CUFE |
      | severalRates        | CUFE |
      | consumption         | CUFE |
      | ivaAndInc           | CUFE |
      | nominalTax          | CUFE |
      | withholdings        | CUFE |
      | prepaid             | CUFE |
      | payableRounding     | CUFE |
      | export              | CUFE |
      | foreignCurrency     | CUFE |
      | finalConsumer       | CUFE |
      | naturalPerson       | CUFE |
      | manyLines           | CUFE |
      | period              | CUFE |
      | orderReference      | CUFE |
      | additionalReference | CUFE |
      | contingency         | CUDE |
