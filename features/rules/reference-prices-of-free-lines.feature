# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AW
Feature: Reference prices of free lines (AW)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: A line that comes to nothing says what it is worth
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Línea en cero sin PricingReference
      | code  | document    | kind    | given       | where                                   | from    | to     | status | also               |
      | FAW01 | invoice     | Rechazo | FAW01 is on | cac:InvoiceLine/cac:PricingReference    | present | absent | 99     | FAV06 Notificación |
      | CAW01 | credit note | Rechazo | nothing     | cac:CreditNoteLine/cac:PricingReference | present | absent | 99     | CAV06 Notificación |
      | DAW01 | debit note  | Rechazo | nothing     | cac:DebitNoteLine/cac:PricingReference  | present | absent | 99     | DAV06 Notificación |

  Scenario Outline: <code> on <document>: PricingReference/AlternativeConditionPrice of a line is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: PricingReference sin AlternativeConditionPrice
      | code  | document    | kind    | where                                                                 | from    | to     | status | also                                                                                   |
      | CAW02 | credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice | present | absent | 99     | CAW03 Rechazo if cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice |
      | DAW02 | debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice  | present | absent | 99     | DAW03 Rechazo if cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice  |

  Scenario Outline: <code> on <document>: AlternativeConditionPrice/PriceAmount of a line is an amount above 0
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El precio de referencia de la línea debe ser mayor que cero
      | code  | document    | kind    | where                                                                                 | from     | to     | status | also |
      | FAW03 | invoice     | Rechazo | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount    | "500.00" | "0.00" | 99     | none |
      | CAW03 | credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount | "500.00" | "0.00" | 99     | none |
      | DAW03 | debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount  | "500.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PriceAmount de la línea difiere de la del documento
      | code  | document    | kind    | where                                                                                             | from  | to    | status | also           |
      | FAW04 | invoice     | Rechazo | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo |
      | CAW04 | credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo |
      | DAW04 | debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo |

  Scenario Outline: <code> on <document>: AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de precio de referencia fuera de lista
      | code  | document    | kind         | where                                                                                   | from | to    | status | also |
      | FAW05 | invoice     | Notificación | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode    | "01" | "ZZ9" | 00     | none |
      | CAW05 | credit note | Notificación | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode | "01" | "ZZ9" | 00     | none |
      | DAW05 | debit note  | Notificación | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode  | "01" | "ZZ9" | 00     | none |
