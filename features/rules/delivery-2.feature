# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AM
Feature: Delivery (AM), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: TaxScheme/ID of the party that delivers is one of 01, 04, ZA, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de quien entrega fuera de lista
      | code  | document    | kind         | where                                                                  | from | to    | status | also |
      | FAM51 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | CAM51 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |
      | DAM51 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID | "01" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of the party that delivers is the name paired with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de tributo no corresponde al código
      | code  | document    | kind         | where                                                                    | from  | to     | status | also |
      | FAM52 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | CAM52 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |
      | DAM52 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyLegalEntity of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/PartyLegalEntity
      | code  | document    | kind         | given       | where                                               | from    | to     | status | also |
      | CAM53 | credit note | Notificación | CAM53 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryParty/PartyLegalEntity of the party that delivers is not empty where it is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: PartyLegalEntity de quien entrega está vacío
      | code  | document   | kind    | where                                               | from    | to | status | also                                                                 |
      | DAM53 | debit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity | present | "" | 99     | DAM55 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the party that delivers is not empty where it is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre o razón social de quien entrega está vacío
      | code  | document | kind    | where                                                                    | from                             | to | status | also |
      | FAM54 | invoice  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/RegistrationName of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyLegalEntity/RegistrationName
      | code  | document    | kind         | given       | where                                                                    | from                             | to     | status | also |
      | CAM54 | credit note | Notificación | CAM54 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |
      | DAM54 | debit note  | Notificación | DAM54 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CompanyID of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyLegalEntity/CompanyID
      | code  | document    | kind    | where                                                             | from        | to     | status | also |
      | FAM55 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | CAM55 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |
      | DAM55 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID | "901500600" | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the party that delivers is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document    | kind         | where                                                                             | from  | to     | status | also |
      | FAM56 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAM56 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAM56 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                               | from                                    | to                                                        | status | also |
      | FAM57 | invoice     | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAM57 | credit note | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAM57 | debit note  | Notificación | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the party that delivers is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT de la entidad que entrega
      | code  | document    | kind    | where                                                                       | from | to     | status | also |
      | FAM58 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | CAM58 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | DAM58 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de la entidad que entrega fuera de lista
      | code  | document    | kind    | where                                                                         | from | to   | status | also |
      | FAM59 | invoice     | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | CAM59 | credit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |
      | DAM59 | debit note  | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeName | "31" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PartyLegalEntity/CorporateRegistrationScheme
      | code  | document    | kind         | given       | where                                                                               | from    | to     | status | also |
      | FAM60 | invoice     | Notificación | FAM60 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |
      | CAM60 | credit note | Notificación | CAM60 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is not empty where it is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CorporateRegistrationScheme de quien entrega está vacío
      | code  | document   | kind    | where                                                                               | from    | to | status | also |
      | DAM60 | debit note | Rechazo | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme | present | "" | 99     | none |

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/Name of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa CorporateRegistrationScheme/Name
      | code  | document   | kind         | given       | where                                                                                        | from    | to     | status | also                                                                 |
      | FAM61 | invoice    | Notificación | FAM61 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "75433" | absent | 00     | none                                                                 |
      | DAM61 | debit note | Notificación | DAM61 is on | cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "75433" | absent | 99     | DAM60 Rechazo if cac:Delivery/cac:DeliveryParty/cac:PartyLegalEntity |

  Scenario Outline: <code> on <document>: DeliveryParty/Contact of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryParty/Contact
      | code  | document | kind         | given       | where                                      | from    | to     | status | also |
      | FAM62 | invoice  | Notificación | FAM62 is on | cac:Delivery/cac:DeliveryParty/cac:Contact | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Name
      | code  | document | kind         | given       | where                                               | from        | to     | status | also |
      | FAM63 | invoice  | Notificación | FAM63 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Name | "Despachos" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Telephone
      | code  | document | kind         | given       | where                                                    | from         | to     | status | also |
      | FAM64 | invoice  | Notificación | FAM64 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Telephone | "6013001236" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/Telefax
      | code  | document | kind         | given       | where                                                  | from         | to     | status | also |
      | FAM65 | invoice  | Notificación | FAM65 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:Telefax | "6013001237" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the party that delivers is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa Contact/ElectronicMail
      | code  | document | kind         | given       | where                                                         | from                            | to     | status | also |
      | FAM66 | invoice  | Notificación | FAM66 is on | cac:Delivery/cac:DeliveryParty/cac:Contact/cbc:ElectronicMail | "despachos@transportes.example" | absent | 00     | none |
