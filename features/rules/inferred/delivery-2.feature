# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AM
Feature: Delivery (AM), inferred, part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: TaxScheme/ID of the party that delivers is one of 01, 04, ZA, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de quien entrega fuera de lista
      | code    | document               | kind         | given         | where                                                                  | from | to    | status | also |
      | DEAM51  | pos ticket             | Notificación | DEAM51 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NAAM51  | equivalent credit note | Notificación | NAAM51 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | NADAM51 | equivalent debit note  | Notificación | NADAM51 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the party that delivers is the name paired with TaxScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code    | document               | kind         | given         | where                                                                    | from  | to     | status | also |
      | DEAM52  | pos ticket             | Notificación | DEAM52 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NAAM52  | equivalent credit note | Notificación | NAAM52 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | NADAM52 | equivalent debit note  | Notificación | NADAM52 is on | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyLegalEntity of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PartyLegalEntity
      | code   | document               | kind         | given        | where                                               | from    | to     | status | also |
      | NAAM53 | equivalent credit note | Notificación | NAAM53 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyLegalEntity of the party that delivers is not empty where it is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: PartyLegalEntity de quien entrega está vacío
      | code    | document              | kind    | given         | where                                               | from    | to | status | also                                                                   |
      | NADAM53 | equivalent debit note | Rechazo | NADAM53 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity | present | "" | 99     | NADAM55 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the party that delivers is not empty where it is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre o razón social de quien entrega está vacío
      | code   | document   | kind    | given        | where                                                                    | from                             | to | status | also |
      | DEAM54 | pos ticket | Rechazo | DEAM54 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyLegalEntity/RegistrationName
      | code    | document               | kind         | given         | where                                                                    | from                             | to     | status | also |
      | NAAM54  | equivalent credit note | Notificación | NAAM54 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | NADAM54 | equivalent debit note  | Notificación | NADAM54 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CompanyID of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyLegalEntity/CompanyID
      | code    | document               | kind    | given         | where                                                             | from        | to     | status | also |
      | DEAM55  | pos ticket             | Rechazo | DEAM55 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | NAAM55  | equivalent credit note | Rechazo | NAAM55 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | NADAM55 | equivalent debit note  | Rechazo | NADAM55 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the party that delivers is "195"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code    | document               | kind         | given         | where                                                                             | from  | to     | status | also |
      | DEAM56  | pos ticket             | Notificación | DEAM56 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAM56  | equivalent credit note | Notificación | NAAM56 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAM56 | equivalent debit note  | Notificación | NADAM56 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | given         | where                                                                               | from                                    | to                                                        | status | also |
      | DEAM57  | pos ticket             | Notificación | DEAM57 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAM57  | equivalent credit note | Notificación | NAAM57 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAM57 | equivalent debit note  | Notificación | NADAM57 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT de la entidad que entrega
      | code    | document               | kind    | given         | where                                                                       | from | to     | status | also |
      | DEAM58  | pos ticket             | Rechazo | DEAM58 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NAAM58  | equivalent credit note | Rechazo | NAAM58 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | NADAM58 | equivalent debit note  | Rechazo | NADAM58 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de la entidad que entrega fuera de lista
      | code    | document               | kind    | given         | where                                                                         | from | to   | status | also |
      | DEAM59  | pos ticket             | Rechazo | DEAM59 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NAAM59  | equivalent credit note | Rechazo | NAAM59 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | NADAM59 | equivalent debit note  | Rechazo | NADAM59 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyLegalEntity/CorporateRegistrationScheme
      | code   | document               | kind         | given        | where                                                                               | from    | to     | status | also |
      | DEAM60 | pos ticket             | Notificación | DEAM60 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | NAAM60 | equivalent credit note | Notificación | NAAM60 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is not empty where it is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CorporateRegistrationScheme de quien entrega está vacío
      | code    | document              | kind    | given         | where                                                                               | from    | to | status | also |
      | NADAM60 | equivalent debit note | Rechazo | NADAM60 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | "" | 99     | none |

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/Name of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa CorporateRegistrationScheme/Name
      | code    | document              | kind         | given         | where                                                                                        | from    | to     | status | also                                                                   |
      | DEAM61  | pos ticket            | Notificación | DEAM61 is on  | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "75433" | absent | 00     | none                                                                   |
      | NADAM61 | equivalent debit note | Notificación | NADAM61 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "75433" | absent | 99     | NADAM60 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: DeliveryParty/Contact of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/Contact
      | code   | document   | kind         | given        | where                                      | from    | to     | status | also |
      | DEAM62 | pos ticket | Notificación | DEAM62 is on | cac:Delivery/cac:DeliveryParty/cac:Contact | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Name
      | code   | document   | kind         | given        | where                                               | from        | to     | status | also |
      | DEAM63 | pos ticket | Notificación | DEAM63 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Name | "Despachos" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Telephone
      | code   | document   | kind         | given        | where                                                    | from         | to     | status | also |
      | DEAM64 | pos ticket | Notificación | DEAM64 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Telephone | "6013001236" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Telefax
      | code   | document   | kind         | given        | where                                                  | from         | to     | status | also |
      | DEAM65 | pos ticket | Notificación | DEAM65 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Telefax | "6013001237" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/ElectronicMail
      | code   | document   | kind         | given        | where                                                         | from                            | to     | status | also |
      | DEAM66 | pos ticket | Notificación | DEAM66 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:ElectronicMail | "despachos@transportes.example" | absent | 00     | none |
