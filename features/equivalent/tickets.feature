@request @equivalent @pos-ticket
Feature: POS tickets
  # es: Tiquetes POS
  What a till sells is a document of its own (type 20): with its range, its software, a CUDE, and three extensions that
  say who made the till's software, whose points are counted, and at which till it was sold.

  Scenario Outline: A ticket of the variant <variant> is accepted
    # es: Se acepta un tiquete de la variante <variant>
    Given a generated POS ticket of the variant <variant>
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the authority answers by SendBillSync
    And cufe is the authority's XmlDocumentKey
    And the document has
      | path                    | text                                |
      | /*/cbc:ProfileID        | DIAN 2.1: Documento Equivalente POS |
      | /*/cbc:InvoiceTypeCode  | 20                                  |
      | /*/cbc:CustomizationID  | 10                                  |
      | /*/cbc:UUID/@schemeName | CUDE-SHA384                         |

    Examples:
      | variant             |
      | finalConsumer       |
      | namedBuyer          |
      | lineDiscount        |
      | globalDiscount      |
      | severalRates        |
      | consumption         |
      | nominalTax          |
      | sugaryDrinks        |
      | ultraProcessed      |
      | severalPaymentMeans |
      | payableRounding     |
      | manyLines           |

  Scenario Outline: The final consumer <how> has neither address nor contact
    # es: El consumidor final <es> no tiene dirección ni contacto
    Given a generated POS ticket of the variant finalConsumer
    And it asks for
      | field    | value   |
      | customer | <value> |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                                                                    | text             |
      | /*/cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name         | Consumidor Final |
      | /*/cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID | 222222222222     |
    And the document has no "/*/cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation"
    And the document has no "/*/cac:AccountingCustomerParty/cac:Party/cac:Contact"
    And the document has no "/*/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity"

    Examples:
      | how           | es                | value                                                                 |
      | left unnamed  | sin nombrarlo     | (absent)                                                              |
      | named as such | nombrado como tal | { "identification_number": 222222222222, "name": "Consumidor Final" } |

  Scenario: The points of the buyer are stated
    # es: Se indican los puntos del adquiriente
    Given a generated POS ticket of the variant namedBuyer
    And it asks for
      | field                 | value      |
      | buyer_benefits.code   | "10000001" |
      | buyer_benefits.points | "250"      |
    When it is posted
    Then the authority accepts it without lines

  Scenario: A buyer without a programme of points has none
    # es: Un adquiriente sin programa de puntos no tiene ninguno
    Given a generated POS ticket of the variant finalConsumer
    And it asks for
      | field          | value    |
      | buyer_benefits | (absent) |
    When it is posted
    Then the authority accepts it without lines

  Scenario: A till gives no credit
    # es: Una caja no da crédito
    Given a generated POS ticket of the variant namedBuyer
    And it asks for
      | field        | value                                                                                                         |
      | payment_form | { "payment_form_id": 2, "payment_method_id": 30, "payment_due_date": "2030-01-01", "duration_measure": "30" } |
    When it is posted
    Then the authority rejects it with exactly the lines
      | DEAN02 Rechazo |
    And the explanation of DEAN02 names the field "payment_form.payment_form_id"
    And the warning "cash-expected" is about
      | payment_form.payment_form_id |

  Scenario Outline: <what> is not simulated
    # es: No se simula <es>
    Given a generated POS ticket of the variant namedBuyer
    And it asks for
      | field            | value  |
      | type_document_id | <type> |
    When it is posted
    Then the reply is 422 "not-simulated"

    Examples:
      | what                                    | es                                         | type |
      | A cinema ticket                         | una boleta de cine                         | 16   |
      | A ticket of land transport              | un tiquete de transporte terrestre         | 19   |
      | A document of public utilities          | un documento de servicios públicos         | 24   |
      | A ticket of the shop's contingency      | un tiquete de contingencia del comercio    | "07" |
      | A ticket of the authority's contingency | un tiquete de contingencia de la autoridad | "08" |
