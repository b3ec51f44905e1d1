# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BC
Feature: Terms of delivery (BC)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: DeliveryTerms is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms
      | code  | document    | kind         | given                                                                                                                                                                                | where             | from    | to     | status | also |
      | FBC01 | invoice     | Notificación | FBC01 is on                                                                                                                                                                          | cac:DeliveryTerms | present | absent | 00     | none |
      | CBC01 | credit note | Notificación | CBC01 is on                                                                                                                                                                          | cac:DeliveryTerms | present | absent | 00     | none |
      | DBD01 | debit note  | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; DBD01 is on | cac:DeliveryTerms | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/ID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/ID
      | code  | document    | kind         | given                                                                                                                                                                                | where                    | from | to     | status | also |
      | FBC02 | invoice     | Notificación | FBC02 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |
      | CBC02 | credit note | Notificación | CBC02 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |
      | DBD02 | debit note  | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; DBD02 is on | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/SpecialTerms is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/SpecialTerms
      | code  | document    | kind         | given                                                                                                                                                                                | where                              | from             | to     | status | also |
      | FBC03 | invoice     | Notificación | FBC03 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |
      | CBC03 | credit note | Notificación | CBC03 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |
      | DBD03 | debit note  | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; DBD03 is on | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code  | document    | kind         | where                                            | from  | to    | status | also |
      | FBC04 | invoice     | Notificación | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |
      | CBC04 | credit note | Notificación | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code  | document   | kind         | given                                                                                                                                                                   | where                                            | from  | to    | status | also |
      | DBD04 | debit note | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRisk is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/LossRisk
      | code  | document    | kind         | given                                                                                                                                                                                | where                          | from            | to     | status | also |
      | FBC05 | invoice     | Notificación | FBC05 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
      | CBC05 | credit note | Notificación | CBC05 is on                                                                                                                                                                          | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
      | DBD05 | debit note  | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; DBD05 is on | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
