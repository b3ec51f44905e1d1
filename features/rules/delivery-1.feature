# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AM
Feature: Delivery (AM), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Delivery is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery
      | code  | document    | kind         | given       | where        | from    | to     | status | also |
      | CAM01 | credit note | Notificación | CAM01 is on | cac:Delivery | present | absent | 00     | none |
      | DAM01 | debit note  | Notificación | DAM01 is on | cac:Delivery | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/ActualDeliveryDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/ActualDeliveryDate
      | code  | document | kind         | given       | where                               | from         | to     | status | also |
      | FAM02 | invoice  | Notificación | FAM02 is on | cac:Delivery/cbc:ActualDeliveryDate | "2024-01-20" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/ActualDeliveryTime is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/ActualDeliveryTime
      | code  | document | kind         | given       | where                               | from             | to     | status | also |
      | FAM03 | invoice  | Notificación | FAM03 is on | cac:Delivery/cbc:ActualDeliveryTime | "09:30:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/DeliveryAddress is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/DeliveryAddress
      | code  | document    | kind         | given       | where                            | from    | to     | status | also |
      | FAM04 | invoice     | Notificación | FAM04 is on | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |
      | CAM04 | credit note | Notificación | CAM04 is on | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |
      | DAM04 | debit note  | Notificación | DAM04 is on | cac:Delivery/cac:DeliveryAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/ID is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind         | where                                   | from    | to      | status | also          |
      | FAM05 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | CAM05 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | DAM05 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: DeliveryAddress/CityName is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                         | from           | to        | status | also |
      | FAM06 | invoice     | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM06 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM06 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/PostalZone is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                           | from     | to       | status | also |
      | FAM68 | invoice     | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | CAM68 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | DAM68 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/CountrySubentity is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                 | from           | to        | status | also |
      | FAM07 | invoice     | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM07 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM07 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/CountrySubentityCode is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind         | where                                                     | from | to   | status | also          |
      | FAM08 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | CAM08 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | DAM08 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: DeliveryAddress/AddressLine of the delivery address is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryAddress/AddressLine
      | code  | document | kind    | where                                            | from    | to     | status | also |
      | FAM09 | invoice  | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/AddressLine of the delivery address is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryAddress/AddressLine
      | code  | document    | kind         | given       | where                                            | from    | to     | status | also |
      | CAM09 | credit note | Notificación | CAM09 is on | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 00     | none |
      | DAM09 | debit note  | Notificación | DAM09 is on | cac:Delivery/cac:DeliveryAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the delivery address is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code  | document    | kind         | where                                                     | from                  | to | status | also |
      | FAM10 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 99     | none |
      | CAM10 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 00     | none |
      | DAM10 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cac:AddressLine/cbc:Line | "Carrera 7 No. 12-34" | "" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryAddress/Country of the delivery address is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryAddress/Country
      | code  | document    | kind    | where                                        | from    | to     | status | also |
      | FAM11 | invoice     | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |
      | CAM11 | credit note | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |
      | DAM11 | debit note  | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code  | document    | kind    | where                                                               | from | to   | status | also |
      | FAM12 | invoice     | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | CAM12 | credit note | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | DAM12 | debit note  | Rechazo | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the delivery address is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code  | document    | kind         | where                                                 | from       | to        | status | also |
      | FAM13 | invoice     | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAM13 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAM13 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the delivery address is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                             | from | to    | status | also |
      | FAM14 | invoice     | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAM14 | credit note | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAM14 | debit note  | Notificación | cac:Delivery/cac:DeliveryAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: Delivery/DeliveryParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Delivery/DeliveryParty
      | code  | document    | kind         | given       | where                          | from    | to     | status | also |
      | CAM15 | credit note | Notificación | CAM15 is on | cac:Delivery/cac:DeliveryParty | present | absent | 00     | none |
      | DAM15 | debit note  | Notificación | DAM15 is on | cac:Delivery/cac:DeliveryParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyName of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PartyName
      | code  | document    | kind         | given       | where                                        | from    | to     | status | also |
      | FAM16 | invoice     | Notificación | FAM16 is on | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |
      | CAM16 | credit note | Notificación | CAM16 is on | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |
      | DAM16 | debit note  | Notificación | DAM16 is on | cac:Delivery/cac:DeliveryParty/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyName/Name
      | code  | document    | kind         | where                                                 | from                    | to | status | also |
      | FAM17 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |
      | CAM17 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |
      | DAM17 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name | "Transportes de Prueba" | "" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PhysicalLocation of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PhysicalLocation
      | code  | document    | kind         | given       | where                                               | from    | to     | status | also |
      | FAM18 | invoice     | Notificación | FAM18 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |
      | CAM18 | credit note | Notificación | CAM18 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |
      | DAM18 | debit note  | Notificación | DAM18 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección de quien entrega está incompleta
      | code  | document    | kind         | where                                                                        | from           | to     | status | also |
      | FAM19 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | CAM19 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |
      | DAM19 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |

  Scenario Outline: <code> on <document>: Address/ID of the party that delivers is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind         | where                                                                  | from    | to      | status | also          |
      | FAM20 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | CAM20 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | DAM20 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/CityName of the party that delivers is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                        | from           | to        | status | also |
      | FAM21 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM21 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM21 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the party that delivers is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                          | from     | to       | status | also |
      | FAM69 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | CAM69 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | DAM69 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the party that delivers is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                | from           | to        | status | also |
      | FAM22 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM22 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM22 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the party that delivers is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind         | where                                                                                    | from | to   | status | also          |
      | FAM23 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | CAM23 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | DAM23 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/AddressLine of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Address/AddressLine
      | code  | document    | kind         | given       | where                                                                           | from    | to     | status | also                                                                      |
      | FAM24 | invoice     | Notificación | FAM24 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | FAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation      |
      | CAM24 | credit note | Notificación | CAM24 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | CAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |
      | DAM24 | debit note  | Notificación | DAM24 is on | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 00     | DAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code  | document    | kind         | where                                                                                    | from                 | to | status | also                                                                      |
      | FAM25 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 99     | FAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation      |
      | CAM25 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | CAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |
      | DAM25 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | DAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta Address/Country
      | code  | document    | kind    | where                                                                       | from    | to     | status | also                                                                      |
      | FAM26 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | FAM19 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation      |
      | CAM26 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | CAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |
      | DAM26 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | DAM19 Notificación if cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code  | document    | kind    | where                                                                                              | from | to   | status | also |
      | FAM27 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | CAM27 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | DAM27 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the party that delivers is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code  | document    | kind         | where                                                                                | from       | to        | status | also |
      | FAM28 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAM28 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAM28 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the party that delivers is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                            | from | to    | status | also |
      | FAM29 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAM29 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAM29 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DeliveryParty/PartyTaxScheme
      | code  | document    | kind    | where                                             | from    | to     | status | also |
      | FAM30 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |
      | CAM30 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |
      | DAM30 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyTaxScheme/RegistrationName
      | code  | document    | kind         | where                                                                  | from                             | to     | status | also |
      | FAM31 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | CAM31 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | DAM31 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyTaxScheme/CompanyID
      | code  | document    | kind    | where                                                           | from        | to     | status | also |
      | FAM32 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |
      | CAM32 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |
      | DAM32 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the party that delivers is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                           | from  | to     | status | also |
      | FAM33 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAM33 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAM33 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                             | from                                    | to                                                        | status | also |
      | FAM34 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAM34 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAM34 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT de quien entrega
      | code  | document    | kind    | where                                                                     | from | to     | status | also |
      | FAM35 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | CAM35 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | DAM35 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de quien entrega fuera de lista
      | code  | document    | kind    | where                                                                       | from | to   | status | also |
      | FAM36 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | CAM36 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAM36 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the party that delivers is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal de quien entrega fuera de lista
      | code  | document    | kind         | where                                                              | from   | to     | status | also |
      | FAM37 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 99     | none |
      | CAM37 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | DAM37 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |

  Scenario Outline: <code> on <document>: TaxLevelCode/@listName of the party that delivers is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el régimen de quien entrega en @listName de TaxLevelCode
      | code  | document | kind    | where                                                                        | from | to     | status | also |
      | FAM38 | invoice  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cbc:TaxLevelCode/@listName | "48" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyTaxScheme/RegistrationAddress
      | code  | document    | kind         | given       | where                                                                     | from    | to     | status | also |
      | FAM39 | invoice     | Notificación | FAM39 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |
      | CAM39 | credit note | Notificación | CAM39 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |
      | DAM39 | debit note  | Notificación | DAM39 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the party that delivers is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind         | where                                                                            | from    | to      | status | also          |
      | FAM40 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | CAM40 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | DAM40 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the party that delivers is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                                  | from           | to        | status | also |
      | FAM41 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM41 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM41 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the party that delivers is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                                    | from     | to       | status | also |
      | FAM70 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | CAM70 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the party that delivers is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                          | from           | to        | status | also |
      | FAM42 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAM42 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAM42 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the party that delivers is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind         | where                                                                                              | from | to   | status | also          |
      | FAM43 | invoice     | Rechazo      | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | CAM43 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | DAM43 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa RegistrationAddress/AddressLine
      | code  | document    | kind         | given       | where                                                                                     | from    | to     | status | also |
      | FAM44 | invoice     | Notificación | FAM44 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | CAM44 | credit note | Notificación | CAM44 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |
      | DAM44 | debit note  | Notificación | DAM44 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: AddressLine/Line of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AddressLine/Line
      | code  | document    | kind         | where                                                                                              | from                 | to | status | also |
      | FAM45 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |
      | CAM45 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |
      | DAM45 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "Calle 13 No. 40-50" | "" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta RegistrationAddress/Country
      | code  | document    | kind    | where                                                                                 | from    | to     | status | also |
      | FAM46 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |
      | CAM46 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |
      | DAM46 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code  | document    | kind    | where                                                                                                        | from | to   | status | also |
      | FAM47 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | CAM47 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |
      | DAM47 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "XX" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the party that delivers is a country name of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de país fuera de lista
      | code  | document    | kind         | where                                                                                          | from       | to        | status | also |
      | FAM48 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAM48 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAM48 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the party that delivers is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                                      | from | to    | status | also |
      | FAM49 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAM49 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAM49 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de quien entrega
      | code  | document    | kind         | given                    | where                                                           | from    | to     | status | also         |
      | FAM50 | invoice     | Notificación | judged beyond its schema | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | CAM50 | credit note | Notificación | judged beyond its schema | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DAM50 | debit note  | Notificación | judged beyond its schema | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
