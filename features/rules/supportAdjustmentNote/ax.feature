# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AX
Feature: Rules AX on adjustment notes of support documents: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAX01 @wire
    Examples:
      | rule   | code   | lines         | title                               |
      | NSAX01 | NSAX01 | NSAU06 NSAX01 | Each tax of a line has one TaxTotal |

    @NSAX02 @wire
    Examples:
      | rule   | code   | lines         | title                                                     |
      | NSAX02 | NSAX02 | NSAU06 NSAX02 | The amount of a tax of a line is the sum of its subtotals |

    @NSAX03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | NSAX03 | NSAX03 | NSAD15b NSAX03 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSAX04 @wire
    Examples:
      | rule   | code   | lines                 | title                                   |
      | NSAX04 | NSAX04 | NSAS01b NSAU04 NSAX04 | TaxTotal/TaxSubtotal of a line is there |

    @NSAX05 @request
    Examples:
      | rule   | code   | lines                | title                                                      |
      | NSAX05 | NSAX05 | NSAU04 NSAX05 NSAX07 | TaxSubtotal/TaxableAmount of a line is there and not empty |

    @NSAX06 @wire
    Examples:
      | rule   | code   | lines          | title                                                                       |
      | NSAX06 | NSAX06 | NSAD15b NSAX06 | TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSAX07 @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | NSAX07 | NSAX07 | NSAX02 NSAX07 | The tax of a line follows from base and rate |

    @NSAX08 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | NSAX08 | NSAX08 | NSAD15b NSAX08 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSAX09 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAX09 | NSAX09 | NSAX09 | TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode |

    @NSAX10 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NSAX10 | NSAX10 | NSAX10 | BaseUnitMeasure/@unitCode of a line is a unit of the table |

    @NSAX11 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NSAX11 | NSAX11 | NSAX11 | TaxSubtotal/PerUnitAmount of a line is there and not empty |

    @NSAX12 @wire
    Examples:
      | rule   | code   | lines          | title                                                                       |
      | NSAX12 | NSAX12 | NSAD15b NSAX12 | PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSAX13 @wire
    Examples:
      | rule   | code   | lines                      | title                                                    |
      | NSAX13 | NSAX13 | NSAS01b NSAX07 NSAX13 ZB01 | TaxSubtotal/TaxCategory of a line is there and not empty |

    @NSAX14 @request
    Examples:
      | rule   | code   | lines                 | title                                                                               |
      | NSAX14 | NSAX14 | NSAS01b NSAX07 NSAX14 | TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals |

    @NSAX15 @wire
    Examples:
      | rule   | code   | lines               | title                                                  |
      | NSAX15 | NSAX15 | NSAS01b NSAX15 ZB01 | TaxCategory/TaxScheme of a line is there and not empty |

    @NSAX16 @wire
    Examples:
      | rule   | code   | lines                  | title                                               |
      | NSAX16 | NSAX16 | NSAS01a NSAS01b NSAX16 | IVA is the only tax of a line of a support document |

    @NSAX17 @wire
    Examples:
      | rule   | code   | lines          | title                                                                      |
      | NSAX17 | NSAX17 | NSAS01b NSAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
