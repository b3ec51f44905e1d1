# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AJ
Feature: Supplier (issuer) (AJ), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code  | document    | kind    | where                                                                                | from | to   | status | also |
      | FAJ48 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | CAJ48 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAJ48 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the issuer is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo CorporateRegistrationScheme
      | code  | document    | kind    | where                                                                                      | from    | to     | status | also                                                                                                                                   |
      | FAJ49 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |
      | CAJ49 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | none                                                                                                                                   |
      | DAJ49 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 99     | none                                                                                                                                   |

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/ID of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el prefijo de facturación
      | code  | document | kind         | where                                                                                             | from   | to     | status | also                                                                                                                                   |
      | FAJ50 | invoice  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "SETP" | absent | 99     | FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: The prefix of the branch is that of the number
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no corresponde al número de la nota
      | code  | document    | kind    | where                                                                                             | from | to     | status | also |
      | CAJ50 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "NC" | "OTRO" | 99     | none |
      | DAJ50 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "ND" | "OTRO" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/ShareholderParty of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code  | document | kind         | given       | where                                                                           | from    | to     | status | also |
      | FAJ52 | invoice  | Notificación | FAJ52 is on | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: ShareholderParty is not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo ShareholderParty está vacío
      | code  | document   | kind    | given                                                                                                             | where                                                                                     | from    | to     | status | also                                                                                                                                                                                               |
      | DAJ52 | debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent = absent | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | DAJ53 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty, DAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

  Scenario Outline: <code> on <document>: ShareholderParty/PartecipationPercent of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar ShareholderParty/PartecipationPercent
      | code  | document    | kind         | where                                                                                                    | from    | to     | status | also |
      | FAJ53 | invoice     | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 99     | none |
      | CAJ53 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 00     | none |
      | DAJ53 | debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent | "50.00" | absent | 99     | none |

  Scenario Outline: <code> on <document>: ShareholderParty/Party of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code  | document    | kind         | where                                                                                     | from    | to     | status | also |
      | FAJ54 | invoice     | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | none |
      | CAJ54 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 00     | none |
      | DAJ54 | debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PartyTaxScheme
      | code  | document    | kind         | where                                                                                                        | from    | to     | status | also                                                                                                  |
      | FAJ55 | invoice     | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | FAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty      |
      | CAJ55 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 00     | CAJ54 Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

    Examples: Falta el grupo PartyTaxScheme
      | code  | document   | kind    | where                                                                                                        | from    | to     | status | also                                                                                             |
      | DAJ55 | debit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | DAJ54 Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationName
      | code  | document    | kind         | where                                                                                                                             | from                             | to     | status | also |
      | FAJ56 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | CAJ56 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | DAJ56 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Every participant of the consortium is active in the RUT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El participante del consorcio no está activo en el RUT
      | code  | document    | kind         | given                                                                                                                                      | where                                                                                                                      | from        | to          | status | also |
      | FAJ57 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |
      | CAJ57 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |
      | DAJ57 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "9" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "901500300" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of a shareholder is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                                                                                      | from  | to     | status | also |
      | FAJ58 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAJ58 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAJ58 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of a shareholder is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                                                                                        | from                                    | to                                                        | status | also |
      | FAJ59 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAJ59 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAJ59 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of a shareholder is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT en CompanyID/@schemeID
      | code  | document    | kind         | where                                                                                                                                | from | to     | status | also |
      | FAJ60 | invoice     | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | CAJ60 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 00     | none |
      | DAJ60 | debit note  | Rechazo      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of a shareholder is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de CompanyID fuera de lista
      | code  | document    | kind    | where                                                                                                                                  | from | to   | status | also |
      | FAJ61 | invoice     | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | CAJ61 | credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAJ61 | debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal fuera de lista
      | code  | document    | kind         | where                                                                                                                         | from   | to     | status | also |
      | FAJ62 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | CAJ62 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |
      | DAJ62 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "O-47" | "O-99" | 00     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of a shareholder is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code  | document    | kind         | given                    | where                                                                                                                      | from    | to     | status | also         |
      | FAJ64 | invoice     | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | CAJ64 | credit note | Rechazo      | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DAJ64 | debit note  | Notificación | judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la parte fuera de lista
      | code  | document    | kind         | where                                                                                                                             | from | to    | status | also |
      | FAJ65 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | CAJ65 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | DAJ65 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code  | document    | kind         | where                                                                                                                               | from  | to     | status | also |
      | FAJ66 | invoice     | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | CAJ66 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | DAJ66 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: Party/Contact of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Contact
      | code  | document    | kind         | given       | where                                             | from    | to     | status | also |
      | FAJ67 | invoice     | Notificación | FAJ67 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |
      | CAJ67 | credit note | Notificación | CAJ67 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |
      | DAJ67 | debit note  | Notificación | DAJ67 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code  | document | kind         | given       | where                                                      | from                  | to     | status | also |
      | FAJ68 | invoice  | Notificación | FAJ68 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Name | "Área de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code  | document | kind         | given       | where                                                           | from         | to     | status | also |
      | FAJ69 | invoice  | Notificación | FAJ69 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telephone | "6013001234" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code  | document | kind         | given       | where                                                         | from         | to     | status | also |
      | FAJ70 | invoice  | Notificación | FAJ70 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telefax | "6013001235" | absent | 00     | none |

  Scenario Outline: <code> on <document>: The issuer gives the mailbox it registered for reception
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Correo de recepción del emisor no informado o distinto del registrado
      | code  | document | kind    | where                                                                | from                 | to                 | status | also |
      | FAJ71 | invoice  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | "otro@example.com" | 99     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the issuer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el correo del emisor
      | code  | document    | kind         | where                                                                | from                 | to     | status | also |
      | CAJ71 | credit note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | absent | 00     | none |
      | DAJ71 | debit note  | Notificación | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:ElectronicMail | "emisor@example.com" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Note of the issuer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code  | document | kind         | given       | where                                                      | from                      | to     | status | also |
      | FAJ72 | invoice  | Notificación | FAJ72 is on | cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AccountingSupplierParty
      | code   | document                | kind    | given                    | where                       | from    | to     | status | also         |
      | DSAJ01 | support document        | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 99     | ZB01 Rechazo |
      | NSAJ01 | support adjustment note | Rechazo | judged beyond its schema | cac:AccountingSupplierParty | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the seller is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de organización del vendedor
      | code    | document                | kind    | where                                               | from | to     | status | also |
      | DSAJ02a | support document        | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "2"  | absent | 99     | none |
      | NSAJ02a | support adjustment note | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/AdditionalAccountID of the seller is one of 1, 2
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de organización del vendedor no válido
      | code    | document                | kind    | where                                               | from | to  | status | also |
      | DSAJ02b | support document        | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |
      | NSAJ02b | support adjustment note | Rechazo | cac:AccountingSupplierParty/cbc:AdditionalAccountID | "2"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: AccountingSupplierParty/Party of the seller is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Party
      | code   | document                | kind    | where                                 | from    | to     | status | also |
      | DSAJ03 | support document        | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 99     | none |
      | NSAJ03 | support adjustment note | Rechazo | cac:AccountingSupplierParty/cac:Party | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Party/PhysicalLocation of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Party/PhysicalLocation
      | code   | document                | kind         | given                                     | where                                                      | from    | to     | status | also |
      | DSAJ07 | support document        | Notificación | cbc:CustomizationID is "10"               | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |
      | NSAJ07 | support adjustment note | Notificación | cbc:CustomizationID is "10"; NSAJ07 is on | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: The address of a resident seller is complete
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del vendedor residente está incompleta
      | code    | document                | kind    | given                       | where                                                                               | from   | to     | status | also |
      | DSAJ08a | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 99     | none |
      | NSAJ08a | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 99     | none |

  Scenario Outline: <code> on <document>: The address of a seller abroad is complete
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del vendedor no residente está incompleta
      | code    | document                | kind    | given                      | where                                                                               | from   | to     | status | also |
      | DSAJ08b | support document        | Rechazo | cbc:CustomizationID = "11" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 99     | none |
      | NSAJ08b | support adjustment note | Rechazo | cbc:CustomizationID = "11" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Address/ID of the seller is a DANE municipality code of five digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code   | document                | kind    | given                       | where                                                                         | from    | to      | status | also          |
      | DSAJ09 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |
      | NSAJ09 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:ID | "76001" | "00000" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/CityName of the seller is the name of the municipality
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de municipio fuera de lista
      | code   | document                | kind         | given                       | where                                                                               | from   | to        | status | also |
      | DSAJ10 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |
      | NSAJ10 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName | "Cali" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/PostalZone of the seller is a postal code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code   | document                | kind         | given                       | where                                                                                 | from     | to       | status | also |
      | DSAJ73 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |
      | NSAJ73 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentity of the seller is the name of a department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de departamento fuera de lista
      | code   | document                | kind         | given                       | where                                                                                       | from              | to        | status | also |
      | DSAJ11 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |
      | NSAJ11 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentity | "Valle del Cauca" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Address/CountrySubentityCode of the seller is a department code of two digits
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code   | document                | kind    | given                       | where                                                                                           | from | to   | status | also          |
      | DSAJ12 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |
      | NSAJ12 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "00" | 99     | CDG01 Rechazo |

  Scenario Outline: <code> on <document>: Address/AddressLine of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code   | document                | kind         | given                       | where                                                                                  | from    | to     | status | also                                                                          |
      | DSAJ13 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | DSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | NSAJ13 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine | present | absent | 99     | NSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: AddressLine/Line of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Line
      | code   | document                | kind         | given                       | where                                                                                           | from          | to | status | also                                                                          |
      | DSAJ14 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 99     | DSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | NSAJ14 | support adjustment note | Rechazo      | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:AddressLine/cbc:Line | "CL 1 # 2-03" | "" | 99     | NSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Address/Country of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Country
      | code   | document                | kind    | given                       | where                                                                              | from    | to     | status | also                                                                          |
      | DSAJ15 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | DSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |
      | NSAJ15 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country | present | absent | 99     | NSAJ08a Rechazo if cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation |

  Scenario Outline: <code> on <document>: Country/IdentificationCode of the seller is "CO"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El país del vendedor debe ser CO
      | code   | document                | kind    | given                       | where                                                                                                     | from | to    | status | also |
      | DSAJ16 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |
      | NSAJ16 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode | "CO" | "COx" | 99     | none |

  Scenario Outline: <code> on <document>: Country/Name of the seller is "Colombia"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del país del vendedor debe ser Colombia
      | code   | document                | kind         | given                       | where                                                                                       | from       | to        | status | also |
      | DSAJ17 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |
      | NSAJ17 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name | "Colombia" | "Macondo" | 00     | none |

  Scenario Outline: <code> on <document>: Name/@languageID of the seller is "es"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @languageID de Name debe ser «es»
      | code   | document                | kind         | given                       | where                                                                                                   | from | to    | status | also |
      | DSAJ18 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |
      | NSAJ18 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:Name/@languageID | "es" | "esx" | 00     | none |

  Scenario Outline: <code> on <document>: Party/PartyTaxScheme of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PartyTaxScheme
      | code   | document                | kind    | given                       | where                                                    | from    | to     | status | also |
      | DSAJ19 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |
      | NSAJ19 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar PartyTaxScheme/RegistrationName
      | code   | document                | kind    | given                       | where                                                                         | from                     | to     | status | also |
      | DSAJ20 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "CLIENTE DE PRUEBAS SAS" | absent | 99     | none |
      | NSAJ20 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName | "CLIENTE DE PRUEBAS SAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: The RUT of the seller is in force
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del RUT estará disponible más adelante
      | code   | document                | kind         | given                                                                                                                      | to                      | status | also |
      | DSAJ21 | support document        | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there; cbc:CustomizationID is "10"; DSAJ21 is on | the RUT does not answer | 00     | none |
      | NSAJ21 | support adjustment note | Notificación | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID is there; cbc:CustomizationID is "10"; NSAJ21 is on | the RUT does not answer | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the seller is "195"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code   | document                | kind         | given                       | where                                                                                  | from  | to     | status | also |
      | DSAJ22 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NSAJ22 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the seller is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code   | document                | kind         | given                       | where                                                                                    | from                                    | to                                                        | status | also |
      | DSAJ23 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NSAJ23 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the seller is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT
      | code    | document                | kind    | given                       | where                                                                            | from | to     | status | also |
      | DSAJ24a | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "5"  | absent | 99     | none |
      | NSAJ24a | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "5"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the seller is the check digit of the NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del NIT incorrecto
      | code    | document                | kind    | given                       | where                                                                            | from | to  | status | also |
      | DSAJ24b | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "5"  | "X" | 99     | none |
      | NSAJ24b | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "5"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: A resident seller is identified by NIT
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del vendedor residente debe ser 31
      | code    | document                | kind    | given                       | where                                                                              | from | to    | status | also |
      | DSAJ25a | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "31x" | 99     | none |
      | NSAJ25a | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: A seller abroad is identified by a document that may be one
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del vendedor no residente fuera de lista
      | code    | document                | kind    | given                      | where                                                                              | from | to   | status | also |
      | DSAJ25b | support document        | Rechazo | cbc:CustomizationID = "11" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "13" | 99     | none |
      | NSAJ25b | support adjustment note | Rechazo | cbc:CustomizationID = "11" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName | "31" | "13" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxLevelCode of the seller is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Responsabilidad fiscal del vendedor fuera de lista
      | code   | document                | kind    | given                       | where                                                                     | from      | to     | status | also |
      | DSAJ26 | support document        | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |
      | NSAJ26 | support adjustment note | Rechazo | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode | "R-99-PN" | "O-99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/TaxScheme of the seller is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme del vendedor
      | code   | document                | kind         | given                                                 | where                                                                  | from    | to     | status | also         |
      | DSAJ39 | support document        | Rechazo      | cbc:CustomizationID is "10"; judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | NSAJ39 | support adjustment note | Notificación | cbc:CustomizationID is "10"; judged beyond its schema | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of the seller is one of 01, 04, ZA, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo del vendedor fuera de lista
      | code   | document                | kind         | given                       | where                                                                         | from | to    | status | also |
      | DSAJ40 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "ZZ" | "ZZ9" | 00     | none |
      | NSAJ40 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "ZZ" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the seller is the name paired with TaxScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code   | document                | kind         | given                       | where                                                                           | from        | to     | status | also |
      | DSAJ41 | support document        | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "No aplica" | "Otro" | 00     | none |
      | NSAJ41 | support adjustment note | Notificación | cbc:CustomizationID is "10" | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "No aplica" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: The seller carries the name that the RUT has for its identification
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code    | document                | kind         | given                                                                                                               | where                                                                           | from                     | to                | status | also |
      | NSAJ43b | support adjustment note | Notificación | cbc:CustomizationID is "10"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID = "900100274" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName | "CLIENTE DE PRUEBAS SAS" | "OTRO NOMBRE SAS" | 00     | none |

  Scenario Outline: <code> on <document>: The identification belongs, in the RUT, to the name of the seller
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La identificación no coincide con el RUT para ese nombre
      | code    | document                | kind         | given                                                                                                                                                                                                                             | where                                                                    | from        | to          | status | also                                                                               |
      | NSAJ44b | support adjustment note | Notificación | cbc:CustomizationID is "10"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName = "CLIENTE DE PRUEBAS SAS"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3" | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID | "900100274" | "901500600" | 00     | NSAJ43b Notificación if cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity |
