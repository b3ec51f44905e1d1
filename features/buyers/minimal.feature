@request @invoice @credit-note @debit-note
Feature: What a buyer has to give
  # es: Datos que debe dar un adquiriente
  By Resolución 000202 of 2025 a seller may ask of a buyer name, type and number of identification and e-mail, and nothing else.
  Nothing else is required on any day: constants are written, or the group is left out.

  Scenario Outline: <document> of <day> to <buyer>
    # es: <document> del <day> a <es>
    Given the clock stands at "<day>T10:00:00-05:00"
    And a generated <document>
    And it asks for
      | field    | value      |
      | customer | <customer> |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                                                                             | text    |
      | /*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode     | R-99-PN |
      | /*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | ZZ      |

    Examples: invoices
      | document | day        | buyer              | es               | customer                                                                                                                                                |
      | invoice  | 2025-03-30 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | invoice  | 2025-03-31 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | invoice  | 2026-11-20 | a company          | una empresa      | { "identification_number": 901458652, "dv": 7, "type_document_identification_id": 6, "name": "Ferretería La Ñapa SAS", "email": "compras@example.com" } |
      | invoice  | 2026-11-20 | a foreigner        | un extranjero    | { "identification_number": "AB100003", "type_document_identification_id": 7, "name": "JOHN DOE", "email": "john@example.com" }                          |
      | invoice  | 2026-11-20 | the final consumer | consumidor final | { "identification_number": 222222222222, "type_document_identification_id": 3, "name": "consumidor final" }                                             |

    Examples: credit notes
      | document    | day        | buyer              | es               | customer                                                                                                                                                |
      | credit note | 2025-03-30 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | credit note | 2025-03-31 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | credit note | 2026-11-20 | a company          | una empresa      | { "identification_number": 901458652, "dv": 7, "type_document_identification_id": 6, "name": "Ferretería La Ñapa SAS", "email": "compras@example.com" } |
      | credit note | 2026-11-20 | a foreigner        | un extranjero    | { "identification_number": "AB100003", "type_document_identification_id": 7, "name": "JOHN DOE", "email": "john@example.com" }                          |
      | credit note | 2026-11-20 | the final consumer | consumidor final | { "identification_number": 222222222222, "type_document_identification_id": 3, "name": "consumidor final" }                                             |

    Examples: debit notes
      | document   | day        | buyer              | es               | customer                                                                                                                                                |
      | debit note | 2025-03-30 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | debit note | 2025-03-31 | a person           | una persona      | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ", "email": "ana@example.com" }                          |
      | debit note | 2026-11-20 | a company          | una empresa      | { "identification_number": 901458652, "dv": 7, "type_document_identification_id": 6, "name": "Ferretería La Ñapa SAS", "email": "compras@example.com" } |
      | debit note | 2026-11-20 | a foreigner        | un extranjero    | { "identification_number": "AB100003", "type_document_identification_id": 7, "name": "JOHN DOE", "email": "john@example.com" }                          |
      | debit note | 2026-11-20 | the final consumer | consumidor final | { "identification_number": 222222222222, "type_document_identification_id": 3, "name": "consumidor final" }                                             |

  Scenario: An invoice to a buyer without a mailbox has no contact of them
    # es: Una factura a un adquiriente sin correo no lleva su contacto
    Given the example invoice with
      | field    | value                                                                                              |
      | customer | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ" } |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has no "/*/cac:AccountingCustomerParty/cac:Party/cac:Contact"

  Scenario Outline: <document> to a buyer without a mailbox has that of the seller, and the answer says so
    # es: <document> a un adquiriente sin correo lleva el del vendedor, y la respuesta lo dice
    Given a generated <document>
    And it asks for
      | field               | value                                                                                              |
      | establishment_email | "notas@example.com"                                                                                |
      | customer            | { "identification_number": 1020304050, "type_document_identification_id": 3, "name": "ANA PÉREZ" } |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                                                                    | text              |
      | /*/cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | notas@example.com |
    And the warning "email-assumed" is about
      | customer.email |

    Examples:
      | document    |
      | credit note |
      | debit note  |
