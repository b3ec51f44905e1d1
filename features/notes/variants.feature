@request @notes @credit-note @debit-note
Feature: Variants of credit and debit notes
  # es: Variantes de las notas crédito y débito
  Every documented variant, generated, goes through both services and is accepted.

  Scenario Outline: A <note> of the variant <variant> is accepted and answered in full
    # es: <note> de la variante <variant>: se acepta y se responde completa
    Given an accepted invoice of the variant <variant>
    And a generated <note> of the variant <variant> about it
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the message is about a "<type>"
    And the reply begins with the keys
      | message               |
      | send_email_success    |
      | send_email_date_time  |
      | ResponseAuthority     |
      | zipinvoicexml         |
      | unsignedinvoicexml    |
      | urlinvoicexml         |
      | urlinvoicepdf         |
      | urlinvoiceattached    |
      | cude                  |
      | QRStr                 |
      | certificate_days_left |
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
      | CUDE      |
    And cude is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cude
    And "zipinvoicexml" of the reply is a ZIP of the XML that the authority keeps
    And "unsignedinvoicexml" of the reply holds that XML without its signature
    And the document has
      | path                   | text        |
      | /*/cbc:CustomizationID | <operation> |
    And the document refers to what was accepted

    Examples:
      | note        | variant         | type         | operation |
      | credit note | withoutDiscount | Nota crédito | 20        |
      | credit note | globalDiscount  | Nota crédito | 20        |
      | credit note | lineDiscount    | Nota crédito | 20        |
      | credit note | severalRates    | Nota crédito | 20        |
      | debit note  | withoutDiscount | Nota débito  | 30        |
      | debit note  | globalDiscount  | Nota débito  | 30        |
      | debit note  | lineDiscount    | Nota débito  | 30        |
      | debit note  | severalRates    | Nota débito  | 30        |

  Scenario Outline: A <note> that names no invoice corrects what was invoiced in a period
    # es: <note> que no nombra ninguna factura: corrige lo facturado en un período
    Given a generated <note> of the variant withoutDiscount
    When it is posted
    Then the authority accepts it without lines
    And cude is the authority's XmlDocumentKey
    And the document has
      | path                   | text        |
      | /*/cbc:CustomizationID | <operation> |

    Examples:
      | note        | operation |
      | credit note | 22        |
      | debit note  | 32        |
