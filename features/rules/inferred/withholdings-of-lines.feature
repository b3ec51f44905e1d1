# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AY
Feature: Withholdings of lines (AY), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each withholding of a line has one WithholdingTaxTotal
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Retención de la línea repetida
      | code   | document   | kind         | given        | where                                   | from    | to            | status | also |
      | DEAY01 | pos ticket | Notificación | DEAY01 is on | cac:InvoiceLine/cac:WithholdingTaxTotal | present | present twice | 00     | none |

  Scenario Outline: <code> on <document>: The amount of a withholding of a line is the sum of its subtotals
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la retención de la línea no es la suma de sus subtotales
      | code   | document   | kind    | given        | where                                                 | from    | to              | status | also |
      | DEAY02 | pos ticket | Rechazo | DEAY02 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención de la línea difiere de la del documento
      | code   | document   | kind    | given        | where                                                             | from  | to    | status | also            |
      | DEAY03 | pos ticket | Rechazo | DEAY03 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: WithholdingTaxTotal/TaxSubtotal of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal de la retención de la línea
      | code   | document   | kind    | given        | where                                                            | from    | to     | status | also |
      | DEAY04 | pos ticket | Rechazo | DEAY04 is on | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención de la línea
      | code   | document   | kind    | given        | where                                                                              | from      | to     | status | also                                                                      |
      | DEAY05 | pos ticket | Rechazo | DEAY05 is on | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cbc:TaxableAmount | "1000.00" | absent | 99     | DEAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la retención de la línea difiere de la del documento
      | code   | document   | kind    | given        | where                                                                                 | from  | to    | status | also            |
      | DEAY06 | pos ticket | Rechazo | DEAY06 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: The withholding of a line follows from base and rate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención de la línea no corresponde a base por tarifa
      | code   | document   | kind    | given        | where                                                                 | from    | to              | status | also                                                      |
      | DEAY07 | pos ticket | Rechazo | DEAY07 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "25.00" | "9999999999.00" | 99     | DEAY02 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención de la línea difiere de la del documento
      | code   | document   | kind    | given        | where                                                                             | from  | to    | status | also            |
      | DEAY08 | pos ticket | Rechazo | DEAY08 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la retención de la línea
      | code   | document   | kind    | given                                  | where                                                                            | from    | to     | status | also                                                                                    |
      | DEAY09 | pos ticket | Rechazo | DEAY09 is on; judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DEAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a withholding of a line is a rate of the table for its tax, with two decimals
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención de la línea fuera de lista
      | code   | document   | kind         | given        | where                                                                               | from   | to      | status | also                                                                      |
      | DEAY10 | pos ticket | Notificación | DEAY10 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | DEAY07 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a withholding of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la retención de la línea
      | code   | document   | kind    | given                                  | where                                                                                          | from    | to     | status | also         |
      | DEAY11 | pos ticket | Rechazo | DEAY11 is on; judged beyond its schema | cac:InvoiceLine[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a withholding of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención de la línea fuera de lista
      | code   | document   | kind    | given        | where                                                                                        | from | to   | status | also |
      | DEAY12 | pos ticket | Rechazo | DEAY12 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a withholding of a line is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de la retención de la línea no corresponde al código
      | code   | document   | kind         | given        | where                                                                                          | from        | to     | status | also |
      | DEAY13 | pos ticket | Notificación | DEAY13 is on | cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "Otro" | 00     | none |
