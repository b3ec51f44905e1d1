# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AU
Feature: Totals (AU)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: LegalMonetaryTotal is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan los totales del documento
      | code   | document                | kind    | given                    | where                      | from    | to     | status | also         |
      | FAU01  | invoice                 | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |
      | CAU01  | credit note             | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |
      | DAU01  | debit note              | Rechazo | judged beyond its schema | cac:RequestedMonetaryTotal | present | absent | 99     | ZB01 Rechazo |
      | DSAU01 | support document        | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |
      | NSAU01 | support adjustment note | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount is the sum of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor bruto no es la suma de las líneas
      | code    | document                | kind    | where                                              | from        | to              | status | also           |
      | FAU02   | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | FAU06 Rechazo  |
      | CAU02   | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | CAU06 Rechazo  |
      | DAU02   | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:LineExtensionAmount | "191000.00" | "9999999999.00" | 99     | DAU06 Rechazo  |
      | DSAU02  | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | DSAU06 Rechazo |
      | NSAU02  | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | NSAU06 Rechazo |
      | DEAU02a | POS ticket              | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | DEAU06 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de LineExtensionAmount difiere de la del documento
      | code   | document                | kind    | where                                                          | from  | to    | status | also            |
      | FAU03  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU03  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU03  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU03 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU03 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code   | document         | kind    | where                                             | from        | to              | status | also |
      | FAU04  | invoice          | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount     | "191000.00" | "9999999999.00" | 99     | none |
      | DAU04  | debit note       | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount | "191000.00" | "9999999999.00" | 99     | none |
      | DSAU04 | support document | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount     | "191000.00" | "9999999999.00" | 99     | none |
      | DEAU04 | POS ticket       | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount     | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code   | document                | kind    | where                                         | from        | to              | status | also |
      | CAU04  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount | "191000.00" | "9999999999.00" | 99     | none |
      | NSAU04 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount | "191000.00" | "9999999999.00" | 99     | none |
      | NAAU04 | equivalent credit note  | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxExclusiveAmount difiere de la del documento
      | code   | document                | kind    | where                                                         | from  | to    | status | also            |
      | FAU05  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU05  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU05  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU05 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU05 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Bruto más tributos no coincide
      | code   | document                | kind    | where                                             | from        | to              | status | also           |
      | FAU06  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227760.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU06  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227760.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU06  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount | "227760.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU06 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227150.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU06 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227150.00" | "9999999999.00" | 99     | NSAU14 Rechazo |
      | DEAU06 | POS ticket              | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227760.00" | "9999999999.00" | 99     | DEAU14 Rechazo |

  Scenario Outline: <code> on <document>: TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxInclusiveAmount difiere de la del documento
      | code   | document                | kind    | where                                                         | from  | to    | status | also            |
      | FAU07  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU07  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU07  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU07 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU07 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: AllowanceTotalAmount is the sum of the discounts of the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de descuentos no coincide
      | code   | document                | kind    | where                                               | from      | to              | status | also           |
      | FAU08  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU08  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU08  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount | "5000.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU08 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU08 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | NSAU14 Rechazo |

  Scenario Outline: <code> on <document>: AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de AllowanceTotalAmount difiere de la del documento
      | code   | document                | kind    | where                                                           | from  | to    | status | also            |
      | FAU09  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU09  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU09  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU09 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU09 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: ChargeTotalAmount is the sum of the charges of the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de cargos no coincide
      | code   | document                | kind    | where                                            | from      | to              | status | also           |
      | FAU10  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU10  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU10  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount | "3000.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU10 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU10 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | NSAU14 Rechazo |

  Scenario Outline: <code> on <document>: ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de ChargeTotalAmount difiere de la del documento
      | code   | document                | kind    | where                                                        | from  | to    | status | also            |
      | FAU11  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU11  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU11  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU11 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU11 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: PrepaidAmount is the sum of the prepaid payments
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de anticipos no coincide
      | code  | document   | kind    | where                                        | from       | to              | status | also |
      | FAU12 | invoice    | Rechazo | cac:LegalMonetaryTotal/cbc:PrepaidAmount     | "20000.00" | "9999999999.00" | 99     | none |
      | DAU12 | debit note | Rechazo | cac:RequestedMonetaryTotal/cbc:PrepaidAmount | "20000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PrepaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PrepaidAmount difiere de la del documento
      | code  | document    | kind    | given                       | where                                                    | from  | to    | status | also           |
      | FAU13 | invoice     | Rechazo | cac:PrepaidPayment is there | cac:LegalMonetaryTotal/cbc:PrepaidAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo |
      | CAU13 | credit note | Rechazo | nothing                     | cac:LegalMonetaryTotal/cbc:PrepaidAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo |
      | DAU13 | debit note  | Rechazo | cac:PrepaidPayment is there | cac:RequestedMonetaryTotal/cbc:PrepaidAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo |

  Scenario Outline: <code> on <document>: PayableAmount follows from the other totals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor a pagar no coincide con los totales
      | code   | document                | kind    | where                                        | from        | to              | status | also |
      | FAU14  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225760.00" | "9999999999.00" | 99     | none |
      | CAU14  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225760.00" | "9999999999.00" | 99     | none |
      | DAU14  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:PayableAmount | "225760.00" | "9999999999.00" | 99     | none |
      | DSAU14 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225150.00" | "9999999999.00" | 99     | none |
      | NSAU14 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225150.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PayableAmount difiere de la del documento
      | code   | document                | kind    | where                                                    | from  | to    | status | also            |
      | FAU15  | invoice                 | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAU15  | credit note             | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAU15  | debit note              | Rechazo | cac:RequestedMonetaryTotal/cbc:PayableAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAU15 | support document        | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAU15 | support adjustment note | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | NSAD15b Rechazo |
