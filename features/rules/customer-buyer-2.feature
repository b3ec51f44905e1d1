# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AK
Feature: Customer (buyer) (AK), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: PartyLegalEntity/ShareholderParty of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code  | document | kind         | given       | where                                                                           | from    | to     | status | also |
      | FAK59 | invoice  | Notificación | FAK59 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: ShareholderParty/PartecipationPercent of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar ShareholderParty/PartecipationPercent
      | code  | document | kind         | where                                                                                                    | from    | to     | status | also |
      | FAK60 | invoice  | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code  | document    | kind         | given       | where                                                                                      | from    | to     | status | also |
      | FAK49 | invoice     | Notificación | FAK49 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | CAK49 | credit note | Notificación | CAK49 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | DAK49 | debit note  | Notificación | DAK49 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/Name of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar CorporateRegistrationScheme/Name
      | code  | document | kind         | given       | where                                                                                               | from         | to     | status | also |
      | FAK50 | invoice  | Notificación | FAK50 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "0000002-02" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Party/Contact of the buyer is at least one child, or no group
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El contacto del adquiriente está vacío
      | code  | document | kind    | given                                                                                                                                                                                                                                                                                                | where                                                      | from                      | to     | status | also                                                               |
      | FAK51 | invoice  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Name = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telephone = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telefax = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail = absent | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 99     | FAK55 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:Contact |

  Scenario Outline: <code> on <document>: Party/Contact of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contacto del adquiriente
      | code  | document    | kind    | where                                             | from    | to     | status | also |
      | CAK51 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact | present | absent | 99     | none |
      | DAK51 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code  | document | kind         | given       | where                                                      | from                  | to     | status | also |
      | FAK52 | invoice  | Notificación | FAK52 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Name | "Área de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code  | document | kind         | given       | where                                                           | from         | to     | status | also |
      | FAK53 | invoice  | Notificación | FAK53 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telephone | "3001234567" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code  | document | kind         | given       | where                                                         | from         | to     | status | also |
      | FAK54 | invoice  | Notificación | FAK54 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telefax | "6013001235" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el correo del adquiriente
      | code  | document    | kind    | where                                                                | from                  | to     | status | also |
      | FAK55 | invoice     | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |
      | CAK55 | credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |
      | DAK55 | debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Contact/Note of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code  | document | kind         | given       | where                                                      | from                      | to     | status | also |
      | FAK56 | invoice  | Notificación | FAK56 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AccountingCustomerParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingCustomerParty
      | code   | document                | kind    | given                    | where                       | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                              |
      | DSAK01 | support document        | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 66     | 92 Rechazo, DSAB05a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DSAD05e Rechazo, ZB01 Rechazo |
      | NSAK01 | support adjustment note | Rechazo | judged beyond its schema | cac:AccountingCustomerParty | present | absent | 66     | 92 Rechazo, NSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, ZB01 Rechazo                                                                                                                                                                                                                                                      |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del adquiriente
      | code   | document                | kind    | where                                               | from | to  | status | also |
      | DSAK02 | support document        | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |
      | NSAK02 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cbc:AdditionalAccountID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingCustomerParty/Party of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code   | document                | kind    | where                                 | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                |
      | DSAK03 | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 66     | 92 Rechazo, DSAB05a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DSAD05e Rechazo |
      | NSAK03 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party | present | absent | 66     | 92 Rechazo, NSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider                                                                                                                                                                                                                                                      |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of the buyer is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la información tributaria del adquiriente
      | code   | document                | kind    | given                                                                                                                                             | where                                                    | from    | to     | status | also                                                                                                                                                                                                                                                                                                                                                                                |
      | DSAK19 | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyName = <cac:PartyName><cbc:Name>Comprador</cbc:Name></cac:PartyName> after cac:PartyIdentification | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, DSAB05a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DSAD05e Rechazo |
      | NSAK19 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyName = <cac:PartyName><cbc:Name>Comprador</cbc:Name></cac:PartyName> after cac:PartyIdentification | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme | present | absent | 66     | 92 Rechazo, NSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider                                                                                                                                                                                                                                                      |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre o razón social del adquiriente
      | code   | document                | kind    | where                                                                         | from                     | to     | status | also |
      | DSAK20 | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | NSAK20 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del adquiriente
      | code   | document                | kind    | where                                                                  | from        | to | status | also                                                                                                                                                                                                                                                                                                                                                                                                                                                                           |
      | DSAK21 | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 66     | 92 Rechazo, DSAB05a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB05b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DSAD05e Rechazo, DSAK24b Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID |
      | NSAK21 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 66     | 92 Rechazo, NSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NSAK24b Rechazo if cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID                                                                                                                                                                                                                                                      |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the buyer is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code   | document                | kind         | where                                                                                  | from  | to     | status | also |
      | DSAK22 | support document        | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NSAK22 | support adjustment note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code   | document                | kind         | where                                                                                    | from                                    | to                                                        | status | also |
      | DSAK23 | support document        | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NSAK23 | support adjustment note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del adquiriente
      | code    | document                | kind    | where                                                                            | from | to     | status | also |
      | DSAK24a | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | NSAK24a | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the buyer is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del adquiriente no es correcto
      | code    | document                | kind    | where                                                                            | from | to  | status | also |
      | DSAK24b | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | NSAK24b | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the buyer is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del adquiriente no es válido
      | code   | document                | kind    | where                                                                              | from | to   | status | also |
      | DSAK25 | support document        | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "13" | 99     | none |
      | NSAK25 | support adjustment note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "13" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal del adquiriente fuera de lista
      | code   | document                | kind         | where                                                                     | from        | to     | status | also |
      | DSAK26 | support document        | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 00     | none |
      | NSAK26 | support adjustment note | Rechazo      | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-13;O-23" | "O-99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la responsabilidad fiscal del adquiriente o está fuera de lista
      | code    | document               | kind    | where                                                                     | from      | to     | status | also |
      | NAAK26  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |
      | NADAK26 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code   | document                | kind         | given                    | where                                                                  | from    | to     | status | also         |
      | DSAK39 | support document        | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NSAK39 | support adjustment note | Notificación | judged beyond its schema | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code   | document                | kind         | where                                                                         | from | to    | status | also |
      | DSAK40 | support document        | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NSAK40 | support adjustment note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the buyer is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code   | document                | kind         | where                                                                           | from  | to     | status | also |
      | DSAK41 | support document        | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NSAK41 | support adjustment note | Notificación | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
