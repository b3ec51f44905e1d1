# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AL
Feature: Tax representative (AL), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: TaxRepresentativeParty is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty
      | code    | document               | kind         | given         | where                      | from    | to     | status | also |
      | DEAL01  | pos ticket             | Notificación | DEAL01 is on  | cac:TaxRepresentativeParty | present | absent | 00     | none |
      | NAAL01  | equivalent credit note | Notificación | NAAL01 is on  | cac:TaxRepresentativeParty | present | absent | 00     | none |
      | NADAL01 | equivalent debit note  | Notificación | NADAL01 is on | cac:TaxRepresentativeParty | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta TaxRepresentativeParty/PartyIdentification
      | code   | document   | kind         | given        | where                                              | from    | to     | status | also |
      | DEAL02 | pos ticket | Notificación | DEAL02 is on | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa TaxRepresentativeParty/PartyIdentification
      | code    | document               | kind         | given         | where                                              | from    | to     | status | also |
      | NAAL02  | equivalent credit note | Notificación | NAAL02 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |
      | NADAL02 | equivalent debit note  | Notificación | NADAL02 is on | cac:TaxRepresentativeParty/cac:PartyIdentification | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PartyIdentification/ID of the tax representative is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PartyIdentification/ID
      | code    | document               | kind         | given         | where                                                     | from        | to | status | also |
      | DEAL03  | pos ticket             | Notificación | DEAL03 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |
      | NAAL03  | equivalent credit note | Notificación | NAAL03 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |
      | NADAL03 | equivalent debit note  | Notificación | NADAL03 is on | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID | "901500600" | "" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of the tax representative is "195"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de ID debe ser «195»
      | code    | document               | kind         | given         | where                                                                     | from  | to     | status | also |
      | DEAL04  | pos ticket             | Notificación | DEAL04 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAL04  | equivalent credit note | Notificación | NAAL04 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAL04 | equivalent debit note  | Notificación | NADAL04 is on | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyName of the tax representative is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de ID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | given         | where                                                                       | from                                    | to                                                        | status | also |
      | DEAL05  | pos ticket             | Notificación | DEAL05 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAL05  | equivalent credit note | Notificación | NAAL05 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAL05 | equivalent debit note  | Notificación | NADAL05 is on | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of the tax representative is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del representante tributario fuera de lista
      | code    | document               | kind         | given         | where                                                                 | from | to   | status | also |
      | DEAL06  | pos ticket             | Notificación | DEAL06 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |
      | NAAL06  | equivalent credit note | Notificación | NAAL06 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |
      | NADAL06 | equivalent debit note  | Notificación | NADAL06 is on | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName | "31" | "99" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of the tax representative is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del representante tributario
      | code    | document               | kind         | given         | where                                                               | from | to     | status | also |
      | DEAL07  | pos ticket             | Notificación | DEAL07 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
      | NAAL07  | equivalent credit note | Notificación | NAAL07 is on  | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
      | NADAL07 | equivalent debit note  | Notificación | NADAL07 is on | cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeID | "3"  | absent | 00     | none |
