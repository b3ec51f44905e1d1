# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BB
Feature: Prices of lines (BB)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line has a price
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Price
      | code   | document                | kind    | given                                                   | where                           | from    | to     | status | also                |
      | FBB01  | invoice                 | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there    | cac:InvoiceLine[2]/cac:Price    | present | absent | 99     | FAV06 Notificación  |
      | CBB01  | credit note             | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there | cac:CreditNoteLine[2]/cac:Price | present | absent | 99     | CAV06 Notificación  |
      | DBB01  | debit note              | Rechazo | cac:DebitNoteLine[2]/cac:PricingReference is not there  | cac:DebitNoteLine[2]/cac:Price  | present | absent | 99     | DAV06 Notificación  |
      | DSBB01 | support document        | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there    | cac:InvoiceLine[2]/cac:Price    | present | absent | 99     | DSAV06 Notificación |
      | NSBB01 | support adjustment note | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there | cac:CreditNoteLine[2]/cac:Price | present | absent | 99     | NSAV06 Notificación |

  Scenario Outline: <code> on <document>: Price/PriceAmount of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el precio de la línea
      | code   | document                | kind    | given                                                                             | where                                           | from     | to | status | also                              |
      | FBB02  | invoice                 | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there; judged beyond its schema    | cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount    | "100.00" | "" | 99     | FAV06 Notificación, ZB01 Rechazo  |
      | CBB02  | credit note             | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there; judged beyond its schema | cac:CreditNoteLine[2]/cac:Price/cbc:PriceAmount | "100.00" | "" | 99     | CAV06 Notificación, ZB01 Rechazo  |
      | DBB02  | debit note              | Rechazo | cac:DebitNoteLine[2]/cac:PricingReference is not there; judged beyond its schema  | cac:DebitNoteLine[2]/cac:Price/cbc:PriceAmount  | "100.00" | "" | 99     | DAV06 Notificación, ZB01 Rechazo  |
      | DSBB02 | support document        | Rechazo | cac:InvoiceLine[2]/cac:PricingReference is not there; judged beyond its schema    | cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount    | "100.00" | "" | 99     | DSAV06 Notificación, ZB01 Rechazo |
      | NSBB02 | support adjustment note | Rechazo | cac:CreditNoteLine[2]/cac:PricingReference is not there; judged beyond its schema | cac:CreditNoteLine[2]/cac:Price/cbc:PriceAmount | "100.00" | "" | 99     | NSAV06 Notificación, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PriceAmount de la línea difiere de la del documento
      | code   | document                | kind    | where                                                    | from  | to    | status | also            |
      | FBB03  | invoice                 | Rechazo | cac:InvoiceLine/cac:Price/cbc:PriceAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CBB03  | credit note             | Rechazo | cac:CreditNoteLine/cac:Price/cbc:PriceAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DBB03  | debit note              | Rechazo | cac:DebitNoteLine/cac:Price/cbc:PriceAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSBB03 | support document        | Rechazo | cac:InvoiceLine/cac:Price/cbc:PriceAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSBB03 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Price/cbc:PriceAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: Price/BaseQuantity of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad base del precio de la línea
      | code   | document                | kind    | where                                            | from | to     | status | also |
      | FBB04  | invoice                 | Rechazo | cac:InvoiceLine[2]/cac:Price/cbc:BaseQuantity    | "1"  | absent | 99     | none |
      | CBB04  | credit note             | Rechazo | cac:CreditNoteLine[2]/cac:Price/cbc:BaseQuantity | "1"  | absent | 99     | none |
      | DBB04  | debit note              | Rechazo | cac:DebitNoteLine[2]/cac:Price/cbc:BaseQuantity  | "1"  | absent | 99     | none |
      | DSBB04 | support document        | Rechazo | cac:InvoiceLine[2]/cac:Price/cbc:BaseQuantity    | "1"  | absent | 99     | none |
      | NSBB04 | support adjustment note | Rechazo | cac:CreditNoteLine[2]/cac:Price/cbc:BaseQuantity | "1"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad base de la línea fuera de lista
      | code   | document                | kind    | where                                                   | from | to    | status | also |
      | FBB05  | invoice                 | Rechazo | cac:InvoiceLine/cac:Price/cbc:BaseQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | CBB05  | credit note             | Rechazo | cac:CreditNoteLine/cac:Price/cbc:BaseQuantity/@unitCode | "94" | "ZZ9" | 99     | none |
      | DBB05  | debit note              | Rechazo | cac:DebitNoteLine/cac:Price/cbc:BaseQuantity/@unitCode  | "94" | "ZZ9" | 99     | none |
      | DSBB05 | support document        | Rechazo | cac:InvoiceLine/cac:Price/cbc:BaseQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | NSBB05 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Price/cbc:BaseQuantity/@unitCode | "94" | "ZZ9" | 99     | none |
