# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AS
Feature: Rules AS on adjustment notes of support documents: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAS01a @wire
    Examples:
      | rule    | code    | lines                                | title                                                                     |
      | NSAS01a | NSAS01a | NSAS01a NSAS01b NSAX07 NSAX16 NSAX17 | Each tax has one TaxTotal in the header, and every tax of a line is there |

    @NSAS01b @wire
    Examples:
      | rule    | code    | lines          | title                                                                    |
      | NSAS01b | NSAS01b | NSAS01b NSAS14 | IVA and INC have one TaxTotal in the header, with the rates of the lines |

    @NSAS02 @wire
    Examples:
      | rule   | code   | lines         | title                                           |
      | NSAS02 | NSAS02 | NSAS02 NSAU06 | The amount of a tax is the sum of its subtotals |

    @NSAS03 @wire
    Examples:
      | rule   | code   | lines          | title                                                         |
      | NSAS03 | NSAS03 | NSAD15b NSAS03 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAS04 @wire
    Examples:
      | rule   | code   | lines                 | title                         |
      | NSAS04 | NSAS04 | NSAS01b NSAS04 NSAU06 | TaxTotal/TaxSubtotal is there |

    @NSAS05 @wire
    Examples:
      | rule   | code   | lines         | title                                            |
      | NSAS05 | NSAS05 | NSAS05 NSAS07 | TaxSubtotal/TaxableAmount is there and not empty |

    @NSAS06 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | NSAS06 | NSAS06 | NSAD15b NSAS06 | TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAS07 @wire
    Examples:
      | rule   | code   | lines         | title                              |
      | NSAS07 | NSAS07 | NSAS02 NSAS07 | The tax follows from base and rate |

    @NSAS08 @wire
    Examples:
      | rule   | code   | lines          | title                                                         |
      | NSAS08 | NSAS08 | NSAD15b NSAS08 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAS09 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSAS09 | NSAS09 | NSAS09 | TaxSubtotal/BaseUnitMeasure is there and not empty |

    @NSAS10 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAS10 | NSAS10 | NSAS10 | BaseUnitMeasure/@unitCode is there and not empty |

    @NSAS11 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAS11 | NSAS11 | NSAS11 | TaxSubtotal/PerUnitAmount is there and not empty |

    @NSAS12 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | NSAS12 | NSAS12 | NSAD15b NSAS12 | PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAS13 @wire
    Examples:
      | rule   | code   | lines                             | title                                          |
      | NSAS13 | NSAS13 | NSAS01b NSAS07 NSAS13 NSAU06 ZB01 | TaxSubtotal/TaxCategory is there and not empty |

    @NSAS14 @request
    Examples:
      | rule   | code   | lines                 | title                                                                     |
      | NSAS14 | NSAS14 | NSAS01b NSAS07 NSAS14 | TaxCategory/Percent is a rate of the table for its tax, with two decimals |

    @NSAS15 @wire
    Examples:
      | rule   | code   | lines                      | title                                        |
      | NSAS15 | NSAS15 | NSAS01b NSAS15 NSAU06 ZB01 | TaxCategory/TaxScheme is there and not empty |

    @NSAS16 @wire
    Examples:
      | rule   | code   | lines                 | title                                     |
      | NSAS16 | NSAS16 | NSAS01b NSAS16 NSAU06 | IVA is the only tax of a support document |

    @NSAS17 @wire
    Examples:
      | rule   | code   | lines          | title                                                            |
      | NSAS17 | NSAS17 | NSAS01b NSAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
