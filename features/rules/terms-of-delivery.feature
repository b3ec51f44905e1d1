# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BC
Feature: Terms of delivery (BC)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: DeliveryTerms is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms
      | code  | document    | kind         | where             | from    | to     | status | also |
      | FBC01 | invoice     | Notificación | cac:DeliveryTerms | present | absent | 00     | none |
      | CBC01 | credit note | Notificación | cac:DeliveryTerms | present | absent | 00     | none |
      | DBD01 | debit note  | Notificación | cac:DeliveryTerms | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/ID is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/ID
      | code  | document    | kind         | where                    | from | to     | status | also |
      | FBC02 | invoice     | Notificación | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |
      | CBC02 | credit note | Notificación | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |
      | DBD02 | debit note  | Notificación | cac:DeliveryTerms/cbc:ID | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/SpecialTerms is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/SpecialTerms
      | code  | document    | kind         | where                              | from             | to     | status | also |
      | FBC03 | invoice     | Notificación | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |
      | CBC03 | credit note | Notificación | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |
      | DBD03 | debit note  | Notificación | cac:DeliveryTerms/cbc:SpecialTerms | "Portes pagados" | absent | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code  | document    | kind         | where                                            | from  | to    | status | also |
      | FBC04 | invoice     | Notificación | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |
      | CBC04 | credit note | Notificación | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La condición de entrega no es un código INCOTERMS de la tabla
      | code  | document   | kind         | where                                            | from  | to    | status | also |
      | DBD04 | debit note | Notificación | cac:DeliveryTerms/cbc:LossRiskResponsibilityCode | "CFR" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: DeliveryTerms/LossRisk is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DeliveryTerms/LossRisk
      | code  | document    | kind         | where                          | from            | to     | status | also |
      | FBC05 | invoice     | Notificación | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
      | CBC05 | credit note | Notificación | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
      | DBD05 | debit note  | Notificación | cac:DeliveryTerms/cbc:LossRisk | "Costo y flete" | absent | 00     | none |
