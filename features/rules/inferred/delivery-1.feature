# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AM
Feature: Delivery (AM), inferred, part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Delivery is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery
      | code    | document               | kind         | given         | where        | from    | to     | status | also |
      | NAAM01  | equivalent credit note | Notificación | NAAM01 is on  | cac:Delivery | present | absent | 00     | none |
      | NADAM01 | equivalent debit note  | Notificación | NADAM01 is on | cac:Delivery | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/ActualDeliveryDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/ActualDeliveryDate
      | code   | document   | kind         | given        | where                               | from         | to     | status | also |
      | DEAM02 | pos ticket | Notificación | DEAM02 is on | cac:Delivery/cbc:ActualDeliveryDate | "2024-01-20" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/ActualDeliveryTime is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/ActualDeliveryTime
      | code   | document   | kind         | given        | where                               | from             | to     | status | also |
      | DEAM03 | pos ticket | Notificación | DEAM03 is on | cac:Delivery/cbc:ActualDeliveryTime | "09:30:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/DeliveryAddress is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/DeliveryAddress
      | code    | document               | kind         | given         | where                            | from    | to     | status | also |
      | DEAM04  | pos ticket             | Notificación | DEAM04 is on  | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |
      | NAAM04  | equivalent credit note | Notificación | NAAM04 is on  | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |
      | NADAM04 | equivalent debit note  | Notificación | NADAM04 is on | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/ID is a DANE municipality code of five digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind         | given         | where                                   | from    | to      | status | also            |
      | DEAM05  | pos ticket             | Rechazo      | DEAM05 is on  | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | DEDG01 Rechazo  |
      | NAAM05  | equivalent credit note | Notificación | NAAM05 is on  | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | NADG01 Rechazo  |
      | NADAM05 | equivalent debit note  | Notificación | NADAM05 is on | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: DeliveryAddress/CityName is the name of the municipality
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | given         | where                                         | from           | to        | status | also |
      | DEAM06  | pos ticket             | Notificación | DEAM06 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM06  | equivalent credit note | Notificación | NAAM06 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM06 | equivalent debit note  | Notificación | NADAM06 is on | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/PostalZone is a postal code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | given         | where                                           | from     | to       | status | also |
      | DEAM68  | pos ticket             | Notificación | DEAM68 is on  | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NAAM68  | equivalent credit note | Notificación | NAAM68 is on  | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NADAM68 | equivalent debit note  | Notificación | NADAM68 is on | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/CountrySubentity is the name of a department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                 | from           | to        | status | also |
      | DEAM07  | pos ticket             | Notificación | DEAM07 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM07  | equivalent credit note | Notificación | NAAM07 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM07 | equivalent debit note  | Notificación | NADAM07 is on | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/CountrySubentityCode is a department code of two digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                     | from | to   | status | also            |
      | DEAM08  | pos ticket             | Rechazo      | DEAM08 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | DEDG01 Rechazo  |
      | NAAM08  | equivalent credit note | Notificación | NAAM08 is on  | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | NADG01 Rechazo  |
      | NADAM08 | equivalent debit note  | Notificación | NADAM08 is on | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: DeliveryAddress/AddressLine of the delivery address is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryAddress/AddressLine
      | code   | document   | kind    | given        | where                                            | from    | to     | status | also |
      | DEAM09 | pos ticket | Rechazo | DEAM09 is on | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/AddressLine of the delivery address is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryAddress/AddressLine
      | code    | document               | kind         | given         | where                                            | from    | to     | status | also |
      | NAAM09  | equivalent credit note | Notificación | NAAM09 is on  | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 00     | none |
      | NADAM09 | equivalent debit note  | Notificación | NADAM09 is on | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the delivery address is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code    | document               | kind         | given         | where                                                     | from                  | to | status | also |
      | DEAM10  | pos ticket             | Rechazo      | DEAM10 is on  | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 99     | none |
      | NAAM10  | equivalent credit note | Notificación | NAAM10 is on  | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 00     | none |
      | NADAM10 | equivalent debit note  | Notificación | NADAM10 is on | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/Country of the delivery address is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryAddress/Country
      | code    | document               | kind    | given         | where                                        | from    | to     | status | also |
      | DEAM11  | pos ticket             | Rechazo | DEAM11 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |
      | NAAM11  | equivalent credit note | Rechazo | NAAM11 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |
      | NADAM11 | equivalent debit note  | Rechazo | NADAM11 is on | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document               | kind    | given         | where                                                               | from | to   | status | also |
      | DEAM12  | pos ticket             | Rechazo | DEAM12 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NAAM12  | equivalent credit note | Rechazo | NAAM12 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NADAM12 | equivalent debit note  | Rechazo | NADAM12 is on | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the delivery address is a country name of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code    | document               | kind         | given         | where                                                 | from       | to        | status | also |
      | DEAM13  | pos ticket             | Notificación | DEAM13 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAM13  | equivalent credit note | Notificación | NAAM13 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAM13 | equivalent debit note  | Notificación | NADAM13 is on | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the delivery address is "es"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | given         | where                                                             | from | to    | status | also |
      | DEAM14  | pos ticket             | Notificación | DEAM14 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAM14  | equivalent credit note | Notificación | NAAM14 is on  | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAM14 | equivalent debit note  | Notificación | NADAM14 is on | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/DeliveryParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/DeliveryParty
      | code    | document               | kind         | given         | where                          | from    | to     | status | also |
      | NAAM15  | equivalent credit note | Notificación | NAAM15 is on  | cac:Delivery/cac:DeliveryParty | present | absent | 00     | none |
      | NADAM15 | equivalent debit note  | Notificación | NADAM15 is on | cac:Delivery/cac:DeliveryParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyName of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PartyName
      | code    | document               | kind         | given         | where                                        | from    | to     | status | also |
      | DEAM16  | pos ticket             | Notificación | DEAM16 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |
      | NAAM16  | equivalent credit note | Notificación | NAAM16 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |
      | NADAM16 | equivalent debit note  | Notificación | NADAM16 is on | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyName/Name
      | code    | document               | kind         | given         | where                                                 | from                    | to | status | also |
      | DEAM17  | pos ticket             | Notificación | DEAM17 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |
      | NAAM17  | equivalent credit note | Notificación | NAAM17 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |
      | NADAM17 | equivalent debit note  | Notificación | NADAM17 is on | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PhysicalLocation of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PhysicalLocation
      | code    | document               | kind         | given         | where                                               | from    | to     | status | also |
      | DEAM18  | pos ticket             | Notificación | DEAM18 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |
      | NAAM18  | equivalent credit note | Notificación | NAAM18 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |
      | NADAM18 | equivalent debit note  | Notificación | NADAM18 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección de quien entrega está incompleta
      | code    | document               | kind         | given         | where                                                                        | from           | to     | status | also |
      | DEAM19  | pos ticket             | Rechazo      | DEAM19 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | NAAM19  | equivalent credit note | Notificación | NAAM19 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |
      | NADAM19 | equivalent debit note  | Notificación | NADAM19 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |

  Scenario Outline: <code> on <document>: Address/ID of the party that delivers is a DANE municipality code of five digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind         | given         | where                                                                  | from    | to      | status | also            |
      | DEAM20  | pos ticket             | Rechazo      | DEAM20 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | DEDG01 Rechazo  |
      | NAAM20  | equivalent credit note | Notificación | NAAM20 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | NADG01 Rechazo  |
      | NADAM20 | equivalent debit note  | Notificación | NADAM20 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/CityName of the party that delivers is the name of the municipality
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | given         | where                                                                        | from           | to        | status | also |
      | DEAM21  | pos ticket             | Notificación | DEAM21 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM21  | equivalent credit note | Notificación | NAAM21 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM21 | equivalent debit note  | Notificación | NADAM21 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the party that delivers is a postal code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | given         | where                                                                          | from     | to       | status | also |
      | DEAM69  | pos ticket             | Notificación | DEAM69 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NAAM69  | equivalent credit note | Notificación | NAAM69 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NADAM69 | equivalent debit note  | Notificación | NADAM69 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the party that delivers is the name of a department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                                                | from           | to        | status | also |
      | DEAM22  | pos ticket             | Notificación | DEAM22 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM22  | equivalent credit note | Notificación | NAAM22 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM22 | equivalent debit note  | Notificación | NADAM22 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the party that delivers is a department code of two digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                                                    | from | to   | status | also            |
      | DEAM23  | pos ticket             | Rechazo      | DEAM23 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | DEDG01 Rechazo  |
      | NAAM23  | equivalent credit note | Notificación | NAAM23 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | NADG01 Rechazo  |
      | NADAM23 | equivalent debit note  | Notificación | NADAM23 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/AddressLine of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Address/AddressLine
      | code    | document               | kind         | given         | where                                                                           | from    | to     | status | also                                                                        |
      | DEAM24  | pos ticket             | Notificación | DEAM24 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | DEAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation       |
      | NAAM24  | equivalent credit note | Notificación | NAAM24 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | NAAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation  |
      | NADAM24 | equivalent debit note  | Notificación | NADAM24 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | NADAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code    | document               | kind         | given         | where                                                                                    | from                 | to | status | also                                                                        |
      | DEAM25  | pos ticket             | Notificación | DEAM25 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 99     | DEAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation       |
      | NAAM25  | equivalent credit note | Notificación | NAAM25 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | NAAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation  |
      | NADAM25 | equivalent debit note  | Notificación | NADAM25 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | NADAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta Address/Country
      | code    | document               | kind    | given         | where                                                                       | from    | to     | status | also                                                                        |
      | DEAM26  | pos ticket             | Rechazo | DEAM26 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | DEAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation       |
      | NAAM26  | equivalent credit note | Rechazo | NAAM26 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | NAAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation  |
      | NADAM26 | equivalent debit note  | Rechazo | NADAM26 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | NADAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document               | kind    | given         | where                                                                                              | from | to   | status | also |
      | DEAM27  | pos ticket             | Rechazo | DEAM27 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NAAM27  | equivalent credit note | Rechazo | NAAM27 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NADAM27 | equivalent debit note  | Rechazo | NADAM27 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the party that delivers is a country name of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code    | document               | kind         | given         | where                                                                                | from       | to        | status | also |
      | DEAM28  | pos ticket             | Notificación | DEAM28 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAM28  | equivalent credit note | Notificación | NAAM28 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAM28 | equivalent debit note  | Notificación | NADAM28 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the party that delivers is "es"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | given         | where                                                                                            | from | to    | status | also |
      | DEAM29  | pos ticket             | Notificación | DEAM29 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAM29  | equivalent credit note | Notificación | NAAM29 is on  | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAM29 | equivalent debit note  | Notificación | NADAM29 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryParty/PartyTaxScheme
      | code    | document               | kind    | given         | where                                             | from    | to     | status | also |
      | DEAM30  | pos ticket             | Rechazo | DEAM30 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |
      | NAAM30  | equivalent credit note | Rechazo | NAAM30 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |
      | NADAM30 | equivalent debit note  | Rechazo | NADAM30 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyTaxScheme/RegistrationName
      | code    | document               | kind         | given         | where                                                                  | from                             | to     | status | also |
      | DEAM31  | pos ticket             | Notificación | DEAM31 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NAAM31  | equivalent credit note | Notificación | NAAM31 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NADAM31 | equivalent debit note  | Notificación | NADAM31 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyTaxScheme/CompanyID
      | code    | document               | kind    | given         | where                                                           | from        | to     | status | also |
      | DEAM32  | pos ticket             | Rechazo | DEAM32 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |
      | NAAM32  | equivalent credit note | Rechazo | NAAM32 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |
      | NADAM32 | equivalent debit note  | Rechazo | NADAM32 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the party that delivers is "195"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | given         | where                                                                           | from  | to     | status | also |
      | DEAM33  | pos ticket             | Notificación | DEAM33 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAM33  | equivalent credit note | Notificación | NAAM33 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAM33 | equivalent debit note  | Notificación | NADAM33 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | given         | where                                                                             | from                                    | to                                                        | status | also |
      | DEAM34  | pos ticket             | Notificación | DEAM34 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAM34  | equivalent credit note | Notificación | NAAM34 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAM34 | equivalent debit note  | Notificación | NADAM34 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT de quien entrega
      | code    | document               | kind    | given         | where                                                                     | from | to     | status | also |
      | DEAM35  | pos ticket             | Rechazo | DEAM35 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NAAM35  | equivalent credit note | Rechazo | NAAM35 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NADAM35 | equivalent debit note  | Rechazo | NADAM35 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de quien entrega fuera de lista
      | code    | document               | kind    | given         | where                                                                       | from | to   | status | also |
      | DEAM36  | pos ticket             | Rechazo | DEAM36 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NAAM36  | equivalent credit note | Rechazo | NAAM36 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAM36 | equivalent debit note  | Rechazo | NADAM36 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the party that delivers is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal de quien entrega fuera de lista
      | code    | document               | kind         | given         | where                                                              | from   | to     | status | also |
      | DEAM37  | pos ticket             | Rechazo      | DEAM37 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 99     | none |
      | NAAM37  | equivalent credit note | Notificación | NAAM37 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | NADAM37 | equivalent debit note  | Notificación | NADAM37 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |

  Scenario Outline: <code> on <document>: TaxLevelCode/@listName of the party that delivers is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el régimen de quien entrega en @listName de TaxLevelCode
      | code   | document   | kind    | given        | where                                                                        | from | to     | status | also |
      | DEAM38 | pos ticket | Rechazo | DEAM38 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode/@listName | "48" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyTaxScheme/RegistrationAddress
      | code    | document               | kind         | given         | where                                                                     | from    | to     | status | also |
      | DEAM39  | pos ticket             | Notificación | DEAM39 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |
      | NAAM39  | equivalent credit note | Notificación | NAAM39 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |
      | NADAM39 | equivalent debit note  | Notificación | NADAM39 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the party that delivers is a DANE municipality code of five digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind         | given         | where                                                                            | from    | to      | status | also            |
      | DEAM40  | pos ticket             | Rechazo      | DEAM40 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | DEDG01 Rechazo  |
      | NAAM40  | equivalent credit note | Notificación | NAAM40 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | NADG01 Rechazo  |
      | NADAM40 | equivalent debit note  | Notificación | NADAM40 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the party that delivers is the name of the municipality
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | given         | where                                                                                  | from           | to        | status | also |
      | DEAM41  | pos ticket             | Notificación | DEAM41 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM41  | equivalent credit note | Notificación | NAAM41 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM41 | equivalent debit note  | Notificación | NADAM41 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the party that delivers is a postal code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code   | document               | kind         | given        | where                                                                                    | from     | to       | status | also |
      | DEAM70 | pos ticket             | Notificación | DEAM70 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NAAM70 | equivalent credit note | Notificación | NAAM70 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the party that delivers is the name of a department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                                                          | from           | to        | status | also |
      | DEAM42  | pos ticket             | Notificación | DEAM42 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAM42  | equivalent credit note | Notificación | NAAM42 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAM42 | equivalent debit note  | Notificación | NADAM42 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the party that delivers is a department code of two digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind         | given         | where                                                                                              | from | to   | status | also            |
      | DEAM43  | pos ticket             | Rechazo      | DEAM43 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | DEDG01 Rechazo  |
      | NAAM43  | equivalent credit note | Notificación | NAAM43 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | NADG01 Rechazo  |
      | NADAM43 | equivalent debit note  | Notificación | NADAM43 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | NADDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa RegistrationAddress/AddressLine
      | code    | document               | kind         | given         | where                                                                                     | from    | to     | status | also |
      | DEAM44  | pos ticket             | Notificación | DEAM44 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | NAAM44  | equivalent credit note | Notificación | NAAM44 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | NADAM44 | equivalent debit note  | Notificación | NADAM44 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code    | document               | kind         | given         | where                                                                                              | from                 | to | status | also |
      | DEAM45  | pos ticket             | Notificación | DEAM45 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |
      | NAAM45  | equivalent credit note | Notificación | NAAM45 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |
      | NADAM45 | equivalent debit note  | Notificación | NADAM45 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta RegistrationAddress/Country
      | code    | document               | kind    | given         | where                                                                                 | from    | to     | status | also |
      | DEAM46  | pos ticket             | Rechazo | DEAM46 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |
      | NAAM46  | equivalent credit note | Rechazo | NAAM46 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |
      | NADAM46 | equivalent debit note  | Rechazo | NADAM46 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document               | kind    | given         | where                                                                                                        | from | to   | status | also |
      | DEAM47  | pos ticket             | Rechazo | DEAM47 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NAAM47  | equivalent credit note | Rechazo | NAAM47 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | NADAM47 | equivalent debit note  | Rechazo | NADAM47 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the party that delivers is a country name of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code    | document               | kind         | given         | where                                                                                          | from       | to        | status | also |
      | DEAM48  | pos ticket             | Notificación | DEAM48 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAM48  | equivalent credit note | Notificación | NAAM48 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAM48 | equivalent debit note  | Notificación | NADAM48 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the party that delivers is "es"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | given         | where                                                                                                      | from | to    | status | also |
      | DEAM49  | pos ticket             | Notificación | DEAM49 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAM49  | equivalent credit note | Notificación | NAAM49 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAM49 | equivalent debit note  | Notificación | NADAM49 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de quien entrega
      | code    | document               | kind         | given                                   | where                                                           | from    | to     | status | also         |
      | DEAM50  | pos ticket             | Notificación | DEAM50 is on; judged beyond its schema  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NAAM50  | equivalent credit note | Notificación | NAAM50 is on; judged beyond its schema  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NADAM50 | equivalent debit note  | Notificación | NADAM50 is on; judged beyond its schema | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
