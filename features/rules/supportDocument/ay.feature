# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AY
Feature: Rules AY on support documents: Withholdings of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAY01 @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | DSAY01 | DSAY01 | DSAY01 | Each withholding of a line has one WithholdingTaxTotal |

    @DSAY02 @wire
    Examples:
      | rule   | code   | lines  | title                                                             |
      | DSAY02 | DSAY02 | DSAY02 | The amount of a withholding of a line is the sum of its subtotals |

    @DSAY03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                                    |
      | DSAY03 | DSAY03 | DSAD15b DSAY03 | TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @DSAY04 @wire
    Examples:
      | rule   | code   | lines  | title                                                                             |
      | DSAY04 | DSAY04 | DSAY04 | WithholdingTaxTotal/TaxSubtotal of a withholding of a line is there and not empty |

    @DSAY05 @wire
    Examples:
      | rule   | code   | lines         | title                                                                       |
      | DSAY05 | DSAY05 | DSAY05 DSAY07 | TaxSubtotal/TaxableAmount of a withholding of a line is there and not empty |

    @DSAY06 @wire
    Examples:
      | rule   | code   | lines          | title                                                                                        |
      | DSAY06 | DSAY06 | DSAD15b DSAY06 | TaxableAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @DSAY07 @wire
    Examples:
      | rule   | code   | lines         | title                                                |
      | DSAY07 | DSAY07 | DSAY02 DSAY07 | The withholding of a line follows from base and rate |

    @DSAY08 @wire
    Examples:
      | rule   | code   | lines          | title                                                                                    |
      | DSAY08 | DSAY08 | DSAD15b DSAY08 | TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @DSAY09 @wire
    Examples:
      | rule   | code   | lines              | title                                                                     |
      | DSAY09 | DSAY09 | DSAY07 DSAY09 ZB01 | TaxSubtotal/TaxCategory of a withholding of a line is there and not empty |

    @DSAY10 @wire
    Examples:
      | rule   | code   | lines         | title                                                                                                |
      | DSAY10 | DSAY10 | DSAY07 DSAY10 | TaxCategory/Percent of a withholding of a line is a rate of the table for its tax, with two decimals |

    @DSAY11 @wire
    Examples:
      | rule   | code   | lines       | title                                                                   |
      | DSAY11 | DSAY11 | DSAY11 ZB01 | TaxCategory/TaxScheme of a withholding of a line is there and not empty |

    @DSAY12 @wire
    Examples:
      | rule   | code   | lines         | title                                                                           |
      | DSAY12 | DSAY12 | DSAY12 DSAY13 | ReteIVA and ReteRenta are the only withholdings of a line of a support document |

    @DSAY13 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                       |
      | DSAY13 | DSAY13 | DSAY13 | TaxScheme/Name of a withholding of a line is ReteIVA for 05, ReteRenta or ReteFuente for 06 |
