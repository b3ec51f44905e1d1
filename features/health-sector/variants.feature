@request @health @invoice
Feature: Invoices of the health sector
  # es: Facturas del sector salud
  With one user and with several, issued like other invoices (section 2.6 of the interface).

  Scenario Outline: A health invoice of the variant <variant> is accepted and answered in full
    # es: Una factura de salud de la variante <variant> se acepta y se responde completa
    Given a generated health invoice of the variant <variant>
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
    And the authority answers by SendBillSync
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
      | CUFE      |
    And cufe is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cufe

    Examples:
      | variant      |
      | oneUser      |
      | severalUsers |
