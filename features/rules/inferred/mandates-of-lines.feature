# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BA
Feature: Mandates of lines (BA), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line of a mandate says in whose name it was sold
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el mandante en una línea de la factura de mandato
      | code    | document               | kind    | given                                                                                                                                                                                                                                                                                                                                                            | where                                                              | from    | to     | status | also |
      | DEBA01  | pos ticket             | Rechazo | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; DEBA01 is on; cbc:CustomizationID = "11"; cac:InvoiceLine[1]/cbc:ID/@schemeID = "1" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty    | present | absent | 99     | none |
      | NABA01  | equivalent credit note | Rechazo | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NABA01 is on; cbc:CustomizationID = "11"; cac:CreditNoteLine[1]/cbc:ID/@schemeID = "1"                        | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty | present | absent | 99     | none |
      | NADBA01 | equivalent debit note  | Rechazo | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NADBA01 is on; cbc:CustomizationID = "11"; cac:DebitNoteLine[1]/cbc:ID/@schemeID = "1"                           | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty  | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: InformationContentProviderParty/PowerOfAttorney of the mandator of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no trae el grupo PowerOfAttorney
      | code    | document               | kind    | given         | where                                                                               | from                  | to     | status | also |
      | DEBA02  | pos ticket             | Rechazo | DEBA02 is on  | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney    | present several times | absent | 99     | none |
      | NABA02  | equivalent credit note | Rechazo | NABA02 is on  | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney | present several times | absent | 99     | none |
      | NADBA02 | equivalent debit note  | Rechazo | NADBA02 is on | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney  | present several times | absent | 99     | none |

  Scenario Outline: <code> on <document>: PowerOfAttorney/AgentParty of the mandator of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no trae el grupo AgentParty
      | code    | document               | kind    | given         | where                                                                                                                         | from    | to     | status | also |
      | DEBA03  | pos ticket             | Rechazo | DEBA03 is on  | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification    | present | absent | 99     | none |
      | NABA03  | equivalent credit note | Rechazo | NABA03 is on  | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification | present | absent | 99     | none |
      | NADBA03 | equivalent debit note  | Rechazo | NADBA03 is on | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification  | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: The mandator of a line is identified, in a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no está identificado
      | code    | document               | kind         | given                                                                                                                                                                                                                                                                                                                 | where                                                                                                                         | from    | to     | status | also                                                                                                  |
      | DEBA04  | pos ticket             | Notificación | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; DEBA04 is on; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification    | present | absent | 99     | DEBA03 Rechazo if cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney    |
      | NABA04  | equivalent credit note | Notificación | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NABA04 is on; cbc:CustomizationID = "11"                           | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification | present | absent | 99     | NABA03 Rechazo if cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney |
      | NADBA04 | equivalent debit note  | Rechazo      | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NADBA04 is on; cbc:CustomizationID = "11"                             | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification  | present | absent | 99     | NADBA03 Rechazo if cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney |

  Scenario Outline: <code> on <document>: The mandator of a line has a number, in a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número de identificación del mandante de la línea
      | code    | document               | kind    | given                                                                                                                                                                                                                                                                                                                 | where                                                                                                                                | from        | to | status | also |
      | DEBA05  | pos ticket             | Rechazo | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; DEBA05 is on; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID    | "900373115" | "" | 99     | none |
      | NABA05  | equivalent credit note | Rechazo | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NABA05 is on; cbc:CustomizationID = "11"                           | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID | "900373115" | "" | 99     | none |
      | NADBA05 | equivalent debit note  | Rechazo | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; NADBA05 is on; cbc:CustomizationID = "11"                             | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID  | "900373115" | "" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of the mandator of a line is "195"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de la identificación del mandante debe ser «195»
      | code    | document               | kind         | given         | where                                                                                                                                             | from  | to     | status | also |
      | DEBA06  | pos ticket             | Notificación | DEBA06 is on  | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID    | "195" | "195x" | 00     | none |
      | NABA06  | equivalent credit note | Rechazo      | NABA06 is on  | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 99     | none |
      | NADBA06 | equivalent debit note  | Rechazo      | NADBA06 is on | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID  | "195" | "195x" | 99     | none |

  Scenario Outline: <code> on <document>: The NIT of the mandator of a line has its check digit
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del mandante de la línea
      | code    | document               | kind    | given         | where                                                                                                                                       | from | to     | status | also |
      | DEBA07  | pos ticket             | Rechazo | DEBA07 is on  | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID    | "3"  | absent | 99     | none |
      | NABA07  | equivalent credit note | Rechazo | NABA07 is on  | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 99     | none |
      | NADBA07 | equivalent debit note  | Rechazo | NADBA07 is on | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID  | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of the mandator of a line is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del mandante de la línea fuera de lista
      | code    | document               | kind    | given         | where                                                                                                                                         | from | to   | status | also |
      | DEBA08  | pos ticket             | Rechazo | DEBA08 is on  | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName    | "31" | "99" | 99     | none |
      | NABA08  | equivalent credit note | Rechazo | NABA08 is on  | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 99     | none |
      | NADBA08 | equivalent debit note  | Rechazo | NADBA08 is on | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName  | "31" | "99" | 99     | none |
