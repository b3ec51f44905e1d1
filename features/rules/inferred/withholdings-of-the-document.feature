# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AT
Feature: Withholdings of the document (AT), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Each withholding has one WithholdingTaxTotal
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Retención repetida
      | code   | document   | kind    | given        | where                   | from    | to            | status | also |
      | DEAT01 | pos ticket | Rechazo | DEAT01 is on | cac:WithholdingTaxTotal | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: The amount of a withholding is the sum of its subtotals
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la retención no es la suma de sus subtotales
      | code   | document   | kind    | given        | where                                 | from      | to              | status | also |
      | DEAT02 | pos ticket | Rechazo | DEAT02 is on | cac:WithholdingTaxTotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención difiere de la del documento
      | code   | document   | kind    | given        | where                                             | from  | to    | status | also            |
      | DEAT03 | pos ticket | Rechazo | DEAT03 is on | cac:WithholdingTaxTotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: WithholdingTaxTotal/TaxSubtotal of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxSubtotal de la retención
      | code   | document   | kind    | given        | where                                         | from    | to     | status | also |
      | DEAT04 | pos ticket | Rechazo | DEAT04 is on | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxableAmount of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención
      | code   | document   | kind    | given        | where                                                     | from        | to     | status | also                                                      |
      | DEAT05 | pos ticket | Rechazo | DEAT05 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount | "191000.00" | absent | 99     | DEAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxableAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxableAmount de la retención difiere de la del documento
      | code   | document   | kind    | given        | where                                                                 | from  | to    | status | also            |
      | DEAT06 | pos ticket | Rechazo | DEAT06 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: The withholding follows from base and rate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención no corresponde a base por tarifa
      | code   | document   | kind    | given        | where                                                 | from      | to              | status | also                                      |
      | DEAT07 | pos ticket | Rechazo | DEAT07 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount | "4775.00" | "9999999999.00" | 99     | DEAT02 Rechazo if cac:WithholdingTaxTotal |

  Scenario Outline: <code> on <document>: TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxAmount de la retención difiere de la del documento
      | code   | document   | kind    | given        | where                                                             | from  | to    | status | also            |
      | DEAT08 | pos ticket | Rechazo | DEAT08 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxSubtotal/TaxCategory of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxCategory de la retención
      | code   | document   | kind    | given                                  | where                                                         | from    | to     | status | also                                                                    |
      | DEAT09 | pos ticket | Rechazo | DEAT09 is on; judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory | present | absent | 99     | DEAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención fuera de lista
      | code   | document   | kind         | given        | where                                                               | from   | to      | status | also                                                      |
      | DEAT10 | pos ticket | Notificación | DEAT10 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent | "2.50" | "18.00" | 99     | DEAT07 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal |

  Scenario Outline: <code> on <document>: TaxCategory/TaxScheme of a withholding is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo TaxScheme de la retención
      | code   | document   | kind    | given                                  | where                                                                       | from    | to     | status | also         |
      | DEAT11 | pos ticket | Rechazo | DEAT11 is on; judged beyond its schema | cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: TaxScheme/ID of a withholding is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de la retención fuera de lista
      | code   | document   | kind    | given        | where                                                                        | from | to   | status | also |
      | DEAT12 | pos ticket | Rechazo | DEAT12 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID | "06" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: TaxScheme/Name of a withholding is the name the tax table pairs with TaxScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre de la retención no corresponde al código
      | code   | document   | kind         | given        | where                                                                          | from        | to     | status | also |
      | DEAT13 | pos ticket | Notificación | DEAT13 is on | cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:Name | "ReteRenta" | "Otro" | 00     | none |
