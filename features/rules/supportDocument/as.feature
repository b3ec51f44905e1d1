# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AS
Feature: Rules AS on support documents: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAS01a @wire
    Examples:
      | rule    | code    | lines                                | title                                                                     |
      | DSAS01a | DSAS01a | DSAS01a DSAS01b DSAX07 DSAX16 DSAX17 | Each tax has one TaxTotal in the header, and every tax of a line is there |

    @DSAS01b @wire
    Examples:
      | rule    | code    | lines          | title                                                                    |
      | DSAS01b | DSAS01b | DSAS01b DSAS14 | IVA and INC have one TaxTotal in the header, with the rates of the lines |

    @DSAS02 @wire
    Examples:
      | rule   | code   | lines         | title                                           |
      | DSAS02 | DSAS02 | DSAS02 DSAU06 | The amount of a tax is the sum of its subtotals |

    @DSAS03 @wire
    Examples:
      | rule   | code   | lines          | title                                                         |
      | DSAS03 | DSAS03 | DSAD15b DSAS03 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAS04 @wire
    Examples:
      | rule   | code   | lines                 | title                         |
      | DSAS04 | DSAS04 | DSAS01b DSAS04 DSAU06 | TaxTotal/TaxSubtotal is there |

    @DSAS05 @wire
    Examples:
      | rule   | code   | lines         | title                                            |
      | DSAS05 | DSAS05 | DSAS05 DSAS07 | TaxSubtotal/TaxableAmount is there and not empty |

    @DSAS06 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | DSAS06 | DSAS06 | DSAD15b DSAS06 | TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAS07 @wire
    Examples:
      | rule   | code   | lines         | title                              |
      | DSAS07 | DSAS07 | DSAS02 DSAS07 | The tax follows from base and rate |

    @DSAS08 @wire
    Examples:
      | rule   | code   | lines          | title                                                         |
      | DSAS08 | DSAS08 | DSAD15b DSAS08 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAS09 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | DSAS09 | DSAS09 | DSAS09 | TaxSubtotal/BaseUnitMeasure is there and not empty |

    @DSAS10 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAS10 | DSAS10 | DSAS10 | BaseUnitMeasure/@unitCode is there and not empty |

    @DSAS11 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAS11 | DSAS11 | DSAS11 | TaxSubtotal/PerUnitAmount is there and not empty |

    @DSAS12 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | DSAS12 | DSAS12 | DSAD15b DSAS12 | PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAS13 @wire
    Examples:
      | rule   | code   | lines                             | title                                          |
      | DSAS13 | DSAS13 | DSAS01b DSAS07 DSAS13 DSAU06 ZB01 | TaxSubtotal/TaxCategory is there and not empty |

    @DSAS14 @request
    Examples:
      | rule   | code   | lines                 | title                                                                     |
      | DSAS14 | DSAS14 | DSAS01b DSAS07 DSAS14 | TaxCategory/Percent is a rate of the table for its tax, with two decimals |

    @DSAS15 @wire
    Examples:
      | rule   | code   | lines                      | title                                        |
      | DSAS15 | DSAS15 | DSAS01b DSAS15 DSAU06 ZB01 | TaxCategory/TaxScheme is there and not empty |

    @DSAS16 @wire
    Examples:
      | rule   | code   | lines                 | title                                     |
      | DSAS16 | DSAS16 | DSAS01b DSAS16 DSAU06 | IVA is the only tax of a support document |

    @DSAS17 @wire
    Examples:
      | rule   | code   | lines          | title                                                            |
      | DSAS17 | DSAS17 | DSAS01b DSAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
