# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AL
Feature: Tax representative (AL)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: TaxRepresentativeParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty
      | code  | document    | kind         | given       | where                      | from    | to     | status | also |
      | FAL01 | invoice     | Notificación | FAL01 is on | cac:TaxRepresentativeParty | present | absent | 00     | none |
      | CAL01 | credit note | Notificación | CAL01 is on | cac:TaxRepresentativeParty | present | absent | 00     | none |
      | DAL01 | debit note  | Notificación | DAL01 is on | cac:TaxRepresentativeParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta TaxRepresentativeParty/PartyIdentification
      | code  | document | kind         | where                                              | from    | to     | status | also |
      | FAL02 | invoice  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty/PartyIdentification
      | code  | document    | kind         | given       | where                                              | from    | to     | status | also |
      | CAL02 | credit note | Notificación | CAL02 is on | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |
      | DAL02 | debit note  | Notificación | DAL02 is on | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyIdentification/ID of the tax representative is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyIdentification/ID
      | code  | document    | kind         | where                                                     | from        | to | status | also |
      | FAL03 | invoice     | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |
      | CAL03 | credit note | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |
      | DAL03 | debit note  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of the tax representative is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de ID debe ser «195»
      | code  | document    | kind         | where                                                                     | from  | to     | status | also |
      | FAL04 | invoice     | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAL04 | credit note | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAL04 | debit note  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyName of the tax representative is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de ID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document    | kind         | where                                                                       | from                                    | to                                                        | status | also |
      | FAL05 | invoice     | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAL05 | credit note | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAL05 | debit note  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of the tax representative is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del representante tributario fuera de lista
      | code  | document    | kind         | where                                                                 | from | to   | status | also |
      | FAL06 | invoice     | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |
      | CAL06 | credit note | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |
      | DAL06 | debit note  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of the tax representative is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del representante tributario
      | code  | document    | kind         | where                                                               | from | to     | status | also |
      | FAL07 | invoice     | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
      | CAL07 | credit note | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
      | DAL07 | debit note  | Notificación | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
