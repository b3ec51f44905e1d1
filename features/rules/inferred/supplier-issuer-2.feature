# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AJ
Feature: Supplier (issuer) (AJ), inferred, part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the issuer is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code    | document               | kind    | where                                                                                      | from    | to     | status | also                                                                                                                                    |
      | DEAJ49  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |
      | NAAJ49  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | none                                                                                                                                    |
      | NADAJ49 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | none                                                                                                                                    |

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/ID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el prefijo de facturación
      | code   | document   | kind         | where                                                                                             | from   | to     | status | also                                                                                                                                    |
      | DEAJ50 | POS ticket | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "EPOS" | absent | 99     | DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: The prefix of the branch is that of the number
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no corresponde al número de la nota
      | code    | document               | kind    | where                                                                                             | from  | to     | status | also |
      | NAAJ50  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "NCP" | "OTRO" | 99     | none |
      | NADAJ50 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "NDP" | "OTRO" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/ShareholderParty of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code   | document   | kind         | given        | where                                                                           | from    | to     | status | also |
      | DEAJ52 | POS ticket | Notificación | DEAJ52 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: ShareholderParty is not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo ShareholderParty está vacío
      | code    | document              | kind    | given                                                                                                             | where                                                                                     | from    | to     | status | also                                                                                                                                                                                                   |
      | NADAJ52 | equivalent debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent = absent | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | NADAJ53 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty, NADAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

  Scenario Outline: <code> on <document>: ShareholderParty/PartecipationPercent of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar ShareholderParty/PartecipationPercent
      | code    | document               | kind         | where                                                                                                    | from    | to     | status | also |
      | DEAJ53  | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 99     | none |
      | NAAJ53  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 00     | none |
      | NADAJ53 | equivalent debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 99     | none |

  Scenario Outline: <code> on <document>: ShareholderParty/Party of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code    | document               | kind         | where                                                                                     | from    | to     | status | also |
      | DEAJ54  | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | none |
      | NAAJ54  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 00     | none |
      | NADAJ54 | equivalent debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PartyTaxScheme
      | code   | document               | kind         | where                                                                                                        | from    | to     | status | also                                                                                                   |
      | DEAJ55 | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | DEAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty      |
      | NAAJ55 | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 00     | NAAJ54 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

    Examples: Falta el grupo PartyTaxScheme
      | code    | document              | kind    | where                                                                                                        | from    | to     | status | also                                                                                               |
      | NADAJ55 | equivalent debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | NADAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationName
      | code    | document               | kind         | where                                                                                                                             | from                             | to     | status | also |
      | DEAJ56  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NAAJ56  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NADAJ56 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Every participant of the consortium is active in the RUT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El participante del consorcio no está activo en el RUT
      | code    | document               | kind         | given                                                                                                                                      | where                                                                                                                      | from        | to          | status | also |
      | DEAJ57  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |
      | NAAJ57  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |
      | NADAJ57 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of a shareholder is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | where                                                                                                                                      | from  | to     | status | also |
      | DEAJ58  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAJ58  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAJ58 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of a shareholder is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                                                                        | from                                    | to                                                        | status | also |
      | DEAJ59  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAJ59  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAJ59 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT en CompanyID/@schemeID
      | code    | document               | kind         | where                                                                                                                                | from | to     | status | also |
      | DEAJ60  | POS ticket             | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NAAJ60  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 00     | none |
      | NADAJ60 | equivalent debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of a shareholder is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code    | document               | kind    | where                                                                                                                                  | from | to   | status | also |
      | DEAJ61  | POS ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NAAJ61  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAJ61 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal fuera de lista
      | code    | document               | kind         | where                                                                                                                         | from   | to     | status | also |
      | DEAJ62  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | NAAJ62  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | NADAJ62 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of a shareholder is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code    | document               | kind         | given                    | where                                                                                                                      | from    | to     | status | also         |
      | DEAJ64  | POS ticket             | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NAAJ64  | equivalent credit note | Rechazo      | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NADAJ64 | equivalent debit note  | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code    | document               | kind         | where                                                                                                                             | from | to    | status | also |
      | DEAJ65  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NAAJ65  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NADAJ65 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code    | document               | kind         | where                                                                                                                               | from  | to     | status | also |
      | DEAJ66  | POS ticket             | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NAAJ66  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NADAJ66 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: Party/Contact of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Contact
      | code    | document               | kind         | given         | where                                             | from    | to     | status | also |
      | DEAJ67  | POS ticket             | Notificación | DEAJ67 is on  | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |
      | NAAJ67  | equivalent credit note | Notificación | NAAJ67 is on  | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |
      | NADAJ67 | equivalent debit note  | Notificación | NADAJ67 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code   | document   | kind         | given        | where                                                      | from                  | to     | status | also |
      | DEAJ68 | POS ticket | Notificación | DEAJ68 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Name | "Área de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code   | document   | kind         | given        | where                                                           | from         | to     | status | also |
      | DEAJ69 | POS ticket | Notificación | DEAJ69 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telephone | "6013001234" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code   | document   | kind         | given        | where                                                         | from         | to     | status | also |
      | DEAJ70 | POS ticket | Notificación | DEAJ70 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telefax | "6013001235" | absent | 00     | none |

  Scenario Outline: <code> on <document>: The issuer gives the mailbox it registered for reception
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Correo de recepción del emisor no informado o distinto del registrado
      | code   | document   | kind    | where                                                                | from                 | to                 | status | also |
      | DEAJ71 | POS ticket | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | "otro@example.com" | 99     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el correo del emisor
      | code    | document               | kind         | where                                                                | from                 | to     | status | also |
      | NAAJ71  | equivalent credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | absent | 00     | none |
      | NADAJ71 | equivalent debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Note of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code   | document   | kind         | given        | where                                                      | from                      | to     | status | also |
      | DEAJ72 | POS ticket | Notificación | DEAJ72 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 00     | none |
