# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BC
Feature: Terms of delivery (BC), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: DeliveryTerms is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms
      | code    | document              | kind         | given                                                                                                                                                                                  | where             | from    | to     | status | also |
      | NADBD01 | equivalent debit note | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; NADBD01 is on | cac:DeliveryTerms | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/ID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/ID
      | code    | document              | kind         | given                                                                                                                                                                                  | where                    | from | to     | status | also |
      | NADBD02 | equivalent debit note | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; NADBD02 is on | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code    | document              | kind         | given                                                                                                                                                                   | where                                            | from  | to    | status | also |
      | NADBD04 | equivalent debit note | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRisk is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/LossRisk
      | code    | document              | kind         | given                                                                                                                                                                                  | where                          | from            | to     | status | also |
      | NADBD05 | equivalent debit note | Notificación | cac:DebitNoteLine[1]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[2]/cac:Item/cac:AdditionalItemProperty is there; cac:DebitNoteLine[3] is not there; NADBD05 is on | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
