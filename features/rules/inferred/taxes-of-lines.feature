# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AX
Feature: Taxes of lines (AX), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each tax of a line has one TaxTotal
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la línea
      | code    | document               | kind    | given                                                       | where                           | from    | to            | status | also            |
      | DEAX01  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount is not "0.00"    | cac:InvoiceLine/cac:TaxTotal    | present | present twice | 99     | DEAU06 Rechazo  |
      | NAAX01  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal | present | present twice | 99     | NAAU06 Rechazo  |
      | NADAX01 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount is not "0.00"  | cac:DebitNoteLine/cac:TaxTotal  | present | present twice | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: The amount of a tax of a line is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total del tributo de la línea no es la suma de sus subtotales
      | code    | document               | kind    | where                                         | from       | to              | status | also            |
      | DEAX02  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | DEAU06 Rechazo  |
      | NAAX02  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NAAU06 Rechazo  |
      | NADAX02 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount  | "36100.00" | "9999999999.00" | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                     | from  | to    | status | also             |
      | DEAX03  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAX03  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAX03 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: RoundingAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de RoundingAmount de la línea difiere de la del documento
      | code   | document   | kind    | where                                                       | from  | to    | status | also            |
      | DEAX19 | POS ticket | Rechazo | cac:InvoiceLine/cac:TaxTotal/cbc:RoundingAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxTotal/TaxSubtotal of a line is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal en un tributo de la línea
      | code    | document               | kind         | given                                                    | where                                           | from          | to     | status | also                                               |
      | NAAX04  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal | present twice | absent | 99     | NAAS01b Rechazo, NAAU04 Rechazo, NAAU06 Rechazo    |
      | NADAX04 | equivalent debit note  | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal  | present twice | absent | 99     | NADAS01b Rechazo, NADAU04 Rechazo, NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible de un tributo de la línea
      | code    | document               | kind         | given                                                    | where                                                             | from        | to     | status | also                                                                               |
      | DEAX05  | POS ticket             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount    | "190000.00" | absent | 99     | DEAU04 Rechazo, DEAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal     |
      | NAAX05  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | NAAU04 Rechazo, NAAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal  |
      | NADAX05 | equivalent debit note  | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount  | "190000.00" | absent | 99     | NADAU04 Rechazo, NADAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                                         | from  | to    | status | also             |
      | DEAX06  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAX06  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAX06 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: The tax of a line follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo de la línea no corresponde a base por tarifa
      | code    | document               | kind    | where                                                         | from       | to              | status | also                                              |
      | DEAX07  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount    | "36100.00" | "9999999999.00" | 99     | DEAX02 Rechazo if cac:InvoiceLine/cac:TaxTotal    |
      | NAAX07  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NAAX02 Rechazo if cac:CreditNoteLine/cac:TaxTotal |
      | NADAX07 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount  | "36100.00" | "9999999999.00" | 99     | NADAX02 Rechazo if cac:DebitNoteLine/cac:TaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                                     | from  | to    | status | also             |
      | DEAX08  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAX08  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAX08 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure, o su unidad, en un tributo de la línea
      | code    | document               | kind    | where                                                               | from | to     | status | also |
      | DEAX09  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure    | "10" | absent | 99     | none |
      | NAAX09  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | NADAX09 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure  | "10" | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseUnitMeasure/@unitCode of a line is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad del tributo de la línea fuera de lista
      | code    | document               | kind         | where                                                                         | from | to    | status | also |
      | DEAX10  | POS ticket             | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode    | "94" | "ZZ9" | 00     | none |
      | NAAX10  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "ZZ9" | 00     | none |
      | NADAX10 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode  | "94" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/PerUnitAmount of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount en un tributo de la línea
      | code    | document               | kind         | where                                                             | from    | to     | status | also                                                              |
      | DEAX11  | POS ticket             | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount    | "66.00" | absent | 99     | DEAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal    |
      | NAAX11  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | NAAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal |
      | NADAX11 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount  | "66.00" | absent | 99     | NADAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PerUnitAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                                         | from  | to    | status | also             |
      | DEAX12  | POS ticket             | Rechazo | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAX12  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAX12 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la línea
      | code    | document               | kind    | given                                                                                                                                           | where                                                           | from          | to     | status | also                                                                                                               |
      | DEAX13  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory    | present twice | absent | 99     | DEAS01b Rechazo, DEAU06 Rechazo, DEAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo      |
      | NAAX13  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory | present twice | absent | 99     | NAAS01b Rechazo, NAAU06 Rechazo, NAAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo   |
      | NADAX13 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  | present twice | absent | 99     | NADAS01b Rechazo, NADAU06 Rechazo, NADAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la línea fuera de lista
      | code    | document               | kind         | where                                                                       | from    | to      | status | also                                                                                |
      | DEAX14  | POS ticket             | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent    | "19.00" | "18.00" | 99     | DEAS01b Rechazo, DEAX07 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal     |
      | NAAX14  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | NAAS01b Rechazo, NAAX07 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal  |
      | NADAX14 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent  | "19.00" | "18.00" | 99     | NADAS01b Rechazo, NADAX07 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la línea
      | code    | document               | kind    | given                                                                                                                                                                | where                                                                         | from          | to     | status | also                                            |
      | DEAX15  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure is not there; judged beyond its schema    | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme    | present twice | absent | 99     | DEAS01b Rechazo, DEAU06 Rechazo, ZB01 Rechazo   |
      | NAAX15  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure is not there; judged beyond its schema | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme | present twice | absent | 99     | NAAS01b Rechazo, NAAU06 Rechazo, ZB01 Rechazo   |
      | NADAX15 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure is not there; judged beyond its schema  | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme  | present twice | absent | 99     | NADAS01b Rechazo, NADAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la línea fuera de lista
      | code    | document               | kind    | given                                       | where                              | from    | to                                                                                                                                                                                                                                                                                                                                                                                                  | status | also             |
      | DEAX16  | POS ticket             | Rechazo | cac:InvoiceLine[1]/cac:TaxTotal is there    | cac:InvoiceLine[1]/cac:TaxTotal    | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | DEAS01a Rechazo  |
      | NAAX16  | equivalent credit note | Rechazo | cac:CreditNoteLine[1]/cac:TaxTotal is there | cac:CreditNoteLine[1]/cac:TaxTotal | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | NAAS01a Rechazo  |
      | NADAX16 | equivalent debit note  | Rechazo | cac:DebitNoteLine[1]/cac:TaxTotal is there  | cac:DebitNoteLine[1]/cac:TaxTotal  | present | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>99</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | NADAS01a Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre del tributo de la línea no corresponde al código
      | code    | document               | kind         | where                                                                                  | from  | to     | status | also             |
      | DEAX17  | POS ticket             | Notificación | cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name    | "IVA" | "Otro" | 99     | DEAS01b Rechazo  |
      | NAAX17  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | NAAS01b Rechazo  |
      | NADAX17 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name  | "IVA" | "Otro" | 99     | NADAS01b Rechazo |
