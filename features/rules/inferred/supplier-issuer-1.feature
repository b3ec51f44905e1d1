# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AJ
Feature: Supplier (issuer) (AJ), inferred, part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: AccountingSupplierParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingSupplierParty
      | code    | document               | kind    | given                    | where                       | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                                                     |
      | DEAJ01  | POS ticket             | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, DEAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices, DEAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DEAD05e Rechazo, ZB01 Rechazo |
      | NAAJ01  | equivalent credit note | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, NAAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NABG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference, ZB01 Rechazo                                                                                                                                                                                                       |
      | NADAJ01 | equivalent debit note  | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 66     | 92 Rechazo, NADAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NADBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference, ZB01 Rechazo                                                                                                                                                                                                     |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del emisor
      | code     | document               | kind         | where                                               | from | to     | status | also |
      | DEAJ02a  | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 99     | none |
      | NAAJ02a  | equivalent credit note | Rechazo      | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 99     | none |
      | NADAJ02a | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de organización del emisor no válido
      | code     | document               | kind    | where                                               | from | to  | status | also |
      | DEAJ02b  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |
      | NAAJ02b  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |
      | NADAJ02b | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/Party of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code    | document               | kind    | where                                 | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                                       |
      | DEAJ03  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, DEAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices, DEAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DEAD05e Rechazo |
      | NAAJ03  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, NAAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NABG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                                                                                                                                                                       |
      | NADAJ03 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 66     | 92 Rechazo, NADAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NADBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                                                                                                                                                                     |

  Scenario Outline: <code> on <document>: Party/PartyName of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyName
      | code    | document               | kind         | given        | where                                               | from    | to     | status | also |
      | DEAJ05  | POS ticket             | Notificación | DEAJ05 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | NAAJ05  | equivalent credit note | Notificación | nothing      | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |
      | NADAJ05 | equivalent debit note  | Notificación | nothing      | cac:AccountingSupplierParty/cac:Party/cac:PartyName | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyName/Name of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyName/Name
      | code    | document               | kind         | where                                                        | from                     | to | status | also |
      | DEAJ06  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | NAAJ06  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |
      | NADAJ06 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name | "EMPRESA DE PRUEBAS SAS" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PhysicalLocation of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PhysicalLocation
      | code   | document               | kind         | given        | where                                                      | from    | to     | status | also |
      | DEAJ07 | POS ticket             | Notificación | nothing      | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | NAAJ07 | equivalent credit note | Notificación | NAAJ07 is on | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección está incompleta
      | code    | document               | kind    | where                                                                               | from           | to     | status | also |
      | DEAJ08  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | NAAJ08  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | NADAJ08 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |

  Scenario Outline: <code> on <document>: Address/ID of the issuer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind    | where                                                                         | from    | to      | status | also |
      | DEAJ09  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | none |
      | NAAJ09  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | none |
      | NADAJ09 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: Address/CityName of the issuer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | where                                                                               | from           | to        | status | also |
      | DEAJ10  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAJ10  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAJ10 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the issuer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | where                                                                                 | from     | to       | status | also |
      | DEAJ73  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NAAJ73  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NADAJ73 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the issuer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | where                                                                                       | from           | to        | status | also |
      | DEAJ11  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAJ11  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAJ11 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the issuer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind    | where                                                                                           | from | to   | status | also |
      | DEAJ12  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | none |
      | NAAJ12  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | none |
      | NADAJ12 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: Address/AddressLine of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | where                                                                                  | from    | to     | status | also                                                                          |
      | DEAJ13  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | DEAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NAAJ13  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | NAAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NADAJ13 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | NADAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code    | document               | kind         | where                                                                                           | from            | to | status | also                                                                          |
      | DEAJ14  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | DEAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NAAJ14  | equivalent credit note | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | NAAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NADAJ14 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | NADAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code    | document               | kind    | where                                                                              | from    | to     | status | also                                                                          |
      | DEAJ15  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | DEAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NAAJ15  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | NAAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation  |
      | NADAJ15 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | NADAJ08 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the issuer is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El país del emisor debe ser CO
      | code    | document               | kind    | where                                                                                                     | from | to    | status | also |
      | DEAJ16  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | NAAJ16  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | NADAJ16 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the issuer is "Colombia"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del país del emisor debe ser Colombia
      | code    | document               | kind         | where                                                                                       | from       | to        | status | also |
      | DEAJ17  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAJ17  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAJ17 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the issuer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | where                                                                                                   | from | to    | status | also |
      | DEAJ18  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAJ18  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAJ18 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyTaxScheme
      | code    | document               | kind    | where                                                    | from    | to     | status | also                                                                                                                                                                                                                                                              |
      | DEAJ19  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, DEAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DEAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DEAD05e Rechazo |
      | NAAJ19  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, NAAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NABG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                              |
      | NADAJ19 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, NADAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NADBG04b Rechazo if cac:BillingReference/cac:InvoiceDocumentReference                                                            |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationName
      | code    | document               | kind    | where                                                                         | from                     | to     | status | also |
      | DEAJ20  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NAAJ20  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NADAJ20 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: The issuer is registered with the authority
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code    | document               | kind    | given                                                                           | to                                       | status | also                                                                                      |
      | DEAJ21  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo, DEAJ44a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |
      | NAAJ21  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo                                                                                |
      | NADAJ21 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there | companies are providers and do not issue | 99     | 92 Rechazo                                                                                |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the issuer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | where                                                                                  | from  | to     | status | also |
      | DEAJ22  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAJ22  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAJ22 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                    | from                                    | to                                                        | status | also |
      | DEAJ23  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAJ23  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAJ23 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT
      | code     | document               | kind    | where                                                                            | from | to     | status | also |
      | DEAJ24a  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | NAAJ24a  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | NADAJ24a | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del NIT incorrecto
      | code     | document               | kind    | where                                                                            | from | to  | status | also |
      | DEAJ24b  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | NAAJ24b  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | NADAJ24b | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del emisor no válido
      | code    | document              | kind    | where                                                                              | from | to   | status | also |
      | DEAJ25  | POS ticket            | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAJ25 | equivalent debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del emisor no válido
      | code   | document               | kind    | where                                                                              | from | to    | status | also |
      | NAAJ25 | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the issuer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal del emisor fuera de lista
      | code    | document               | kind    | where                                                                     | from        | to     | status | also |
      | DEAJ26  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |
      | NAAJ26  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |
      | NADAJ26 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationAddress of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección fiscal está incompleta
      | code    | document               | kind         | where                                                                                         | from           | to     | status | also |
      | DEAJ28  | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |
      | NAAJ28  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 00     | none |
      | NADAJ28 | equivalent debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | absent | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/ID of the issuer is a DANE municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document               | kind    | where                                                                                   | from    | to      | status | also |
      | DEAJ29  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | none |
      | NAAJ29  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | none |
      | NADAJ29 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:ID | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CityName of the issuer is the name of the municipality
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code    | document               | kind         | where                                                                                         | from           | to        | status | also |
      | DEAJ30  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAJ30  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAJ30 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CityName | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/PostalZone of the issuer is a postal code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code    | document               | kind         | where                                                                                           | from     | to       | status | also |
      | DEAJ74  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NAAJ74  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |
      | NADAJ74 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:PostalZone | "110111" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentity of the issuer is the name of a department
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code    | document               | kind         | where                                                                                                 | from           | to        | status | also |
      | DEAJ31  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NAAJ31  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |
      | NADAJ31 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentity | "Bogotá, D.C." | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document               | kind    | where                                                                                                     | from | to   | status | also |
      | DEAJ32  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | none |
      | NAAJ32  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | none |
      | NADAJ32 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: RegistrationAddress/AddressLine of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code    | document               | kind         | given         | where                                                                                            | from    | to     | status | also                                                                            |
      | DEAJ33  | POS ticket             | Notificación | DEAJ33 is on  | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 99     | DEAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | NAAJ33  | equivalent credit note | Notificación | NAAJ33 is on  | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 00     | NAAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |
      | NADAJ33 | equivalent debit note  | Notificación | NADAJ33 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine | present | absent | 99     | NADAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme     |

  Scenario Outline: <code> on <document>: AddressLine/Line of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code   | document               | kind         | where                                                                                                     | from            | to | status | also                                                                            |
      | DEAJ34 | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | DEAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | NAAJ34 | equivalent credit note | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | NAAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |

    Examples: Falta informar AddressLine/Line
      | code    | document              | kind         | where                                                                                                     | from            | to | status | also                                                                        |
      | NADAJ34 | equivalent debit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:AddressLine/cbc:Line | "CR 10 # 20-30" | "" | 99     | NADAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |

  Scenario Outline: <code> on <document>: RegistrationAddress/Country of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code    | document               | kind    | where                                                                                        | from    | to     | status | also                                                                            |
      | DEAJ35  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | DEAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme      |
      | NAAJ35  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | NAAJ28 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme |
      | NADAJ35 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country | present | absent | 99     | NADAJ28 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme     |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the issuer is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El país del emisor debe ser CO
      | code    | document               | kind    | where                                                                                                               | from | to    | status | also |
      | DEAJ36  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | NAAJ36  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | NADAJ36 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the issuer is "Colombia"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del país del emisor debe ser Colombia
      | code    | document               | kind         | where                                                                                                 | from       | to        | status | also |
      | DEAJ37  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NAAJ37  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NADAJ37 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the issuer is "es"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code    | document               | kind         | where                                                                                                             | from | to    | status | also |
      | DEAJ38  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NAAJ38  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NADAJ38 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the issuer is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme del emisor
      | code    | document               | kind         | given                    | where                                                                  | from    | to     | status | also         |
      | DEAJ39  | POS ticket             | Rechazo      | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NAAJ39  | equivalent credit note | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NADAJ39 | equivalent debit note  | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code    | document               | kind         | where                                                                         | from | to    | status | also |
      | NAAJ40  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NADAJ40 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the issuer is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code    | document               | kind         | where                                                                           | from  | to     | status | also |
      | DEAJ41  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NAAJ41  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NADAJ41 | equivalent debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyLegalEntity of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyLegalEntity
      | code    | document              | kind    | where                                                      | from    | to     | status | also                                                                                                                                    |
      | DEAJ42  | POS ticket            | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 99     | DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |
      | NADAJ42 | equivalent debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 99     | none                                                                                                                                    |

    Examples: Falta informar Party/PartyLegalEntity
      | code   | document               | kind         | where                                                      | from    | to     | status | also |
      | NAAJ42 | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre o razón social del emisor
      | code    | document               | kind    | where                                                                           | from                     | to | status | also                                                                               |
      | DEAJ43a | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | DEAJ43b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |
      | NAAJ43  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none                                                                               |
      | NADAJ43 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none                                                                               |

  Scenario Outline: <code> on <document>: The issuer carries the name that the RUT has for its NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code    | document   | kind         | where                                                                           | from                     | to                | status | also |
      | DEAJ43b | POS ticket | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | "OTRO NOMBRE SAS" | 00     | none |

  Scenario Outline: <code> on <document>: The legal entity is an issuer registered with the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code    | document   | kind    | given                                                                                    | where                                                                    | from        | to          | status | also                                                                               |
      | DEAJ44a | POS ticket | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | DEAJ44b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: The legal entity, where it is another than the issuer, is an issuer registered with the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del emisor no está autorizado
      | code    | document               | kind    | given                                                                                    | where                                                                    | from        | to          | status | also |
      | NAAJ44  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | none |
      | NADAJ44 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "7" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500301" | 99     | none |

  Scenario Outline: <code> on <document>: The identification belongs, in the RUT, to the name that was sent
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento no coincide con el RUT para ese nombre
      | code    | document   | kind         | given                                                                                    | where                                                                    | from        | to          | status | also                                                                               |
      | DEAJ44b | POS ticket | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "901500100" | "901500600" | 00     | DEAJ43b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the issuer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | where                                                                                    | from  | to     | status | also |
      | DEAJ45  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAJ45  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAJ45 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                      | from                                    | to                                                        | status | also |
      | DEAJ46  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAJ46  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAJ46 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT en CompanyID/@schemeID
      | code    | document               | kind    | where                                                                              | from | to     | status | also |
      | DEAJ47  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | NAAJ47  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | NADAJ47 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code    | document               | kind    | where                                                                                | from | to   | status | also |
      | DEAJ48  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NAAJ48  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAJ48 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
