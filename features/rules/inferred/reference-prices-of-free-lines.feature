# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AW
Feature: Reference prices of free lines (AW), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: A line that comes to nothing says what it is worth
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Línea en cero sin PricingReference
      | code    | document               | kind    | given        | where                                   | from    | to     | status | also                 |
      | DEAW01  | POS ticket             | Rechazo | DEAW01 is on | cac:InvoiceLine/cac:PricingReference    | present | absent | 99     | DEAV06 Notificación  |
      | NAAW01  | equivalent credit note | Rechazo | nothing      | cac:CreditNoteLine/cac:PricingReference | present | absent | 99     | NAAV06 Notificación  |
      | NADAW01 | equivalent debit note  | Rechazo | nothing      | cac:DebitNoteLine/cac:PricingReference  | present | absent | 99     | NADAV06 Notificación |

  Scenario Outline: <code> on <document>: PricingReference/AlternativeConditionPrice of a line is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: PricingReference sin AlternativeConditionPrice
      | code    | document               | kind    | where                                                                 | from    | to     | status | also                                                                                    |
      | NAAW02  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice | present | absent | 99     | NAAW03 Rechazo if cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice |
      | NADAW02 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice  | present | absent | 99     | NADAW03 Rechazo if cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice |

  Scenario Outline: <code> on <document>: AlternativeConditionPrice/PriceAmount of a line is an amount above 0
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El precio de referencia de la línea debe ser mayor que cero
      | code    | document               | kind    | where                                                                                 | from     | to     | status | also |
      | DEAW03  | POS ticket             | Rechazo | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount    | "500.00" | "0.00" | 99     | none |
      | NAAW03  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount | "500.00" | "0.00" | 99     | none |
      | NADAW03 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount  | "500.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PriceAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                                                             | from  | to    | status | also             |
      | DEAW04  | POS ticket             | Rechazo | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAW04  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAW04 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de precio de referencia fuera de lista
      | code    | document               | kind         | where                                                                                   | from | to    | status | also |
      | DEAW05  | POS ticket             | Notificación | cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode    | "01" | "ZZ9" | 00     | none |
      | NAAW05  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode | "01" | "ZZ9" | 00     | none |
      | NADAW05 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceTypeCode  | "01" | "ZZ9" | 00     | none |
