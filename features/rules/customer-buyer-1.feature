# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AK
Feature: Customer (buyer) (AK), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: AccountingCustomerParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingCustomerParty
      | code  | document    | kind    | given                    | where                       | from    | to     | status | also         |
      | FAK01 | invoice     | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |
      | CAK01 | credit note | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |
      | DAK01 | debit note  | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del adquiriente
      | code  | document    | kind    | where                                               | from | to  | status | also |
      | FAK02 | invoice     | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |
      | CAK02 | credit note | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |
      | DAK02 | debit note  | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/Party of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code  | document    | kind    | where                                 | from    | to     | status | also |
      | FAK03 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |
      | CAK03 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |
      | DAK03 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyIdentification of the buyer is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyIdentification del adquiriente persona natural
      | code  | document | kind    | where                                                         | from    | to     | status | also |
      | FAK61 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyIdentification/ID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code  | document | kind    | given                                                                                    | where                                                                | from        | to | status | also                                                                                  |
      | FAK62 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID | "901500600" | "" | 99     | FAK64 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID |

  Scenario Outline: <code> on <document>: ID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del adquiriente fuera de lista
      | code  | document | kind    | where                                                                            | from | to   | status | also |
      | FAK63 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of the buyer is the check digit of the NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del adquiriente no válido
      | code  | document | kind    | given                                                                                   | where                                                                          | from | to  | status | also |
      | FAK64 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName = "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyName of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyName
      | code  | document    | kind         | given       | where                                               | from    | to     | status | also |
      | FAK05 | invoice     | Notificación | FAK05 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | CAK05 | credit note | Notificación | CAK05 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | DAK05 | debit note  | Notificación | DAK05 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyName/Name
      | code  | document    | kind         | where                                                        | from                             | to | status | also |
      | FAK06 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | CAK06 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | DAK06 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PhysicalLocation of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PhysicalLocation
      | code  | document    | kind         | given       | where                                                      | from    | to     | status | also |
      | FAK07 | invoice     | Notificación | FAK07 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | CAK07 | credit note | Notificación | CAK07 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | DAK07 | debit note  | Notificación | DAK07 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del adquiriente está incompleta
      | code  | document    | kind         | where                                                                               | from   | to     | status | also |
      | FAK08 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |
      | CAK08 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |
      | DAK08 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Address/ID of the buyer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind         | where                                                                         | from    | to      | status | also          |
      | FAK09 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |
      | CAK09 | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |
      | DAK09 | debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/CityName of the buyer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                               | from   | to        | status | also |
      | FAK10 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | CAK10 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | DAK10 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the buyer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                                 | from     | to       | status | also |
      | FAK57 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | CAK57 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | DAK57 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the buyer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                       | from              | to        | status | also |
      | FAK11 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | CAK11 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | DAK11 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the buyer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind         | where                                                                                           | from | to   | status | also          |
      | FAK12 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |
      | CAK12 | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |
      | DAK12 | debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/AddressLine of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | given       | where                                                                                  | from    | to     | status | also                                                                             |
      | FAK13 | invoice     | Notificación | FAK13 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | FAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | CAK13 | credit note | Notificación | CAK13 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | CAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | DAK13 | debit note  | Notificación | DAK13 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | DAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code  | document    | kind         | where                                                                                           | from          | to | status | also                                                                             |
      | FAK14 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | FAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | CAK14 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | CAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | DAK14 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | DAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code  | document    | kind         | given       | where                                                                              | from    | to     | status | also                                                                             |
      | FAK15 | invoice     | Notificación | FAK15 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | FAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | CAK15 | credit note | Notificación | CAK15 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | CAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |
      | DAK15 | debit note  | Notificación | DAK15 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | DAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code  | document    | kind         | where                                                                                                     | from | to   | status | also |
      | FAK16 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 00     | none |
      | CAK16 | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | DAK16 | debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the buyer is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code  | document    | kind         | where                                                                                       | from       | to        | status | also |
      | FAK17 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAK17 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAK17 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the buyer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                                   | from | to    | status | also |
      | FAK18 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAK18 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAK18 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: The buyer gives its tax information where the annex asks for it
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la información tributaria del adquiriente
      | code  | document    | kind    | where                                                    | from    | to     | status | also |
      | FAK19 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |
      | CAK19 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |
      | DAK19 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre o razón social del adquiriente
      | code  | document    | kind    | where                                                                         | from                             | to     | status | also |
      | FAK20 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | CAK20 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | DAK20 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code  | document | kind    | given                                                                                      | where                                                                  | from        | to | status | also                                                                                     |
      | FAK21 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | FAK24b Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code  | document    | kind    | given                                                                                      | where                                                                  | from        | to | status | also                                                                                    |
      | CAK21 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | CAK25 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |
      | DAK21 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | DAK25 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the buyer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                                  | from  | to     | status | also |
      | FAK22 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAK22 | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 99     | none |
      | DAK22 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                                    | from                                    | to                                                        | status | also |
      | FAK23 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAK23 | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 99     | none |
      | DAK23 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del adquiriente
      | code  | document    | kind    | where                                                                            | from | to     | status | also |
      | FAK24 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | CAK24 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | DAK24 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is the check digit of the NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del adquiriente no es correcto
      | code   | document | kind    | given                                                                                      | where                                                                            | from | to  | status | also |
      | FAK24b | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente no es válido
      | code  | document | kind    | where                                                                              | from | to   | status | also |
      | FAK25 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: The buyer is identified by a type of the table, a NIT with its check digit
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente o el DV de su NIT no es válido
      | code  | document    | kind    | given                                                                                      | where                                                                            | from | to  | status | also |
      | CAK25 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | DAK25 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal del adquiriente fuera de lista
      | code   | document    | kind         | where                                                                     | from      | to     | status | also |
      | FAK26  | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 00     | none |
      | CAK26  | credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |
      | DAK26  | debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |
      | DEAK26 | POS ticket  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationAddress
      | code  | document | kind         | given       | where                                                                            | from    | to     | status | also |
      | FAK28 | invoice  | Notificación | FAK28 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

    Examples: Falta el grupo RegistrationAddress
      | code  | document   | kind         | given       | where                                                                            | from    | to     | status | also |
      | DAK28 | debit note | Notificación | DAK28 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la dirección fiscal del adquiriente
      | code  | document    | kind    | given                                                                                                                                                                                 | where                                                                            | from    | to     | status | also |
      | CAK28 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31"; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the buyer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind    | where                                                                                   | from    | to      | status | also          |
      | FAK29 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |
      | CAK29 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |
      | DAK29 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the buyer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                                         | from   | to        | status | also |
      | FAK30 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | CAK30 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | DAK30 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the buyer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                                           | from     | to       | status | also |
      | FAK58 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | CAK58 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | DAK58 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the buyer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                                 | from              | to        | status | also |
      | FAK31 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | CAK31 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | DAK31 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind    | where                                                                                                     | from | to   | status | also          |
      | FAK32 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |
      | CAK32 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |
      | DAK32 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | given       | where                                                                                            | from    | to     | status | also |
      | FAK33 | invoice     | Notificación | FAK33 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | CAK33 | credit note | Notificación | CAK33 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | DAK33 | debit note  | Notificación | DAK33 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code  | document    | kind         | given       | where                                                                                                     | from          | to | status | also |
      | FAK34 | invoice     | Notificación | FAK34 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |
      | CAK34 | credit note | Notificación | nothing     | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |
      | DAK34 | debit note  | Notificación | nothing     | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code  | document    | kind         | given       | where                                                                                        | from    | to     | status | also |
      | FAK35 | invoice     | Notificación | FAK35 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |
      | CAK35 | credit note | Notificación | CAK35 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |
      | DAK35 | debit note  | Notificación | DAK35 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code  | document    | kind    | where                                                                                                               | from | to   | status | also |
      | FAK36 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | CAK36 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | DAK36 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the buyer is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code  | document    | kind         | where                                                                                                 | from       | to        | status | also |
      | FAK37 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAK37 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAK37 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the buyer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                                             | from | to    | status | also |
      | FAK38 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAK38 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAK38 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code  | document    | kind         | given                    | where                                                                  | from    | to     | status | also         |
      | FAK39 | invoice     | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | CAK39 | credit note | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DAK39 | debit note  | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code  | document    | kind         | where                                                                         | from | to    | status | also |
      | FAK40 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | CAK40 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | DAK40 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the buyer is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code  | document    | kind         | where                                                                           | from  | to     | status | also |
      | FAK41 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | CAK41 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | DAK41 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PartyLegalEntity of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyLegalEntity
      | code  | document   | kind         | where                                                      | from    | to     | status | also |
      | FAK42 | invoice    | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity | present | absent | 99     | none |
      | DAK42 | debit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

    Examples: Falta informar Party/PartyLegalEntity
      | code  | document    | kind         | where                                                      | from    | to     | status | also |
      | CAK42 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyLegalEntity/RegistrationName
      | code  | document    | kind         | where                                                                           | from                             | to     | status | also |
      | FAK43 | invoice     | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | CAK43 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | DAK43 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CompanyID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyLegalEntity/CompanyID
      | code  | document    | kind         | where                                                                    | from        | to     | status | also |
      | FAK44 | invoice     | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | CAK44 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 00     | none |
      | DAK44 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the buyer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                                    | from  | to     | status | also |
      | FAK45 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAK45 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAK45 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                                      | from                                    | to                                                        | status | also |
      | FAK46 | invoice     | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAK46 | credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAK46 | debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del adquiriente
      | code  | document    | kind    | where                                                                              | from | to     | status | also |
      | FAK47 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | CAK47 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | DAK47 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code  | document    | kind    | where                                                                                | from | to   | status | also |
      | FAK48 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | CAK48 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAK48 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
