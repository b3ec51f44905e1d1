# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AT
Feature: Withholdings of the document (AT)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each withholding has one WithholdingTaxTotal
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Retención repetida
      | code   | document         | kind    | where                   | from    | to            | status | also |
      | FAT01  | invoice          | Rechazo | cac:WithholdingTaxTotal | present | present twice | 99     | none |
      | DSAT01 | support document | Rechazo | cac:WithholdingTaxTotal | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: The amount of a withholding is the sum of its subtotals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la retención no es la suma de sus subtotales
      | code   | document         | kind    | where                                 | from      | to              | status | also |
      | FAT02  | invoice          | Rechazo | cac:WithholdingTaxTotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | none |
      | DSAT02 | support document | Rechazo | cac:WithholdingTaxTotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención difiere de la del documento
      | code   | document         | kind    | where                                             | from  | to    | status | also            |
      | FAT03  | invoice          | Rechazo | cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAT03 | support document | Rechazo | cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: WithholdingTaxTotal/TaxSubtotal of a withholding is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal de la retención
      | code   | document         | kind    | where                                         | from    | to     | status | also |
      | FAT04  | invoice          | Rechazo | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |
      | DSAT04 | support document | Rechazo | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a withholding is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención
      | code   | document         | kind    | where                                                     | from        | to     | status | also                                                      |
      | FAT05  | invoice          | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "191000.00" | absent | 99     | FAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal  |
      | DSAT05 | support document | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "191000.00" | absent | 99     | DSAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la retención difiere de la del documento
      | code   | document         | kind    | where                                                                 | from  | to    | status | also            |
      | FAT06  | invoice          | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAT06 | support document | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The withholding follows from base and rate
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención no corresponde a base por tarifa
      | code   | document         | kind    | where                                                 | from      | to              | status | also                                      |
      | FAT07  | invoice          | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | FAT02 Rechazo if cac:WithholdingTaxTotal  |
      | DSAT07 | support document | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | DSAT02 Rechazo if cac:WithholdingTaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención difiere de la del documento
      | code   | document         | kind    | where                                                             | from  | to    | status | also            |
      | FAT08  | invoice          | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | DSAT08 | support document | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la retención
      | code   | document         | kind    | given                    | where                                                         | from    | to     | status | also                                                                    |
      | FAT09  | invoice          | Rechazo | judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | FAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo  |
      | DSAT09 | support document | Rechazo | judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DSAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención fuera de lista
      | code   | document         | kind         | where                                                               | from   | to      | status | also                                                      |
      | FAT10  | invoice          | Notificación | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | FAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal  |
      | DSAT10 | support document | Notificación | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | DSAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la retención
      | code   | document         | kind    | given                    | where                                                                       | from    | to     | status | also         |
      | FAT11  | invoice          | Rechazo | judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |
      | DSAT11 | support document | Rechazo | judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a withholding is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención fuera de lista
      | code  | document | kind    | where                                                                        | from | to   | status | also |
      | FAT12 | invoice  | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: ReteIVA and ReteRenta are the only withholdings of a support document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención fuera de lista
      | code   | document         | kind    | where                                                                        | from | to   | status | also |
      | DSAT12 | support document | Rechazo | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a withholding is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de la retención no corresponde al código
      | code   | document         | kind         | where                                                                          | from        | to     | status | also |
      | FAT13  | invoice          | Notificación | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "Otro" | 00     | none |
      | DSAT13 | support document | Notificación | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "Otro" | 00     | none |
