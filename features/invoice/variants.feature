@invoice
Feature: Variants of an invoice
  Every documented variant, generated, goes through both services and is accepted.

  Scenario Outline: An invoice of the variant <variant> is accepted
    Given a generated invoice of the variant <variant>
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And cufe is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cufe

    Examples:
      | variant             |
      | withoutDiscount     |
      | lineDiscount        |
      | globalDiscount      |
      | charges             |
      | credit              |
      | severalPaymentMeans |
      | freeLines           |
      | severalRates        |
      | consumption         |
      | ivaAndInc           |
      | nominalTax          |
      | withholdings        |
      | prepaid             |
      | payableRounding     |
      | export              |
      | foreignCurrency     |
      | finalConsumer       |
      | naturalPerson       |
      | manyLines           |
      | period              |
      | orderReference      |
      | additionalReference |
      | contingency         |

  Scenario: The reply has the keys of the interface, in its order
    Given the example invoice
    When it is posted
    Then the reply begins with the keys
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
    And the reply has "success" = "true"

  Scenario: QRStr names the document, its parties, its amounts and where to look it up
    Given the example invoice
    When it is posted
    Then the lines of QRStr are
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
      | https     |
