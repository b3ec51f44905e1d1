# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AK
Feature: Customer (buyer) (AK), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: ID/@schemeID of the buyer is the check digit of the NIT
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del adquiriente no válido
      | code  | document | kind    | given                                                                       | where       | from | to | status | also           |
      | FAK64 | invoice  | Rechazo | the field customer.dv is there; the field customer.type_organization_id = 2 | customer.dv | 3    | 0  | 99     | FAK24b Rechazo |

  Scenario Outline: <code> on <document>, by request: Party/PhysicalLocation of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PhysicalLocation
      | code  | document    | kind         | given                                                                                                                                  | where                    | from | to     | status | also          |
      | FAK07 | invoice     | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; FAK07 is on | customer.municipality_id | 1006 | absent | 00     | none          |
      | CAK07 | credit note | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; CAK07 is on | customer.municipality_id | 1006 | absent | 99     | CAK28 Rechazo |
      | DAK07 | debit note  | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; DAK07 is on | customer.municipality_id | 1006 | absent | 00     | none          |

  Scenario Outline: <code> on <document>, by request: PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del adquiriente está incompleta
      | code  | document    | kind         | where            | from          | to     | status | also |
      | FAK08 | invoice     | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |
      | CAK08 | credit note | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |
      | DAK08 | debit note  | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Address/PostalZone of the buyer is a postal code of the table
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | given                                       | where                     | from   | to       | status | also               |
      | FAK57 | invoice     | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | FAK58 Notificación |
      | CAK57 | credit note | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | CAK58 Notificación |
      | DAK57 | debit note  | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | DAK58 Notificación |

  Scenario Outline: <code> on <document>, by request: Address/AddressLine of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | given       | where            | from          | to     | status | also               |
      | FAK13 | invoice     | Notificación | FAK13 is on | customer.address | "CL 1 # 2-03" | absent | 00     | FAK08 Notificación |
      | CAK13 | credit note | Notificación | CAK13 is on | customer.address | "CL 1 # 2-03" | absent | 00     | CAK08 Notificación |
      | DAK13 | debit note  | Notificación | DAK13 is on | customer.address | "CL 1 # 2-03" | absent | 00     | DAK08 Notificación |

  Scenario Outline: <code> on <document>, by request: CompanyID/@schemeID of the buyer is the check digit of the NIT
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del adquiriente no es correcto
      | code   | document | kind    | given                                                                       | where       | from | to | status | also          |
      | FAK24b | invoice  | Rechazo | the field customer.dv is there; the field customer.type_organization_id = 2 | customer.dv | 3    | 0  | 99     | FAK64 Rechazo |

  Scenario Outline: <code> on <document>, by request: The buyer is identified by a type of the table, a NIT with its check digit
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente o el DV de su NIT no es válido
      | code  | document    | kind    | given                          | where                          | from      | to  | status | also |
      | CAK25 | credit note | Rechazo | the field customer.dv is there | customer.identification_number | 901500600 | "X" | 99     | none |
      | DAK25 | debit note  | Rechazo | the field customer.dv is there | customer.identification_number | 901500600 | "X" | 99     | none |

  Scenario Outline: <code> on <document>, by request: RegistrationAddress/PostalZone of the buyer is a postal code of the table
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | given                                       | where                     | from   | to       | status | also               |
      | FAK58 | invoice     | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | FAK57 Notificación |
      | CAK58 | credit note | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | CAK57 Notificación |
      | DAK58 | debit note  | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | DAK57 Notificación |

  Scenario Outline: <code> on <document>, by request: RegistrationAddress/AddressLine of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | given       | where            | from          | to     | status | also               |
      | FAK33 | invoice     | Notificación | FAK33 is on | customer.address | "CL 1 # 2-03" | absent | 00     | FAK08 Notificación |
      | CAK33 | credit note | Notificación | CAK33 is on | customer.address | "CL 1 # 2-03" | absent | 00     | CAK08 Notificación |
      | DAK33 | debit note  | Notificación | DAK33 is on | customer.address | "CL 1 # 2-03" | absent | 00     | DAK08 Notificación |

  Scenario Outline: <code> on <document>, by request: TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code  | document    | kind         | where           | from   | to | status | also |
      | FAK40 | invoice     | Notificación | customer.tax_id | absent | 2  | 00     | none |
      | CAK40 | credit note | Notificación | customer.tax_id | absent | 2  | 00     | none |
      | DAK40 | debit note  | Notificación | customer.tax_id | absent | 2  | 00     | none |

  Scenario Outline: <code> on <document>, by request: PartyLegalEntity/ShareholderParty of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code  | document | kind         | given       | status | also |
      | FAK59 | invoice  | Notificación | FAK59 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code  | document    | kind         | given       | where                          | from         | to     | status | also |
      | FAK49 | invoice     | Notificación | FAK49 is on | customer.merchant_registration | "0000002-02" | absent | 00     | none |
      | CAK49 | credit note | Notificación | CAK49 is on | customer.merchant_registration | "0000002-02" | absent | 00     | none |
      | DAK49 | debit note  | Notificación | DAK49 is on | customer.merchant_registration | "0000002-02" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Name of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code  | document | kind         | given                                          | status | also |
      | FAK52 | invoice  | Notificación | the field customer.phone is there; FAK52 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telephone of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code  | document | kind         | given       | where          | from         | to     | status | also |
      | FAK53 | invoice  | Notificación | FAK53 is on | customer.phone | "3001234567" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telefax of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code  | document | kind         | given                                          | status | also |
      | FAK54 | invoice  | Notificación | the field customer.phone is there; FAK54 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Note of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code  | document | kind         | given                                          | status | also |
      | FAK56 | invoice  | Notificación | the field customer.phone is there; FAK56 is on | 00     | none |
