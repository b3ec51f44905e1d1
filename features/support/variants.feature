@request @support @support-document @support-adjustment-note
Feature: Variants of support documents and their adjustment notes
  # es: Variantes de los documentos soporte y sus notas de ajuste
  Every documented variant, generated, goes through both services and is accepted.

  Scenario Outline: A support document of the variant <variant> is accepted and answered in full
    # es: Un documento soporte de la variante <variant> se acepta y se responde completo
    Given a generated support document of the variant <variant>
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the message is about a "Documento soporte en adquisiciones a no obligados a facturar"
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
      | cuds                  |
      | QRStr                 |
      | certificate_days_left |
      | resolution_days_left  |
    And the authority answers by SendBillSync
    And QRStr says what the document states, in the lines
      | NumDS    |
      | FecDS    |
      | HorDS    |
      | NumSNO   |
      | DocAdq   |
      | ValDS    |
      | ValIva   |
      | ValTolDS |
      | CUDS     |
    And cuds is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cuds
    And "zipinvoicexml" of the reply is a ZIP of the XML that the authority keeps
    And "unsignedinvoicexml" of the reply holds that XML without its signature
    And the document has
      | path                   | text        |
      | /*/cbc:InvoiceTypeCode | 05          |
      | /*/cbc:CustomizationID | <operation> |

    Examples:
      | variant          | operation |
      | resident         | 10        |
      | residentDiscount | 10        |
      | nonResident      | 11        |

  Scenario Outline: An adjustment note of the variant <variant> is accepted and answered in full
    # es: Una nota de ajuste de la variante <variant> se acepta y se responde completa
    Given an accepted support document of the variant <variant>
    And a generated support adjustment note of the variant <variant> about it
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the message is about a "Nota de ajuste al documento soporte"
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
      | cuds                  |
      | QRStr                 |
      | certificate_days_left |
    And the authority answers by SendBillSync
    And QRStr says what the document states, in the lines
      | NumDS    |
      | FecDS    |
      | HorDS    |
      | NumSNO   |
      | DocAdq   |
      | ValDS    |
      | ValIva   |
      | ValTolDS |
      | CUDS     |
    And cuds is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cuds
    And "zipinvoicexml" of the reply is a ZIP of the XML that the authority keeps
    And "unsignedinvoicexml" of the reply holds that XML without its signature
    And the document has
      | path                      | text        |
      | /*/cbc:CreditNoteTypeCode | 95          |
      | /*/cbc:CustomizationID    | <operation> |
    And the document refers to what was accepted

    Examples:
      | variant          | operation |
      | resident         | 10        |
      | residentDiscount | 10        |
      | nonResident      | 11        |
