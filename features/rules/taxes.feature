# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AS
Feature: Taxes (AS)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example. A complete document is the same under every seed.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each tax has one TaxTotal in the header, and every tax of a line is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la cabecera o presente solo en las líneas
      | code    | document                | kind    | given                                                                                                                                                                                                                                                                                                                                                                                                              | where        | from          | to                                                                                                                                                                                                                                                                                                                                                                                                  | status | also                                                                         |
      | FAS01a  | invoice                 | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none                                                                         |
      | CAS01a  | credit note             | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none                                                                         |
      | DAS01a  | debit note              | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present twice | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | none                                                                         |
      | DSAS01a | support document        | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present       | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | DSAS16 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme |
      | NSAS01a | support adjustment note | Rechazo | cac:TaxTotal = <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | cac:TaxTotal | present       | <cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>03</cbc:ID><cbc:Name>ICA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal> after cac:TaxTotal | 99     | NSAS16 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme |

  Scenario Outline: <code> on <document>: IVA and INC have one TaxTotal in the header, with the rates of the lines
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IVA o INC no coincide entre la cabecera y las líneas
      | code    | document                | kind    | given                                                               | where                                                    | from    | to       | status | also                                                                |
      | FAS01b  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | FAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  |
      | CAS01b  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | CAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  |
      | DAS01b  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | DAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory  |
      | DSAS01b | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | DSAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory |
      | NSAS01b | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "19.000" | 99     | NSAS14 Notificación if cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory |

  Scenario Outline: <code> on <document>: The amount of a tax is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total del tributo no es la suma de sus subtotales
      | code   | document                | kind    | where                      | from       | to              | status | also           |
      | FAS02  | invoice                 | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | FAU06 Rechazo  |
      | CAS02  | credit note             | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | CAU06 Rechazo  |
      | DAS02  | debit note              | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | DAU06 Rechazo  |
      | DSAS02 | support document        | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36150.00" | "9999999999.00" | 99     | DSAU06 Rechazo |
      | NSAS02 | support adjustment note | Rechazo | cac:TaxTotal/cbc:TaxAmount | "36150.00" | "9999999999.00" | 99     | NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount difiere de la del documento
      | code   | document                | kind    | where                                  | from  | to    | status | also            |
      | FAS03  | invoice                 | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAS03  | credit note             | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAS03  | debit note              | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAS03 | support document        | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAS03 | support adjustment note | Rechazo | cac:TaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxTotal/TaxSubtotal is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Debe informarse un subtotal por cada tarifa
      | code   | document                | kind    | given                                                    | where                           | from          | to     | status | also                            |
      | FAS04  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present       | absent | 99     | FAS01b Rechazo, FAU06 Rechazo   |
      | CAS04  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present       | absent | 99     | CAS01b Rechazo, CAU06 Rechazo   |
      | DAS04  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present       | absent | 99     | DAS01b Rechazo, DAU06 Rechazo   |
      | DSAS04 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present twice | absent | 99     | DSAS01b Rechazo, DSAU06 Rechazo |
      | NSAS04 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal[1]/cac:TaxSubtotal | present twice | absent | 99     | NSAS01b Rechazo, NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document         | kind    | given                                                    | where                                          | from        | to     | status | also                                           |
      | FAS05  | invoice          | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | FAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | DSAS05 | support document | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | DSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document                | kind    | given                                                    | where                                          | from        | to     | status | also                                           |
      | CAS05  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | CAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | DAS05  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | DAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal  |
      | NSAS05 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "190000.00" | absent | 99     | NSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount difiere de la del documento
      | code   | document                | kind    | where                                                      | from  | to    | status | also            |
      | FAS06  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAS06  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAS06  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAS06 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAS06 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The tax follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo no corresponde a base por tarifa
      | code   | document                | kind    | where                                      | from       | to              | status | also                           |
      | FAS07  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | FAS02 Rechazo if cac:TaxTotal  |
      | CAS07  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | CAS02 Rechazo if cac:TaxTotal  |
      | DAS07  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | DAS02 Rechazo if cac:TaxTotal  |
      | DSAS07 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | DSAS02 Rechazo if cac:TaxTotal |
      | NSAS07 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "36100.00" | "9999999999.00" | 99     | NSAS02 Rechazo if cac:TaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount difiere de la del documento
      | code   | document                | kind    | where                                                  | from  | to    | status | also            |
      | FAS08  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAS08  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAS08  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAS08 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAS08 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/BaseUnitMeasure is there and not empty
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure
      | code   | base      | document                | kind    | where                                            | from | to     | status | also |
      | FAS09  | generated | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | CAS09  | generated | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | DAS09  | generated | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | DSAS09 | complete  | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |
      | NSAS09 | complete  | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure | "10" | absent | 99     | none |

  Scenario Outline: <code> on <document>: BaseUnitMeasure/@unitCode is there and not empty
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la unidad de medida del tributo
      | code   | base      | document                | kind         | where                                                      | from | to | status | also |
      | FAS10  | generated | invoice                 | Rechazo      | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 99     | none |
      | CAS10  | generated | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 00     | none |
      | DAS10  | generated | debit note              | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 00     | none |
      | DSAS10 | complete  | support document        | Rechazo      | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 99     | none |
      | NSAS10 | complete  | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode | "94" | "" | 00     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/PerUnitAmount is there and not empty
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount
      | code   | base      | document                | kind    | where                                          | from    | to     | status | also                                          |
      | FAS11  | generated | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | FAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |
      | CAS11  | generated | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | CAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |
      | DAS11  | generated | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "66.00" | absent | 99     | DAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |
      | DSAS11 | complete  | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "5.00"  | absent | 99     | none                                          |
      | NSAS11 | complete  | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount | "5.00"  | absent | 99     | none                                          |

  Scenario Outline: <code> on <document>: PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a <base> document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PerUnitAmount difiere de la del documento
      | code   | base      | document                | kind    | where                                                      | from  | to    | status | also            |
      | FAS12  | generated | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAS12  | generated | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAS12  | generated | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAS12 | complete  | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAS12 | complete  | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory
      | code   | document                | kind         | given                                                                                                                                           | where                                              | from    | to     | status | also                                                                                          |
      | FAS13  | invoice                 | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | FAS01b Rechazo, FAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, FAU06 Rechazo, ZB01 Rechazo    |
      | CAS13  | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | CAS01b Rechazo, CAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, CAU06 Rechazo, ZB01 Rechazo    |
      | DAS13  | debit note              | Rechazo      | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DAS01b Rechazo, DAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, DAU06 Rechazo, ZB01 Rechazo    |
      | DSAS13 | support document        | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DSAS01b Rechazo, DSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, DSAU06 Rechazo, ZB01 Rechazo |
      | NSAS13 | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount is not there; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | NSAS01b Rechazo, NSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal, NSAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa fuera de lista
      | code   | document                | kind         | where                                                    | from    | to      | status | also                                                            |
      | FAS14  | invoice                 | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | FAS01b Rechazo, FAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal   |
      | CAS14  | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | CAS01b Rechazo, CAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal   |
      | DAS14  | debit note              | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | DAS01b Rechazo, DAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal   |
      | DSAS14 | support document        | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | DSAS01b Rechazo, DSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |
      | NSAS14 | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "19.00" | "18.00" | 99     | NSAS01b Rechazo, NSAS07 Rechazo if cac:TaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme
      | code   | document                | kind    | given                                                                              | where                                                            | from    | to     | status | also                                          |
      | FAS15  | invoice                 | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | FAS01b Rechazo, FAU06 Rechazo, ZB01 Rechazo   |
      | CAS15  | credit note             | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | CAS01b Rechazo, CAU06 Rechazo, ZB01 Rechazo   |
      | DAS15  | debit note              | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | DAS01b Rechazo, DAU06 Rechazo, ZB01 Rechazo   |
      | DSAS15 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | DSAS01b Rechazo, DSAU06 Rechazo, ZB01 Rechazo |
      | NSAS15 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"; judged beyond its schema | cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | NSAS01b Rechazo, NSAU06 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo fuera de lista
      | code  | document    | kind    | given                                                    | where                                                             | from | to   | status | also                          |
      | FAS16 | invoice     | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | FAS01b Rechazo, FAU06 Rechazo |
      | CAS16 | credit note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | CAS01b Rechazo, CAU06 Rechazo |
      | DAS16 | debit note  | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | DAS01b Rechazo, DAU06 Rechazo |

  Scenario Outline: <code> on <document>: IVA is the only tax of a support document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo fuera de lista
      | code   | document                | kind    | given                                                    | where                                                             | from | to   | status | also                            |
      | DSAS16 | support document        | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | DSAS01b Rechazo, DSAU06 Rechazo |
      | NSAS16 | support adjustment note | Rechazo | cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00" | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "01" | "99" | 99     | NSAS01b Rechazo, NSAU06 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/Name is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre del tributo no corresponde al código
      | code   | document                | kind         | where                                                               | from  | to     | status | also            |
      | FAS17  | invoice                 | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | FAS01b Rechazo  |
      | CAS17  | credit note             | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | CAS01b Rechazo  |
      | DAS17  | debit note              | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | DAS01b Rechazo  |
      | DSAS17 | support document        | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | DSAS01b Rechazo |
      | NSAS17 | support adjustment note | Notificación | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "IVA" | "Otro" | 99     | NSAS01b Rechazo |
