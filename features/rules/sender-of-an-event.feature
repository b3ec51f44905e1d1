# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-SENDER
Feature: Sender of an event (EVENT-SENDER)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The sender of event 030 is the buyer of the invoice
    Given a complete document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del evento no está autorizado para enviarlo
      | code   | document  | kind    | given                                                                                                                                                                                                        | to                                                                         | status | also |
      | AAF01a | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "7" | all companies have a mandate from 901500400, for which all software issues | 99     | none |

  Scenario Outline: <code> on <document>: The sender of event 031 is the buyer of the invoice
    Given a complete document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del evento no está autorizado para enviarlo
      | code   | document  | kind    | given                                                                                                                                                                                                        | to                                                                         | status | also |
      | AAF01b | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "7" | all companies have a mandate from 901500400, for which all software issues | 99     | none |

  Scenario Outline: <code> on <document>: The sender of event 032 is the buyer of the invoice
    Given a complete document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del evento no está autorizado para enviarlo
      | code   | document  | kind    | given                                                                                                                                                                                                        | to                                                                         | status | also |
      | AAF01c | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "7" | all companies have a mandate from 901500400, for which all software issues | 99     | none |

  Scenario Outline: <code> on <document>: The sender of event 033 is the buyer of the invoice
    Given a complete document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del evento no está autorizado para enviarlo
      | code   | document  | kind    | given                                                                                                                                                                                                        | to                                                                         | status | also |
      | AAF01d | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "7" | all companies have a mandate from 901500400, for which all software issues | 99     | none |

  Scenario Outline: <code> on <document>: The sender of event 034 is the issuer of the invoice
    Given a complete document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del evento no está autorizado para enviarlo
      | code   | document  | kind    | given                                                                                                                                                                                                        | to                                                                         | status | also |
      | AAF01e | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName = "SIN NOMINA SAS"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID = "901500400"; cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "7" | all companies have a mandate from 901500400, for which all software issues | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/RegistrationName of the sender is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre del emisor del evento
      | code  | document  | kind    | where                                                   | from                             | to     | status | also |
      | AAF03 | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | AAF03 | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | AAF03 | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | AAF03 | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName | "SEGUNDA EMPRESA DE PRUEBAS SAS" | absent | 99     | none |
      | AAF03 | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:RegistrationName | "EMPRESA DE PRUEBAS SAS"         | absent | 99     | none |

  Scenario Outline: <code> on <document>: PartyTaxScheme/CompanyID of the sender is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación del emisor del evento
      | code  | document  | kind    | where                                            | from        | to | status | also                                           |
      | AAF04 | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 66     | AAB24b Rechazo, AAF01a Rechazo, AAF07b Rechazo |
      | AAF04 | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 66     | AAB24b Rechazo, AAF01b Rechazo, AAF07b Rechazo |
      | AAF04 | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 66     | AAB24b Rechazo, AAF01c Rechazo, AAF07b Rechazo |
      | AAF04 | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID | "901500600" | "" | 66     | AAB24b Rechazo, AAF01d Rechazo, AAF07b Rechazo |
      | AAF04 | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID | "901500100" | "" | 66     | AAB24b Rechazo, AAF01e Rechazo, AAF07b Rechazo |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyID of the sender is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de CompanyID debe ser «195»
      | code  | document  | kind         | where                                                            | from  | to     | status | also |
      | AAF05 | event 030 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAF05 | event 031 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAF05 | event 032 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAF05 | event 033 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | AAF05 | event 034 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeAgencyName of the sender is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de CompanyID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                              | from                                    | to                                                        | status | also |
      | AAF06 | event 030 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAF06 | event 031 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAF06 | event 032 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAF06 | event 033 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | AAF06 | event 034 | Notificación | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the sender is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del emisor del evento
      | code   | document  | kind    | where                                                      | from | to     | status | also |
      | AAF07a | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | AAF07a | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | AAF07a | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | AAF07a | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | absent | 99     | none |
      | AAF07a | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeID of the sender is the check digit of the NIT
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT del emisor del evento es incorrecto
      | code   | document  | kind    | where                                                      | from | to  | status | also |
      | AAF07b | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | AAF07b | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | AAF07b | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | AAF07b | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "3"  | "X" | 99     | none |
      | AAF07b | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: CompanyID/@schemeVersionID of the sender is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de persona (@schemeVersionID) del emisor del evento
      | code  | document  | kind    | where                                                             | from | to     | status | also |
      | AAF20 | event 030 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAF20 | event 031 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAF20 | event 032 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAF20 | event 033 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
      | AAF20 | event 034 | Rechazo | cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID/@schemeVersionID | "1"  | absent | 99     | none |
