# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AY
Feature: Withholdings of lines (AY)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each withholding of a line has one WithholdingTaxTotal
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Retención de la línea repetida
      | code   | document         | kind         | where                                   | from    | to            | status | also |
      | FAY01  | invoice          | Notificación | cac:InvoiceLine/cac:WithholdingTaxTotal | present | present twice | 00     | none |
      | DSAY01 | support document | Notificación | cac:InvoiceLine/cac:WithholdingTaxTotal | present | present twice | 00     | none |

  Scenario Outline: <code> on <document>: The amount of a withholding of a line is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la retención de la línea no es la suma de sus subtotales
      | code   | document         | kind    | where                                                 | from    | to              | status | also |
      | FAY02  | invoice          | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | none |
      | DSAY02 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención de la línea difiere de la del documento
      | code   | document         | kind    | where                                                             | from  | to    | status | also            |
      | FAY03  | invoice          | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAY03 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: WithholdingTaxTotal/TaxSubtotal of a withholding of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal de la retención de la línea
      | code   | document         | kind    | where                                                            | from    | to     | status | also |
      | FAY04  | invoice          | Rechazo | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |
      | DSAY04 | support document | Rechazo | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a withholding of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención de la línea
      | code   | document         | kind    | where                                                                              | from      | to     | status | also                                                                      |
      | FAY05  | invoice          | Rechazo | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cbc:TaxableAmount | "1000.00" | absent | 99     | FAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal  |
      | DSAY05 | support document | Rechazo | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cbc:TaxableAmount | "1000.00" | absent | 99     | DSAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la retención de la línea difiere de la del documento
      | code   | document         | kind    | where                                                                                 | from  | to    | status | also            |
      | FAY06  | invoice          | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAY06 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The withholding of a line follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención de la línea no corresponde a base por tarifa
      | code   | document         | kind    | where                                                                 | from    | to              | status | also                                                      |
      | FAY07  | invoice          | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | FAY02 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal  |
      | DSAY07 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | DSAY02 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención de la línea difiere de la del documento
      | code   | document         | kind    | where                                                                             | from  | to    | status | also            |
      | FAY08  | invoice          | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAY08 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la retención de la línea
      | code   | document         | kind    | given                    | where                                                                            | from    | to     | status | also                                                                                    |
      | FAY09  | invoice          | Rechazo | judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | FAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo  |
      | DSAY09 | support document | Rechazo | judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DSAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a withholding of a line is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención de la línea fuera de lista
      | code   | document         | kind         | where                                                                               | from   | to      | status | also                                                                      |
      | FAY10  | invoice          | Notificación | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | FAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal  |
      | DSAY10 | support document | Notificación | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | DSAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la retención de la línea
      | code   | document         | kind    | given                    | where                                                                                          | from    | to     | status | also         |
      | FAY11  | invoice          | Rechazo | judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DSAY11 | support document | Rechazo | judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a withholding of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención de la línea fuera de lista
      | code  | document | kind    | where                                                                                        | from | to   | status | also |
      | FAY12 | invoice  | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: ReteIVA and ReteRenta are the only withholdings of a line of a support document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención de la línea fuera de lista
      | code   | document         | kind    | where                                                                                        | from | to   | status | also                                                                                                    |
      | DSAY12 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | DSAY13 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a withholding of a line is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de la retención de la línea no corresponde al código
      | code  | document | kind         | where                                                                                          | from        | to     | status | also |
      | FAY13 | invoice  | Notificación | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "Otro" | 00     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a withholding of a line is ReteIVA for 05, ReteRenta or ReteFuente for 06
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Retención no permitida en una línea del documento soporte
      | code   | document         | kind    | where                                                                                          | from        | to        | status | also |
      | DSAY13 | support document | Rechazo | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "ReteICA" | 99     | none |
