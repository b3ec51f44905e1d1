# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AK
Feature: Customer (buyer) (AK), inferred, part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: AccountingCustomerParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingCustomerParty
      | code    | document               | kind    | given                    | where                       | from    | to     | status | also         |
      | DEAK01  | POS ticket             | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |
      | NAAK01  | equivalent credit note | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |
      | NADAK01 | equivalent debit note  | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del adquiriente
      | code    | document               | kind    | where                                               | from | to  | status | also |
      | DEAK02  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |
      | NAAK02  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |
      | NADAK02 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/Party of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code    | document               | kind    | where                                 | from    | to     | status | also |
      | DEAK03  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |
      | NAAK03  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |
      | NADAK03 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyIdentification of the buyer is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyIdentification del adquiriente persona natural
      | code   | document   | kind    | where                                                         | from    | to     | status | also |
      | DEAK61 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyIdentification/ID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code   | document   | kind    | given                                                                                    | where                                                                | from        | to | status | also                                                                                   |
      | DEAK62 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID | "901500600" | "" | 99     | DEAK64 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID |

  Scenario Outline: <code> on <document>: ID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del adquiriente fuera de lista
      | code   | document   | kind    | where                                                                            | from | to   | status | also |
      | DEAK63 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of the buyer is the check digit of the NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del adquiriente no válido
      | code   | document   | kind    | given                                                                                   | where                                                                          | from | to  | status | also |
      | DEAK64 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName = "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyName of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyName
      | code    | document               | kind         | given         | where                                               | from    | to     | status | also |
      | DEAK05  | POS ticket             | Notificación | DEAK05 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | NAAK05  | equivalent credit note | Notificación | NAAK05 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | NADAK05 | equivalent debit note  | Notificación | NADAK05 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyName/Name
      | code    | document               | kind         | where                                                        | from                             | to | status | also |
      | DEAK06  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | NAAK06  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | NADAK06 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PhysicalLocation of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PhysicalLocation
      | code    | document               | kind         | given         | where                                                      | from    | to     | status | also |
      | DEAK07  | POS ticket             | Notificación | DEAK07 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | NAAK07  | equivalent credit note | Notificación | NAAK07 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | NADAK07 | equivalent debit note  | Notificación | NADAK07 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del adquiriente está incompleta
      | code    | document               | kind         | where                                                                               | from   | to     | status | also |
      | DEAK08  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |
      | NAAK08  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |
      | NADAK08 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Address/ID of the buyer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind         | where                                                                         | from    | to      | status | also |
      | DEAK09  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 00     | none |
      | NAAK09  | equivalent credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | none |
      | NADAK09 | equivalent debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: Address/CityName of the buyer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | where                                                                               | from   | to        | status | also |
      | DEAK10  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | NAAK10  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | NADAK10 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the buyer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | where                                                                                 | from     | to       | status | also |
      | DEAK57  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | NAAK57  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | NADAK57 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the buyer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | where                                                                                       | from              | to        | status | also |
      | DEAK11  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | NAAK11  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | NADAK11 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the buyer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind         | where                                                                                           | from | to   | status | also |
      | DEAK12  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 00     | none |
      | NAAK12  | equivalent credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | none |
      | NADAK12 | equivalent debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: Address/AddressLine of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | given         | where                                                                                  | from    | to     | status | also                                                                               |
      | DEAK13  | POS ticket             | Notificación | DEAK13 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | DEAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NAAK13  | equivalent credit note | Notificación | NAAK13 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | NAAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NADAK13 | equivalent debit note  | Notificación | NADAK13 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | NADAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code    | document               | kind         | where                                                                                           | from          | to | status | also                                                                               |
      | DEAK14  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | DEAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NAAK14  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | NAAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NADAK14 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | NADAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code    | document               | kind         | given         | where                                                                              | from    | to     | status | also                                                                               |
      | DEAK15  | POS ticket             | Notificación | DEAK15 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | DEAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NAAK15  | equivalent credit note | Notificación | NAAK15 is on  | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | NAAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation  |
      | NADAK15 | equivalent debit note  | Notificación | NADAK15 is on | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 00     | NADAK08 Notificación if cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document               | kind         | where                                                                                                     | from | to   | status | also |
      | DEAK16  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 00     | none |
      | NAAK16  | equivalent credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NADAK16 | equivalent debit note  | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the buyer is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code    | document               | kind         | where                                                                                       | from       | to        | status | also |
      | DEAK17  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAK17  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAK17 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the buyer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | where                                                                                                   | from | to    | status | also |
      | DEAK18  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAK18  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAK18 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: The buyer gives its tax information where the annex asks for it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la información tributaria del adquiriente
      | code    | document               | kind    | given                                                                         | where                                                    | from    | to     | status | also |
      | DEAK19  | POS ticket             | Rechazo | nothing                                                                       | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |
      | NAAK19  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail is there | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |
      | NADAK19 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail is there | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre o razón social del adquiriente
      | code    | document               | kind    | where                                                                         | from                             | to     | status | also |
      | DEAK20  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NAAK20  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NADAK20 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code   | document   | kind    | given                                                                                      | where                                                                  | from        | to | status | also                                                                                      |
      | DEAK21 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | DEAK24b Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code    | document               | kind    | given                                                                                      | where                                                                  | from        | to | status | also                                                                                      |
      | NAAK21  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | NAAK25 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID  |
      | NADAK21 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 99     | NADAK25 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the buyer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | where                                                                                  | from  | to     | status | also |
      | DEAK22  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAK22  | equivalent credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 99     | none |
      | NADAK22 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                    | from                                    | to                                                        | status | also |
      | DEAK23  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAK23  | equivalent credit note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 99     | none |
      | NADAK23 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del adquiriente
      | code    | document               | kind    | given                                                                                      | where                                                                            | from | to     | status | also |
      | DEAK24  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NAAK24  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NADAK24 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is the check digit of the NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del adquiriente no es correcto
      | code    | document   | kind    | given                                                                                      | where                                                                            | from | to  | status | also |
      | DEAK24b | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente no es válido
      | code   | document   | kind    | where                                                                              | from | to   | status | also |
      | DEAK25 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: The buyer is identified by a type of the table, a NIT with its check digit
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente o el DV de su NIT no es válido
      | code    | document               | kind    | given                                                                                      | where                                                                            | from | to  | status | also |
      | NAAK25  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | NADAK25 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationAddress
      | code   | document   | kind         | given        | where                                                                            | from    | to     | status | also |
      | DEAK28 | POS ticket | Notificación | DEAK28 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

    Examples: Falta el grupo RegistrationAddress
      | code    | document              | kind         | given         | where                                                                            | from    | to     | status | also |
      | NADAK28 | equivalent debit note | Notificación | NADAK28 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la dirección fiscal del adquiriente
      | code   | document               | kind    | given                                                                                                                                                                                 | where                                                                            | from    | to     | status | also |
      | NAAK28 | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName is "31"; cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID is not "ZZ" | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the buyer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind    | where                                                                                   | from    | to      | status | also |
      | DEAK29  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | none |
      | NAAK29  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | none |
      | NADAK29 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "76001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the buyer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | where                                                                                         | from   | to        | status | also |
      | DEAK30  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | NAAK30  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | NADAK30 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Cali" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the buyer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | where                                                                                           | from     | to       | status | also |
      | DEAK58  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | NAAK58  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | NADAK58 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the buyer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | where                                                                                                 | from              | to        | status | also |
      | DEAK31  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | NAAK31  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | NADAK31 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind    | where                                                                                                     | from | to   | status | also |
      | DEAK32  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | none |
      | NAAK32  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | none |
      | NADAK32 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "76" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | given         | where                                                                                            | from    | to     | status | also |
      | DEAK33  | POS ticket             | Notificación | DEAK33 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | NAAK33  | equivalent credit note | Notificación | NAAK33 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | NADAK33 | equivalent debit note  | Notificación | NADAK33 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code    | document               | kind         | given        | where                                                                                                     | from          | to | status | also |
      | DEAK34  | POS ticket             | Notificación | DEAK34 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |
      | NAAK34  | equivalent credit note | Notificación | nothing      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |
      | NADAK34 | equivalent debit note  | Notificación | nothing      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code    | document               | kind         | given         | where                                                                                        | from    | to     | status | also |
      | DEAK35  | POS ticket             | Notificación | DEAK35 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |
      | NAAK35  | equivalent credit note | Notificación | NAAK35 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |
      | NADAK35 | equivalent debit note  | Notificación | NADAK35 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document               | kind    | where                                                                                                               | from | to   | status | also |
      | DEAK36  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NAAK36  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NADAK36 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the buyer is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code    | document               | kind         | where                                                                                                 | from       | to        | status | also |
      | DEAK37  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAK37  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAK37 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the buyer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | where                                                                                                             | from | to    | status | also |
      | DEAK38  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAK38  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAK38 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code    | document               | kind         | given                    | where                                                                  | from    | to     | status | also         |
      | DEAK39  | POS ticket             | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NAAK39  | equivalent credit note | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NADAK39 | equivalent debit note  | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code    | document               | kind         | where                                                                         | from | to    | status | also |
      | DEAK40  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NAAK40  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NADAK40 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the buyer is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code    | document               | kind         | where                                                                           | from  | to     | status | also |
      | DEAK41  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NAAK41  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NADAK41 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PartyLegalEntity of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PartyLegalEntity
      | code   | document               | kind         | where                                                      | from    | to     | status | also |
      | NAAK42 | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

    Examples: Falta el grupo PartyLegalEntity
      | code    | document              | kind         | where                                                      | from    | to     | status | also |
      | NADAK42 | equivalent debit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyLegalEntity/RegistrationName
      | code    | document               | kind         | where                                                                           | from                             | to     | status | also |
      | DEAK43  | POS ticket             | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NAAK43  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NADAK43 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CompanyID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyLegalEntity/CompanyID
      | code    | document               | kind         | where                                                                    | from        | to     | status | also |
      | DEAK44  | POS ticket             | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | NAAK44  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 00     | none |
      | NADAK44 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the buyer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | where                                                                                    | from  | to     | status | also |
      | DEAK45  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAK45  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAK45 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                      | from                                    | to                                                        | status | also |
      | DEAK46  | POS ticket             | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAK46  | equivalent credit note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAK46 | equivalent debit note  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del adquiriente
      | code    | document               | kind    | where                                                                              | from | to     | status | also |
      | DEAK47  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NAAK47  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NADAK47 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code    | document               | kind    | where                                                                                | from | to   | status | also |
      | DEAK48  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NAAK48  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAK48 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/ShareholderParty of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code   | document   | kind         | given        | where                                                                           | from    | to     | status | also |
      | DEAK59 | POS ticket | Notificación | DEAK59 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: ShareholderParty/PartecipationPercent of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar ShareholderParty/PartecipationPercent
      | code   | document   | kind         | where                                                                                                    | from    | to     | status | also |
      | DEAK60 | POS ticket | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code    | document               | kind         | given         | where                                                                                      | from    | to     | status | also |
      | DEAK49  | POS ticket             | Notificación | DEAK49 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | NAAK49  | equivalent credit note | Notificación | NAAK49 is on  | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | NADAK49 | equivalent debit note  | Notificación | NADAK49 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
