# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AS
Feature: Rules AS on invoices: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAS01a @wire
    Examples:
      | rule   | code   | lines        | title                                                                     |
      | FAS01a | FAS01a | FAS01a FAU06 | Each tax has one TaxTotal in the header, and every tax of a line is there |

    @FAS01b @wire
    Examples:
      | rule   | code   | lines        | title                                                                    |
      | FAS01b | FAS01b | FAS01b FAS14 | IVA and INC have one TaxTotal in the header, with the rates of the lines |

    @FAS02 @wire
    Examples:
      | rule  | code  | lines       | title                                           |
      | FAS02 | FAS02 | FAS02 FAU06 | The amount of a tax is the sum of its subtotals |

    @FAS03 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | FAS03 | FAS03 | FAD15b FAS03 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAS04 @wire
    Examples:
      | rule  | code  | lines              | title                         |
      | FAS04 | FAS04 | FAS01b FAS04 FAU06 | TaxTotal/TaxSubtotal is there |

    @FAS05 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | FAS05 | FAS05 | FAS05 FAS07 | TaxSubtotal/TaxableAmount is there and not empty |

    @FAS06 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | FAS06 | FAS06 | FAD15b FAS06 | TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAS07 @wire
    Examples:
      | rule  | code  | lines       | title                              |
      | FAS07 | FAS07 | FAS02 FAS07 | The tax follows from base and rate |

    @FAS08 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | FAS08 | FAS08 | FAD15b FAS08 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAS09 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAS09 | FAS09 | FAS09 | TaxSubtotal/BaseUnitMeasure is there and not empty |

    @FAS10 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAS10 | FAS10 | FAS10 | BaseUnitMeasure/@unitCode is there and not empty |

    @FAS11 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | FAS11 | FAS11 | FAS07 FAS11 | TaxSubtotal/PerUnitAmount is there and not empty |

    @FAS12 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | FAS12 | FAS12 | FAD15b FAS12 | PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAS13 @wire
    Examples:
      | rule  | code  | lines                         | title                                          |
      | FAS13 | FAS13 | FAS01b FAS07 FAS13 FAU06 ZB01 | TaxSubtotal/TaxCategory is there and not empty |

    @FAS14 @request
    Examples:
      | rule  | code  | lines              | title                                                                     |
      | FAS14 | FAS14 | FAS01b FAS07 FAS14 | TaxCategory/Percent is a rate of the table for its tax, with two decimals |

    @FAS15 @wire
    Examples:
      | rule  | code  | lines                   | title                                        |
      | FAS15 | FAS15 | FAS01b FAS15 FAU06 ZB01 | TaxCategory/TaxScheme is there and not empty |

    @FAS16 @wire
    Examples:
      | rule  | code  | lines              | title                                                                                                         |
      | FAS16 | FAS16 | FAS01b FAS16 FAU06 | TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @FAS17 @wire
    Examples:
      | rule  | code  | lines        | title                                                            |
      | FAS17 | FAS17 | FAS01b FAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
