# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AJ
Feature: Supplier (issuer) (AJ), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: AccountingSupplierParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingSupplierParty
      | code  | document    | kind    | given                    | where                       | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                                                 |
      | FAJ01 | invoice     | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, FAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices, FAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, FAD05e Rechazo, ZB01 Rechazo |
      | CAJ01 | credit note | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, CAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, CBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference, ZB01 Rechazo                                                                                                                                                                                                     |
      | DAJ01 | debit note  | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, DAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference, ZB01 Rechazo                                                                                                                                                                                                     |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del emisor
      | code   | document    | kind         | where                                               | from | to     | status | also |
      | FAJ02a | invoice     | Rechazo      | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 99     | none |
      | CAJ02a | credit note | Rechazo      | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 99     | none |
      | DAJ02a | debit note  | Notificación | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de organización del emisor no válido
      | code   | document    | kind    | where                                               | from | to  | status | also |
      | FAJ02b | invoice     | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |
      | CAJ02b | credit note | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |
      | DAJ02b | debit note  | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/Party of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code  | document    | kind    | where                                 | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                                   |
      | FAJ03 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, FAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices, FAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, FAD05e Rechazo |
      | CAJ03 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, CAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, CBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                                                                                                                                                                     |
      | DAJ03 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, DAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                                                                                                                                                                     |

  Scenario Outline: <code> on <document>: Party/PartyName of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyName
      | code  | document    | kind         | given       | where                                               | from    | to     | status | also |
      | FAJ05 | invoice     | Notificación | FAJ05 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | CAJ05 | credit note | Notificación | nothing     | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | DAJ05 | debit note  | Notificación | nothing     | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyName/Name
      | code  | document    | kind         | where                                                        | from                     | to | status | also |
      | FAJ06 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | CAJ06 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | DAJ06 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PhysicalLocation of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PhysicalLocation
      | code  | document    | kind         | given       | where                                                      | from    | to     | status | also |
      | FAJ07 | invoice     | Notificación | nothing     | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | CAJ07 | credit note | Notificación | CAJ07 is on | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección está incompleta
      | code  | document    | kind    | where                                                                               | from           | to     | status | also |
      | FAJ08 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | CAJ08 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | DAJ08 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |

  Scenario Outline: <code> on <document>: Address/ID of the issuer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind    | where                                                                         | from    | to      | status | also          |
      | FAJ09 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | CAJ09 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | DAJ09 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/CityName of the issuer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                               | from           | to        | status | also |
      | FAJ10 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAJ10 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAJ10 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the issuer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                                 | from     | to       | status | also |
      | FAJ73 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | CAJ73 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | DAJ73 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the issuer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                       | from           | to        | status | also |
      | FAJ11 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAJ11 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAJ11 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the issuer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind    | where                                                                                           | from | to   | status | also          |
      | FAJ12 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | CAJ12 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | DAJ12 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/AddressLine of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | where                                                                                  | from    | to     | status | also                                                                        |
      | FAJ13 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | FAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | CAJ13 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | CAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | DAJ13 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | DAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code  | document    | kind         | where                                                                                           | from            | to | status | also                                                                        |
      | FAJ14 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | FAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | CAJ14 | credit note | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | CAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | DAJ14 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | DAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code  | document    | kind    | where                                                                              | from    | to     | status | also                                                                        |
      | FAJ15 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | FAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | CAJ15 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | CAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | DAJ15 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | DAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the issuer is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El país del emisor debe ser CO
      | code  | document    | kind    | where                                                                                                     | from | to    | status | also |
      | FAJ16 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | CAJ16 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | DAJ16 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the issuer is "Colombia"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del país del emisor debe ser Colombia
      | code  | document    | kind         | where                                                                                       | from       | to        | status | also |
      | FAJ17 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAJ17 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAJ17 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the issuer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                                   | from | to    | status | also |
      | FAJ18 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAJ18 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAJ18 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyTaxScheme
      | code  | document    | kind    | where                                                    | from    | to     | status | also                                                                                                                                                                                                                                                           |
      | FAJ19 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, FAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, FAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, FAD05e Rechazo |
      | CAJ19 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, CAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, CBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                             |
      | DAJ19 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, DAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                             |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationName
      | code  | document    | kind    | where                                                                         | from                     | to     | status | also |
      | FAJ20 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | CAJ20 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | DAJ20 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: The issuer is registered with the authority
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code  | document    | kind    | given                                                                           | to                                       | status | also                                                                                     |
      | FAJ21 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo, FAJ44a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |
      | CAJ21 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo                                                                               |
      | DAJ21 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo                                                                               |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the issuer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                                  | from  | to     | status | also |
      | FAJ22 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAJ22 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAJ22 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                                    | from                                    | to                                                        | status | also |
      | FAJ23 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAJ23 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAJ23 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT
      | code   | document    | kind    | where                                                                            | from | to     | status | also |
      | FAJ24a | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | CAJ24a | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | DAJ24a | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del NIT incorrecto
      | code   | document    | kind    | where                                                                            | from | to  | status | also |
      | FAJ24b | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | CAJ24b | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | DAJ24b | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del emisor no válido
      | code  | document   | kind    | where                                                                              | from | to   | status | also |
      | FAJ25 | invoice    | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAJ25 | debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del emisor no válido
      | code  | document    | kind    | where                                                                              | from | to    | status | also |
      | CAJ25 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the issuer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal del emisor fuera de lista
      | code  | document    | kind    | where                                                                     | from        | to     | status | also |
      | FAJ26 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |
      | CAJ26 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |
      | DAJ26 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección fiscal está incompleta
      | code  | document    | kind         | where                                                                                         | from           | to     | status | also |
      | FAJ28 | invoice     | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | CAJ28 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |
      | DAJ28 | debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the issuer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code  | document    | kind    | where                                                                                   | from    | to      | status | also          |
      | FAJ29 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | CAJ29 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |
      | DAJ29 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the issuer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code  | document    | kind         | where                                                                                         | from           | to        | status | also |
      | FAJ30 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAJ30 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAJ30 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the issuer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code  | document    | kind         | where                                                                                           | from     | to       | status | also |
      | FAJ74 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | CAJ74 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | DAJ74 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the issuer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code  | document    | kind         | where                                                                                                 | from           | to        | status | also |
      | FAJ31 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | CAJ31 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | DAJ31 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code  | document    | kind    | where                                                                                                     | from | to   | status | also          |
      | FAJ32 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | CAJ32 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |
      | DAJ32 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code  | document    | kind         | given       | where                                                                                            | from    | to     | status | also                                                                           |
      | FAJ33 | invoice     | Notificación | FAJ33 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 99     | FAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | CAJ33 | credit note | Notificación | CAJ33 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | CAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |
      | DAJ33 | debit note  | Notificación | DAJ33 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 99     | DAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |

  Scenario Outline: <code> on <document>: AddressLine/Line of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code  | document    | kind         | where                                                                                                     | from            | to | status | also                                                                           |
      | FAJ34 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | FAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | CAJ34 | credit note | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | CAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |

    Examples: Falta informar AddressLine/Line
      | code  | document   | kind         | where                                                                                                     | from            | to | status | also                                                                      |
      | DAJ34 | debit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | DAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code  | document    | kind    | where                                                                                        | from    | to     | status | also                                                                           |
      | FAJ35 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | FAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | CAJ35 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | CAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |
      | DAJ35 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | DAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the issuer is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El país del emisor debe ser CO
      | code  | document    | kind    | where                                                                                                               | from | to    | status | also |
      | FAJ36 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | CAJ36 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | DAJ36 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the issuer is "Colombia"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del país del emisor debe ser Colombia
      | code  | document    | kind         | where                                                                                                 | from       | to        | status | also |
      | FAJ37 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | CAJ37 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | DAJ37 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the issuer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code  | document    | kind         | where                                                                                                             | from | to    | status | also |
      | FAJ38 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | CAJ38 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | DAJ38 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the issuer is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme del emisor
      | code  | document    | kind         | given                    | where                                                                  | from    | to     | status | also         |
      | FAJ39 | invoice     | Rechazo      | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | CAJ39 | credit note | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DAJ39 | debit note  | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code   | document    | kind         | where                                                                         | from | to    | status | also |
      | FAJ40  | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | CAJ40  | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | DAJ40  | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | DEAJ40 | POS ticket  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the issuer is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code  | document    | kind         | where                                                                           | from  | to     | status | also |
      | FAJ41 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | CAJ41 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | DAJ41 | debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyLegalEntity of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyLegalEntity
      | code  | document   | kind    | where                                                      | from    | to     | status | also                                                                                                                                   |
      | FAJ42 | invoice    | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 99     | FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |
      | DAJ42 | debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 99     | none                                                                                                                                   |

    Examples: Falta informar Party/PartyLegalEntity
      | code  | document    | kind         | where                                                      | from    | to     | status | also |
      | CAJ42 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre o razón social del emisor
      | code   | document    | kind    | where                                                                           | from                     | to | status | also                                                                              |
      | FAJ43a | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | FAJ43b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |
      | CAJ43  | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none                                                                              |
      | DAJ43  | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none                                                                              |

  Scenario Outline: <code> on <document>: The issuer carries the name that the RUT has for its NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code   | document | kind         | where                                                                           | from                     | to                | status | also |
      | FAJ43b | invoice  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "OTRO NOMBRE SAS" | 00     | none |

  Scenario Outline: <code> on <document>: The legal entity is an issuer registered with the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code   | document | kind    | given                                                                                    | where                                                                    | from        | to          | status | also                                                                              |
      | FAJ44a | invoice  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | FAJ44b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: The legal entity, where it is another than the issuer, is an issuer registered with the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del emisor no está autorizado
      | code  | document    | kind    | given                                                                                    | where                                                                    | from        | to          | status | also |
      | CAJ44 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | none |
      | DAJ44 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | none |

  Scenario Outline: <code> on <document>: The identification belongs, in the RUT, to the name that was sent
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento no coincide con el RUT para ese nombre
      | code   | document | kind         | given                                                                                    | where                                                                    | from        | to          | status | also                                                                              |
      | FAJ44b | invoice  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500600" | 00     | FAJ43b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the issuer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                                    | from  | to     | status | also |
      | FAJ45 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAJ45 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAJ45 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                                      | from                                    | to                                                        | status | also |
      | FAJ46 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAJ46 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAJ46 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT en CompanyID/@schemeID
      | code  | document    | kind    | where                                                                              | from | to     | status | also |
      | FAJ47 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | CAJ47 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | DAJ47 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
