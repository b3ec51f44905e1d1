# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BA
Feature: Mandates of lines (BA)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line of a mandate says in whose name it was sold
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el mandante en una línea de la factura de mandato
      | code  | document    | kind    | given                                                                                                                                                                                                                                                                                                                                              | where                                                              | from    | to     | status | also          |
      | FBA01 | invoice     | Rechazo | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11"; cac:InvoiceLine[1]/cbc:ID/@schemeID = "1" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty    | present | absent | 99     | none          |
      | CBA01 | credit note | Rechazo | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"; cac:CreditNoteLine[1]/cbc:ID/@schemeID = "1"                        | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty | present | absent | 99     | CAD02 Rechazo |
      | DBA01 | debit note  | Rechazo | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"; cac:DebitNoteLine[1]/cbc:ID/@schemeID = "1"                            | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty  | present | absent | 99     | DAD02 Rechazo |

  Scenario Outline: <code> on <document>: InformationContentProviderParty/PowerOfAttorney of the mandator of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no trae el grupo PowerOfAttorney
      | code  | document    | kind    | where                                                                               | from                  | to     | status | also |
      | FBA02 | invoice     | Rechazo | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney    | present several times | absent | 99     | none |
      | CBA02 | credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney | present several times | absent | 99     | none |
      | DBA02 | debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney  | present several times | absent | 99     | none |

  Scenario Outline: <code> on <document>: PowerOfAttorney/AgentParty of the mandator of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no trae el grupo AgentParty
      | code  | document    | kind    | where                                                                                                                         | from    | to     | status | also |
      | FBA03 | invoice     | Rechazo | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification    | present | absent | 99     | none |
      | CBA03 | credit note | Rechazo | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification | present | absent | 99     | none |
      | DBA03 | debit note  | Rechazo | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification  | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: The mandator of a line is identified, in a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El mandante de la línea no está identificado
      | code  | document    | kind         | given                                                                                                                                                                                                                                                                                                   | where                                                                                                                         | from    | to     | status | also                                                                                                                |
      | FBA04 | invoice     | Notificación | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification    | present | absent | 99     | FBA03 Rechazo if cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney                   |
      | CBA04 | credit note | Notificación | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"                           | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification | present | absent | 99     | CAD02 Rechazo, CBA03 Rechazo if cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney |
      | DBA04 | debit note  | Rechazo      | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"                              | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification  | present | absent | 99     | DAD02 Rechazo, DBA03 Rechazo if cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney  |

  Scenario Outline: <code> on <document>: The mandator of a line has a number, in a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número de identificación del mandante de la línea
      | code  | document    | kind    | given                                                                                                                                                                                                                                                                                                   | where                                                                                                                                | from        | to | status | also          |
      | FBA05 | invoice     | Rechazo | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID    | "900373115" | "" | 99     | none          |
      | CBA05 | credit note | Rechazo | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:CreditNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"                           | cac:CreditNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID | "900373115" | "" | 99     | CAD02 Rechazo |
      | DBA05 | debit note  | Rechazo | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:DebitNoteLine[3] is not there; cac:DiscrepancyResponse/cbc:ResponseCode is not "2"; cbc:CustomizationID = "11"                              | cac:DebitNoteLine[1]/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID  | "900373115" | "" | 99     | DAD02 Rechazo |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of the mandator of a line is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de la identificación del mandante debe ser «195»
      | code  | document    | kind         | where                                                                                                                                             | from  | to     | status | also |
      | FBA06 | invoice     | Notificación | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID    | "195" | "195x" | 00     | none |
      | CBA06 | credit note | Rechazo      | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 99     | none |
      | DBA06 | debit note  | Rechazo      | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID  | "195" | "195x" | 99     | none |

  Scenario Outline: <code> on <document>: The NIT of the mandator of a line has its check digit
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del mandante de la línea
      | code  | document    | kind    | where                                                                                                                                       | from | to     | status | also |
      | FBA07 | invoice     | Rechazo | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID    | "3"  | absent | 99     | none |
      | CBA07 | credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 99     | none |
      | DBA07 | debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeID  | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of the mandator of a line is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del mandante de la línea fuera de lista
      | code  | document    | kind    | where                                                                                                                                         | from | to   | status | also |
      | FBA08 | invoice     | Rechazo | cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName    | "31" | "99" | 99     | none |
      | CBA08 | credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 99     | none |
      | DBA08 | debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID/@schemeName  | "31" | "99" | 99     | none |
