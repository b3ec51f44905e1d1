# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-RECEIVER
Feature: Receiver of an event (EVENT-RECEIVER)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The receiver of event 030 is the issuer of the invoice
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El receptor del evento no es el esperado
      | code   | document  | kind    | given                                                                                                                                          | where                                                        | from | to  | status | also |
      | AAG01a | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400" | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "7" | 99     | none |

  Scenario Outline: <code> on <document>: The receiver of event 031 is the issuer of the invoice
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El receptor del evento no es el esperado
      | code   | document  | kind    | given                                                                                                                                          | where                                                        | from | to  | status | also |
      | AAG01b | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400" | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "7" | 99     | none |

  Scenario Outline: <code> on <document>: The receiver of event 032 is the issuer of the invoice
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El receptor del evento no es el esperado
      | code   | document  | kind    | given                                                                                                                                          | where                                                        | from | to  | status | also |
      | AAG01c | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400" | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "7" | 99     | none |

  Scenario Outline: <code> on <document>: The receiver of event 033 is the issuer of the invoice
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El receptor del evento no es el esperado
      | code   | document  | kind    | given                                                                                                                                          | where                                                        | from | to  | status | also |
      | AAG01d | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400" | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "7" | 99     | none |

  Scenario Outline: <code> on <document>: The receiver of event 034 is the authority (800197268)
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El receptor del evento no es el esperado
      | code   | document  | kind    | given                                                                                                                                          | where                                                        | from | to  | status | also |
      | AAG01e | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400" | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "4"  | "7" | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the receiver is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre del receptor del evento
      | code  | document  | kind    | where                                                     | from                                    | to     | status | also |
      | AAG03 | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS"                | absent | 99     | none |
      | AAG03 | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS"                | absent | 99     | none |
      | AAG03 | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS"                | absent | 99     | none |
      | AAG03 | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS"                | absent | 99     | none |
      | AAG03 | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:RegistrationName | "Unidad Especial Direcció…s Nacionales" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the receiver is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del receptor del evento
      | code  | document  | kind    | where                                              | from        | to | status | also                           |
      | AAG04 | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 99     | AAG01a Rechazo, AAG07b Rechazo |
      | AAG04 | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 99     | AAG01b Rechazo, AAG07b Rechazo |
      | AAG04 | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 99     | AAG01c Rechazo, AAG07b Rechazo |
      | AAG04 | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 99     | AAG01d Rechazo, AAG07b Rechazo |
      | AAG04 | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID | "800197268" | "" | 99     | AAG01e Rechazo, AAG07b Rechazo |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the receiver is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document  | kind         | where                                                              | from  | to     | status | also |
      | AAG05 | event 030 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAG05 | event 031 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAG05 | event 032 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAG05 | event 033 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAG05 | event 034 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the receiver is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                                | from                                    | to                                                        | status | also |
      | AAG06 | event 030 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAG06 | event 031 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAG06 | event 032 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAG06 | event 033 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAG06 | event 034 | Notificación | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the receiver is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del receptor del evento
      | code   | document  | kind    | where                                                        | from | to     | status | also |
      | AAG07a | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | AAG07a | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | AAG07a | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | AAG07a | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |
      | AAG07a | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "4"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the receiver is the check digit of the NIT
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del receptor del evento es incorrecto
      | code   | document  | kind    | where                                                        | from | to  | status | also |
      | AAG07b | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | AAG07b | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | AAG07b | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | AAG07b | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |
      | AAG07b | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "4"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeVersionID of the receiver is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de persona (@schemeVersionID) del receptor del evento
      | code  | document  | kind    | where                                                               | from | to     | status | also |
      | AAG23 | event 030 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAG23 | event 031 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAG23 | event 032 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAG23 | event 033 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAG23 | event 034 | Rechazo | cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
