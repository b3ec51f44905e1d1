# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AK
Feature: Customer (buyer) (AK), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: ID/@schemeID of the buyer is the check digit of the NIT
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del adquiriente no válido
      | code   | document   | kind    | given                                                                       | where       | from | to | status | also            |
      | DEAK64 | POS ticket | Rechazo | the field customer.dv is there; the field customer.type_organization_id = 2 | customer.dv | 3    | 0  | 99     | DEAK24b Rechazo |

  Scenario Outline: <code> on <document>, by request: Party/PhysicalLocation of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PhysicalLocation
      | code    | document               | kind         | given                                                                                                                                    | where                    | from | to     | status | also           |
      | DEAK07  | POS ticket             | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; DEAK07 is on  | customer.municipality_id | 1006 | absent | 00     | none           |
      | NAAK07  | equivalent credit note | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; NAAK07 is on  | customer.municipality_id | 1006 | absent | 99     | NAAK28 Rechazo |
      | NADAK07 | equivalent debit note  | Notificación | the field customer.dv is there; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ"; NADAK07 is on | customer.municipality_id | 1006 | absent | 00     | none           |

  Scenario Outline: <code> on <document>, by request: PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del adquiriente está incompleta
      | code    | document               | kind         | where            | from          | to     | status | also |
      | DEAK08  | POS ticket             | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |
      | NAAK08  | equivalent credit note | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |
      | NADAK08 | equivalent debit note  | Notificación | customer.address | "CL 1 # 2-03" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Address/PostalZone of the buyer is a postal code of the table
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | given                                       | where                     | from   | to       | status | also                 |
      | DEAK57  | POS ticket             | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | DEAK58 Notificación  |
      | NAAK57  | equivalent credit note | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | NAAK58 Notificación  |
      | NADAK57 | equivalent debit note  | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | NADAK58 Notificación |

  Scenario Outline: <code> on <document>, by request: Address/AddressLine of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | given         | where            | from          | to     | status | also                 |
      | DEAK13  | POS ticket             | Notificación | DEAK13 is on  | customer.address | "CL 1 # 2-03" | absent | 00     | DEAK08 Notificación  |
      | NAAK13  | equivalent credit note | Notificación | NAAK13 is on  | customer.address | "CL 1 # 2-03" | absent | 00     | NAAK08 Notificación  |
      | NADAK13 | equivalent debit note  | Notificación | NADAK13 is on | customer.address | "CL 1 # 2-03" | absent | 00     | NADAK08 Notificación |

  Scenario Outline: <code> on <document>, by request: CompanyID/@schemeID of the buyer is the check digit of the NIT
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del adquiriente no es correcto
      | code    | document   | kind    | given                                                                       | where       | from | to | status | also           |
      | DEAK24b | POS ticket | Rechazo | the field customer.dv is there; the field customer.type_organization_id = 2 | customer.dv | 3    | 0  | 99     | DEAK64 Rechazo |

  Scenario Outline: <code> on <document>, by request: The buyer is identified by a type of the table, a NIT with its check digit
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente o el DV de su NIT no es válido
      | code    | document               | kind    | given                          | where                          | from      | to  | status | also |
      | NAAK25  | equivalent credit note | Rechazo | the field customer.dv is there | customer.identification_number | 901500600 | "X" | 99     | none |
      | NADAK25 | equivalent debit note  | Rechazo | the field customer.dv is there | customer.identification_number | 901500600 | "X" | 99     | none |

  Scenario Outline: <code> on <document>, by request: PartyTaxScheme/RegistrationAddress of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationAddress
      | code   | document   | kind         | given        | status | also |
      | DEAK28 | POS ticket | Notificación | DEAK28 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: RegistrationAddress/PostalZone of the buyer is a postal code of the table
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | given                                       | where                     | from   | to       | status | also                 |
      | DEAK58  | POS ticket             | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | DEAK57 Notificación  |
      | NAAK58  | equivalent credit note | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | NAAK57 Notificación  |
      | NADAK58 | equivalent debit note  | Notificación | the field customer.municipality_id is there | customer.postal_zone_code | absent | "000000" | 00     | NADAK57 Notificación |

  Scenario Outline: <code> on <document>, by request: RegistrationAddress/AddressLine of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | given         | where            | from          | to     | status | also                 |
      | DEAK33  | POS ticket             | Notificación | DEAK33 is on  | customer.address | "CL 1 # 2-03" | absent | 00     | DEAK08 Notificación  |
      | NAAK33  | equivalent credit note | Notificación | NAAK33 is on  | customer.address | "CL 1 # 2-03" | absent | 00     | NAAK08 Notificación  |
      | NADAK33 | equivalent debit note  | Notificación | NADAK33 is on | customer.address | "CL 1 # 2-03" | absent | 00     | NADAK08 Notificación |

  Scenario Outline: <code> on <document>, by request: TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code    | document               | kind         | where           | from   | to | status | also |
      | DEAK40  | POS ticket             | Notificación | customer.tax_id | absent | 2  | 00     | none |
      | NAAK40  | equivalent credit note | Notificación | customer.tax_id | absent | 2  | 00     | none |
      | NADAK40 | equivalent debit note  | Notificación | customer.tax_id | absent | 2  | 00     | none |

  Scenario Outline: <code> on <document>, by request: PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code    | document               | kind         | given         | where                          | from         | to     | status | also |
      | DEAK49  | POS ticket             | Notificación | DEAK49 is on  | customer.merchant_registration | "0000002-02" | absent | 00     | none |
      | NAAK49  | equivalent credit note | Notificación | NAAK49 is on  | customer.merchant_registration | "0000002-02" | absent | 00     | none |
      | NADAK49 | equivalent debit note  | Notificación | NADAK49 is on | customer.merchant_registration | "0000002-02" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Name of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code   | document   | kind         | given                                           | status | also |
      | DEAK52 | POS ticket | Notificación | the field customer.phone is there; DEAK52 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telephone of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code   | document   | kind         | given        | where          | from         | to     | status | also |
      | DEAK53 | POS ticket | Notificación | DEAK53 is on | customer.phone | "3001234567" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telefax of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code   | document   | kind         | given                                           | status | also |
      | DEAK54 | POS ticket | Notificación | the field customer.phone is there; DEAK54 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Note of the buyer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code   | document   | kind         | given                                           | status | also |
      | DEAK56 | POS ticket | Notificación | the field customer.phone is there; DEAK56 is on | 00     | none |
