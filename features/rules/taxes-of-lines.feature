# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AX
Feature: Taxes of lines (AX)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example. A complete document is the same under every seed.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each tax of a line has one TaxTotal
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la línea
      | code   | document                | kind    | given                                                       | where                           | from    | to            | status | also           |
      | FAX01  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount is not "0.00"    | cac:InvoiceLine/cac:TaxTotal    | present | present twice | 99     | FAU06 Rechazo  |
      | CAX01  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal | present | present twice | 99     | CAU06 Rechazo  |
      | DAX01  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount is not "0.00"  | cac:DebitNoteLine/cac:TaxTotal  | present | present twice | 99     | DAU06 Rechazo  |
      | DSAX01 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount is not "0.00"    | cac:InvoiceLine/cac:TaxTotal    | present | present twice | 99     | DSAU06 Rechazo |
      | NSAX01 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal | present | present twice | 99     | NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: The amount of a tax of a line is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total del tributo de la línea no es la suma de sus subtotales
      | code   | document                | kind    | where                                         | from       | to              | status | also           |
      | FAX02  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | FAU06 Rechazo  |
      | CAX02  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | CAU06 Rechazo  |
      | DAX02  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount  | "36100.00" | "9999999999.00" | 99     | DAU06 Rechazo  |
      | DSAX02 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | DSAU06 Rechazo |
      | NSAX02 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la línea difiere de la del documento
      | code   | document                | kind    | where                                                     | from  | to    | status | also            |
      | FAX03  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAX03  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAX03  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAX03 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAX03 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: RoundingAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de RoundingAmount de la línea difiere de la del documento
      | code  | document | kind    | where                                                       | from  | to    | status | also           |
      | FAX19 | invoice  | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:RoundingAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxTotal/TaxSubtotal of a line is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal en un tributo de la línea
      | code   | document                | kind         | given                                                    | where                                           | from          | to     | status | also                                            |
      | CAX04  | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal | present twice | absent | 99     | CAS01b Rechazo, CAU04 Rechazo, CAU06 Rechazo    |
      | DAX04  | debit note              | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal  | present twice | absent | 99     | DAS01b Rechazo, DAU04 Rechazo, DAU06 Rechazo    |
      | NSAX04 | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal | present twice | absent | 99     | NSAS01b Rechazo, NSAU04 Rechazo, NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible de un tributo de la línea
      | code   | document                | kind         | given                                                    | where                                                             | from        | to     | status | also                                                                              |
      | FAX05  | invoice                 | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount    | "190000.00" | absent | 99     | FAU04 Rechazo, FAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal      |
      | CAX05  | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | CAU04 Rechazo, CAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal   |
      | DAX05  | debit note              | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount  | "190000.00" | absent | 99     | DAU04 Rechazo, DAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal    |
      | DSAX05 | support document        | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount    | "190000.00" | absent | 99     | DSAU04 Rechazo, DSAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal    |
      | NSAX05 | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | NSAU04 Rechazo, NSAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la línea difiere de la del documento
      | code   | document                | kind    | where                                                                         | from  | to    | status | also            |
      | FAX06  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAX06  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAX06  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAX06 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAX06 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The tax of a line follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo de la línea no corresponde a base por tarifa
      | code   | document                | kind    | where                                                         | from       | to              | status | also                                              |
      | FAX07  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | FAX02 Rechazo if cac:InvoiceLine/cac:TaxTotal     |
      | CAX07  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | CAX02 Rechazo if cac:CreditNoteLine/cac:TaxTotal  |
      | DAX07  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount  | "36100.00" | "9999999999.00" | 99     | DAX02 Rechazo if cac:DebitNoteLine/cac:TaxTotal   |
      | DSAX07 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | DSAX02 Rechazo if cac:InvoiceLine/cac:TaxTotal    |
      | NSAX07 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NSAX02 Rechazo if cac:CreditNoteLine/cac:TaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la línea difiere de la del documento
      | code   | document                | kind    | where                                                                     | from  | to    | status | also            |
      | FAX08  | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAX08  | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAX08  | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAX08 | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAX08 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure, o su unidad, en un tributo de la línea
      | code   | base      | document                | kind    | where                                                               | from | to     | status | also |
      | FAX09  | generated | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure    | "10" | absent | 99     | none |
      | CAX09  | generated | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | DAX09  | generated | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure  | "10" | absent | 99     | none |
      | DSAX09 | complete  | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure    | "10" | absent | 99     | none |
      | NSAX09 | complete  | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseUnitMeasure/@unitCode of a line is a unit of the table
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad del tributo de la línea fuera de lista
      | code   | base      | document                | kind         | where                                                                         | from | to    | status | also |
      | FAX10  | generated | invoice                 | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode    | "94" | "ZZ9" | 00     | none |
      | CAX10  | generated | credit note             | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "ZZ9" | 00     | none |
      | DAX10  | generated | debit note              | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode  | "94" | "ZZ9" | 00     | none |
      | DSAX10 | complete  | support document        | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode    | "94" | "ZZ9" | 00     | none |
      | NSAX10 | complete  | support adjustment note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/PerUnitAmount of a line is there and not empty
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount en un tributo de la línea
      | code   | base      | document                | kind         | where                                                             | from    | to     | status | also                                                             |
      | FAX11  | generated | invoice                 | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount    | "66.00" | absent | 99     | FAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal    |
      | CAX11  | generated | credit note             | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | CAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal |
      | DAX11  | generated | debit note              | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount  | "66.00" | absent | 99     | DAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal  |
      | DSAX11 | complete  | support document        | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount    | "5.00"  | absent | 00     | none                                                             |
      | NSAX11 | complete  | support adjustment note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "5.00"  | absent | 00     | none                                                             |

  Scenario Outline: <code> on <document>: PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PerUnitAmount de la línea difiere de la del documento
      | code   | base      | document                | kind    | where                                                                         | from  | to    | status | also            |
      | FAX12  | generated | invoice                 | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAX12  | generated | credit note             | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAX12  | generated | debit note              | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAX12 | complete  | support document        | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAX12 | complete  | support adjustment note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la línea
      | code   | document                | kind    | given                                                                                                                                           | where                                                           | from          | to     | status | also                                                                                                             |
      | FAX13  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory    | present twice | absent | 99     | FAS01b Rechazo, FAU06 Rechazo, FAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo       |
      | CAX13  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory | present twice | absent | 99     | CAS01b Rechazo, CAU06 Rechazo, CAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo    |
      | DAX13  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  | present twice | absent | 99     | DAS01b Rechazo, DAU06 Rechazo, DAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo     |
      | DSAX13 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory    | present twice | absent | 99     | DSAS01b Rechazo, DSAU06 Rechazo, DSAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo    |
      | NSAX13 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory | present twice | absent | 99     | NSAS01b Rechazo, NSAU06 Rechazo, NSAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la línea fuera de lista
      | code   | document                | kind         | where                                                                       | from    | to      | status | also                                                                               |
      | FAX14  | invoice                 | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent    | "19.00" | "18.00" | 99     | FAS01b Rechazo, FAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal      |
      | CAX14  | credit note             | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | CAS01b Rechazo, CAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal   |
      | DAX14  | debit note              | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent  | "19.00" | "18.00" | 99     | DAS01b Rechazo, DAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal    |
      | DSAX14 | support document        | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent    | "19.00" | "18.00" | 99     | DSAS01b Rechazo, DSAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal    |
      | NSAX14 | support adjustment note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | NSAS01b Rechazo, NSAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la línea
      | code   | document                | kind    | given                                                                              | where                                                                         | from          | to     | status | also                                          |
      | FAX15  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme    | present twice | absent | 99     | FAS01b Rechazo, FAU06 Rechazo, ZB01 Rechazo   |
      | CAX15  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme | present twice | absent | 99     | CAS01b Rechazo, CAU06 Rechazo, ZB01 Rechazo   |
      | DAX15  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme  | present twice | absent | 99     | DAS01b Rechazo, DAU06 Rechazo, ZB01 Rechazo   |
      | DSAX15 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme    | present twice | absent | 99     | DSAS01b Rechazo, DSAU06 Rechazo, ZB01 Rechazo |
      | NSAX15 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme | present twice | absent | 99     | NSAS01b Rechazo, NSAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la línea fuera de lista
      | code  | document    | kind    | given                                       | where                              | from    | to                                                                                                                                                                                                                                                                                                                                                                                                  | status | also           |
      | FAX16 | invoice     | Rechazo | cac:InvoiceLine[1]/cac:TaxTotal is there    | cac:InvoiceLine[1]/cac:TaxTotal    | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | FAS01a Rechazo |
      | CAX16 | credit note | Rechazo | cac:CreditNoteLine[1]/cac:TaxTotal is there | cac:CreditNoteLine[1]/cac:TaxTotal | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | CAS01a Rechazo |
      | DAX16 | debit note  | Rechazo | cac:DebitNoteLine[1]/cac:TaxTotal is there  | cac:DebitNoteLine[1]/cac:TaxTotal  | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | DAS01a Rechazo |

  Scenario Outline: <code> on <document>: IVA is the only tax of a line of a support document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la línea fuera de lista
      | code   | document                | kind    | given                                       | where                              | from    | to                                                                                                                                                                                                                                                                                                                                                                                                  | status | also            |
      | DSAX16 | support document        | Rechazo | cac:InvoiceLine[1]/cac:TaxTotal is there    | cac:InvoiceLine[1]/cac:TaxTotal    | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | DSAS01a Rechazo |
      | NSAX16 | support adjustment note | Rechazo | cac:CreditNoteLine[1]/cac:TaxTotal is there | cac:CreditNoteLine[1]/cac:TaxTotal | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | NSAS01a Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre del tributo de la línea no corresponde al código
      | code   | document                | kind         | where                                                                                  | from  | to     | status | also            |
      | FAX17  | invoice                 | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name    | "IVA" | "Otro" | 99     | FAS01b Rechazo  |
      | CAX17  | credit note             | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | CAS01b Rechazo  |
      | DAX17  | debit note              | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name  | "IVA" | "Otro" | 99     | DAS01b Rechazo  |
      | DSAX17 | support document        | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name    | "IVA" | "Otro" | 99     | DSAS01b Rechazo |
      | NSAX17 | support adjustment note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | NSAS01b Rechazo |
