# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BB
Feature: Prices of lines (BB), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line has a price
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Price
      | code    | document               | kind    | given                                                   | where                           | from    | to     | status | also                 |
      | DEBB01  | POS ticket             | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there    | cac:InvoiceLine[2]/cac:Price    | present | absent | 99     | DEAV06 Notificación  |
      | NABB01  | equivalent credit note | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there | cac:CreditNoteLine[2]/cac:Price | present | absent | 99     | NAAV06 Notificación  |
      | NADBB01 | equivalent debit note  | Rechazo | cac:DebitNoteLine[2]/cac:PricingReference is not there  | cac:DebitNoteLine[2]/cac:Price  | present | absent | 99     | NADAV06 Notificación |

  Scenario Outline: <code> on <document>: Price/PriceAmount of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el precio de la línea
      | code    | document               | kind    | given                                                                             | where                                           | from     | to | status | also                               |
      | DEBB02  | POS ticket             | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there; judged beyond its schema    | cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount    | "100.00" | "" | 99     | DEAV06 Notificación, ZB01 Rechazo  |
      | NABB02  | equivalent credit note | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there; judged beyond its schema | cac:CreditNoteLine[2]/cac:Price/cbc:PriceAmount | "100.00" | "" | 99     | NAAV06 Notificación, ZB01 Rechazo  |
      | NADBB02 | equivalent debit note  | Rechazo | cac:DebitNoteLine[2]/cac:PricingReference is not there; judged beyond its schema  | cac:DebitNoteLine[2]/cac:Price/cbc:PriceAmount  | "100.00" | "" | 99     | NADAV06 Notificación, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PriceAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                    | from  | to    | status | also             |
      | DEBB03  | POS ticket             | Rechazo | cac:InvoiceLine/cac:Price/cbc:PriceAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NABB03  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Price/cbc:PriceAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADBB03 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Price/cbc:PriceAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: Price/BaseQuantity of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad base del precio de la línea
      | code    | document               | kind    | where                                            | from | to     | status | also |
      | DEBB04  | POS ticket             | Rechazo | cac:InvoiceLine[2]/cac:Price/cbc:BaseQuantity    | "1"  | absent | 99     | none |
      | NABB04  | equivalent credit note | Rechazo | cac:CreditNoteLine[2]/cac:Price/cbc:BaseQuantity | "1"  | absent | 99     | none |
      | NADBB04 | equivalent debit note  | Rechazo | cac:DebitNoteLine[2]/cac:Price/cbc:BaseQuantity  | "1"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad base de la línea fuera de lista
      | code    | document               | kind    | where                                                   | from | to    | status | also |
      | DEBB05  | POS ticket             | Rechazo | cac:InvoiceLine/cac:Price/cbc:BaseQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | NABB05  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Price/cbc:BaseQuantity/@unitCode | "94" | "ZZ9" | 99     | none |
      | NADBB05 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Price/cbc:BaseQuantity/@unitCode  | "94" | "ZZ9" | 99     | none |
