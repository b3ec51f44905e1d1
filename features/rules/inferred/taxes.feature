# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AS
Feature: Taxes (AS), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each tax has one TaxTotal in the header, and every tax of a line is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la cabecera o presente solo en las líneas
      | code     | document               | kind    | given                                                                                                                                                                                                                                                                                                                                                                                                              | where        | from          | to                                                                                                                                                                                                                                                                                                                                                                                                  | status | also |
      | DEAS01a  | POS ticket             | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none |
      | NAAS01a  | equivalent credit note | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none |
      | NADAS01a | equivalent debit note  | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none |

  Scenario Outline: <code> on <document>: IVA and INC have one TaxTotal in the header, with the rates of the lines
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IVA o INC no coincide entre la cabecera y las líneas
      | code     | document               | kind    | given                                                               | where                                                    | from    | to       | status | also                                                                 |
      | DEAS01b  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | DEAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  |
      | NAAS01b  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | NAAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  |
      | NADAS01b | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | NADAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory |

  Scenario Outline: <code> on <document>: The amount of a tax is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total del tributo no es la suma de sus subtotales
      | code    | document               | kind    | where                      | from       | to              | status | also            |
      | DEAS02  | POS ticket             | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | DEAU06 Rechazo  |
      | NAAS02  | equivalent credit note | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NAAU06 Rechazo  |
      | NADAS02 | equivalent debit note  | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount difiere de la del documento
      | code    | document               | kind    | where                                  | from  | to    | status | also             |
      | DEAS03  | POS ticket             | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAS03  | equivalent credit note | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAS03 | equivalent debit note  | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxTotal/TaxSubtotal is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Debe informarse un subtotal por cada tarifa
      | code    | document               | kind    | given                                                    | where                           | from    | to     | status | also                              |
      | DEAS04  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present | absent | 99     | DEAS01b Rechazo, DEAU06 Rechazo   |
      | NAAS04  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present | absent | 99     | NAAS01b Rechazo, NAAU06 Rechazo   |
      | NADAS04 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present | absent | 99     | NADAS01b Rechazo, NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document   | kind    | given                                                    | where                                          | from        | to     | status | also                                           |
      | DEAS05 | POS ticket | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | DEAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code    | document               | kind    | given                                                    | where                                          | from        | to     | status | also                                            |
      | NAAS05  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | NAAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | NADAS05 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | NADAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount difiere de la del documento
      | code    | document               | kind    | where                                                      | from  | to    | status | also             |
      | DEAS06  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAS06  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAS06 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: The tax follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo no corresponde a base por tarifa
      | code    | document               | kind    | where                                      | from       | to              | status | also                            |
      | DEAS07  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | DEAS02 Rechazo if cac:TaxTotal  |
      | NAAS07  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NAAS02 Rechazo if cac:TaxTotal  |
      | NADAS07 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NADAS02 Rechazo if cac:TaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount difiere de la del documento
      | code    | document               | kind    | where                                                  | from  | to    | status | also             |
      | DEAS08  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAS08  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAS08 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/BaseUnitMeasure is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure
      | code    | document               | kind    | where                                            | from | to     | status | also |
      | DEAS09  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | NAAS09  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | NADAS09 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseUnitMeasure/@unitCode is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la unidad de medida del tributo
      | code    | document               | kind         | where                                                      | from | to | status | also |
      | DEAS10  | POS ticket             | Rechazo      | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 99     | none |
      | NAAS10  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 00     | none |
      | NADAS10 | equivalent debit note  | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 00     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/PerUnitAmount is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount
      | code    | document               | kind    | where                                          | from    | to     | status | also                                            |
      | DEAS11  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | DEAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | NAAS11  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | NAAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | NADAS11 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | NADAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PerUnitAmount difiere de la del documento
      | code    | document               | kind    | where                                                      | from  | to    | status | also             |
      | DEAS12  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAS12  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAS12 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory
      | code    | document               | kind         | given                                                                                                                                           | where                                              | from    | to     | status | also                                                                                             |
      | DEAS13  | POS ticket             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DEAS01b Rechazo, DEAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, DEAU06 Rechazo, ZB01 Rechazo    |
      | NAAS13  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | NAAS01b Rechazo, NAAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, NAAU06 Rechazo, ZB01 Rechazo    |
      | NADAS13 | equivalent debit note  | Rechazo      | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | NADAS01b Rechazo, NADAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, NADAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa fuera de lista
      | code    | document               | kind         | where                                                    | from    | to      | status | also                                                              |
      | DEAS14  | POS ticket             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | DEAS01b Rechazo, DEAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal   |
      | NAAS14  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | NAAS01b Rechazo, NAAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal   |
      | NADAS14 | equivalent debit note  | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | NADAS01b Rechazo, NADAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code    | document               | kind    | given                                                                              | where                                                            | from    | to     | status | also                                            |
      | DEAS15  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | DEAS01b Rechazo, DEAU06 Rechazo, ZB01 Rechazo   |
      | NAAS15  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | NAAS01b Rechazo, NAAU06 Rechazo, ZB01 Rechazo   |
      | NADAS15 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | NADAS01b Rechazo, NADAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo fuera de lista
      | code    | document               | kind    | given                                                    | where                                                             | from | to   | status | also                              |
      | DEAS16  | POS ticket             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | DEAS01b Rechazo, DEAU06 Rechazo   |
      | NAAS16  | equivalent credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | NAAS01b Rechazo, NAAU06 Rechazo   |
      | NADAS16 | equivalent debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | NADAS01b Rechazo, NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/Name is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre del tributo no corresponde al código
      | code    | document               | kind         | where                                                               | from  | to     | status | also             |
      | DEAS17  | POS ticket             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | DEAS01b Rechazo  |
      | NAAS17  | equivalent credit note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | NAAS01b Rechazo  |
      | NADAS17 | equivalent debit note  | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | NADAS01b Rechazo |
