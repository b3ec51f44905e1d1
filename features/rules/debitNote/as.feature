# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AS
Feature: Rules AS on debit notes: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAS01a @wire
    Examples:
      | rule   | code   | lines        | title                                                                     |
      | DAS01a | DAS01a | DAS01a DAU06 | Each tax has one TaxTotal in the header, and every tax of a line is there |

    @DAS01b @wire
    Examples:
      | rule   | code   | lines        | title                                                                    |
      | DAS01b | DAS01b | DAS01b DAS14 | IVA and INC have one TaxTotal in the header, with the rates of the lines |

    @DAS02 @wire
    Examples:
      | rule  | code  | lines       | title                                           |
      | DAS02 | DAS02 | DAS02 DAU06 | The amount of a tax is the sum of its subtotals |

    @DAS03 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | DAS03 | DAS03 | DAD15b DAS03 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAS04 @wire
    Examples:
      | rule  | code  | lines              | title                         |
      | DAS04 | DAS04 | DAS01b DAS04 DAU06 | TaxTotal/TaxSubtotal is there |

    @DAS05 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | DAS05 | DAS05 | DAS05 DAS07 | TaxSubtotal/TaxableAmount is there and not empty |

    @DAS06 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | DAS06 | DAS06 | DAD15b DAS06 | TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAS07 @wire
    Examples:
      | rule  | code  | lines       | title                              |
      | DAS07 | DAS07 | DAS02 DAS07 | The tax follows from base and rate |

    @DAS08 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | DAS08 | DAS08 | DAD15b DAS08 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAS09 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAS09 | DAS09 | DAS09 | TaxSubtotal/BaseUnitMeasure is there and not empty |

    @DAS10 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAS10 | DAS10 | DAS10 | BaseUnitMeasure/@unitCode is there and not empty |

    @DAS11 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | DAS11 | DAS11 | DAS07 DAS11 | TaxSubtotal/PerUnitAmount is there and not empty |

    @DAS12 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | DAS12 | DAS12 | DAD15b DAS12 | PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAS13 @wire
    Examples:
      | rule  | code  | lines                         | title                                          |
      | DAS13 | DAS13 | DAS01b DAS07 DAS13 DAU06 ZB01 | TaxSubtotal/TaxCategory is there and not empty |

    @DAS14 @request
    Examples:
      | rule  | code  | lines              | title                                                                     |
      | DAS14 | DAS14 | DAS01b DAS07 DAS14 | TaxCategory/Percent is a rate of the table for its tax, with two decimals |

    @DAS15 @wire
    Examples:
      | rule  | code  | lines                   | title                                        |
      | DAS15 | DAS15 | DAS01b DAS15 DAU06 ZB01 | TaxCategory/TaxScheme is there and not empty |

    @DAS16 @wire
    Examples:
      | rule  | code  | lines              | title                                                                                                         |
      | DAS16 | DAS16 | DAS01b DAS16 DAU06 | TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @DAS17 @wire
    Examples:
      | rule  | code  | lines        | title                                                            |
      | DAS17 | DAS17 | DAS01b DAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
