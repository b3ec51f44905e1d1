# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AT
Feature: Rules AT on support documents: Withholdings of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAT01 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | DSAT01 | DSAT01 | DSAT01 | Each withholding has one WithholdingTaxTotal |

    @DSAT02 @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | DSAT02 | DSAT02 | DSAT02 | The amount of a withholding is the sum of its subtotals |

    @DSAT03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                          |
      | DSAT03 | DSAT03 | DSAD15b DSAT03 | TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @DSAT04 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | DSAT04 | DSAT04 | DSAT04 | WithholdingTaxTotal/TaxSubtotal of a withholding is there and not empty |

    @DSAT05 @wire
    Examples:
      | rule   | code   | lines         | title                                                             |
      | DSAT05 | DSAT05 | DSAT05 DSAT07 | TaxSubtotal/TaxableAmount of a withholding is there and not empty |

    @DSAT06 @wire
    Examples:
      | rule   | code   | lines          | title                                                                              |
      | DSAT06 | DSAT06 | DSAD15b DSAT06 | TaxableAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @DSAT07 @wire
    Examples:
      | rule   | code   | lines         | title                                      |
      | DSAT07 | DSAT07 | DSAT02 DSAT07 | The withholding follows from base and rate |

    @DSAT08 @wire
    Examples:
      | rule   | code   | lines          | title                                                                          |
      | DSAT08 | DSAT08 | DSAD15b DSAT08 | TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @DSAT09 @wire
    Examples:
      | rule   | code   | lines              | title                                                           |
      | DSAT09 | DSAT09 | DSAT07 DSAT09 ZB01 | TaxSubtotal/TaxCategory of a withholding is there and not empty |

    @DSAT10 @wire
    Examples:
      | rule   | code   | lines         | title                                                                                      |
      | DSAT10 | DSAT10 | DSAT07 DSAT10 | TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals |

    @DSAT11 @wire
    Examples:
      | rule   | code   | lines       | title                                                         |
      | DSAT11 | DSAT11 | DSAT11 ZB01 | TaxCategory/TaxScheme of a withholding is there and not empty |

    @DSAT12 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | DSAT12 | DSAT12 | DSAT12 | ReteIVA and ReteRenta are the only withholdings of a support document |

    @DSAT13 @wire
    Examples:
      | rule   | code   | lines  | title                                                                             |
      | DSAT13 | DSAT13 | DSAT13 | TaxScheme/Name of a withholding is the name the tax table pairs with TaxScheme/ID |
