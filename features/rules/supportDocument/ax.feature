# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AX
Feature: Rules AX on support documents: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAX01 @wire
    Examples:
      | rule   | code   | lines         | title                               |
      | DSAX01 | DSAX01 | DSAU06 DSAX01 | Each tax of a line has one TaxTotal |

    @DSAX02 @wire
    Examples:
      | rule   | code   | lines         | title                                                     |
      | DSAX02 | DSAX02 | DSAU06 DSAX02 | The amount of a tax of a line is the sum of its subtotals |

    @DSAX03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | DSAX03 | DSAX03 | DSAD15b DSAX03 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSAX05 @request
    Examples:
      | rule   | code   | lines                | title                                                      |
      | DSAX05 | DSAX05 | DSAU04 DSAX05 DSAX07 | TaxSubtotal/TaxableAmount of a line is there and not empty |

    @DSAX06 @wire
    Examples:
      | rule   | code   | lines          | title                                                                       |
      | DSAX06 | DSAX06 | DSAD15b DSAX06 | TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSAX07 @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | DSAX07 | DSAX07 | DSAX02 DSAX07 | The tax of a line follows from base and rate |

    @DSAX08 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | DSAX08 | DSAX08 | DSAD15b DSAX08 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSAX09 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAX09 | DSAX09 | DSAX09 | TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode |

    @DSAX10 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | DSAX10 | DSAX10 | DSAX10 | BaseUnitMeasure/@unitCode of a line is a unit of the table |

    @DSAX11 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | DSAX11 | DSAX11 | DSAX11 | TaxSubtotal/PerUnitAmount of a line is there and not empty |

    @DSAX12 @wire
    Examples:
      | rule   | code   | lines          | title                                                                       |
      | DSAX12 | DSAX12 | DSAD15b DSAX12 | PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSAX13 @wire
    Examples:
      | rule   | code   | lines                      | title                                                    |
      | DSAX13 | DSAX13 | DSAS01b DSAX07 DSAX13 ZB01 | TaxSubtotal/TaxCategory of a line is there and not empty |

    @DSAX14 @request
    Examples:
      | rule   | code   | lines                 | title                                                                               |
      | DSAX14 | DSAX14 | DSAS01b DSAX07 DSAX14 | TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals |

    @DSAX15 @wire
    Examples:
      | rule   | code   | lines               | title                                                  |
      | DSAX15 | DSAX15 | DSAS01b DSAX15 ZB01 | TaxCategory/TaxScheme of a line is there and not empty |

    @DSAX16 @wire
    Examples:
      | rule   | code   | lines                  | title                                               |
      | DSAX16 | DSAX16 | DSAS01a DSAS01b DSAX16 | IVA is the only tax of a line of a support document |

    @DSAX17 @wire
    Examples:
      | rule   | code   | lines          | title                                                                      |
      | DSAX17 | DSAX17 | DSAS01b DSAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
