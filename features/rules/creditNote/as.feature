# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AS
Feature: Rules AS on credit notes: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAS01a @wire
    Examples:
      | rule   | code   | lines        | title                                                                     |
      | CAS01a | CAS01a | CAS01a CAU06 | Each tax has one TaxTotal in the header, and every tax of a line is there |

    @CAS01b @wire
    Examples:
      | rule   | code   | lines        | title                                                                    |
      | CAS01b | CAS01b | CAS01b CAS14 | IVA and INC have one TaxTotal in the header, with the rates of the lines |

    @CAS02 @wire
    Examples:
      | rule  | code  | lines       | title                                           |
      | CAS02 | CAS02 | CAS02 CAU06 | The amount of a tax is the sum of its subtotals |

    @CAS03 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | CAS03 | CAS03 | CAD15b CAS03 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAS04 @wire
    Examples:
      | rule  | code  | lines              | title                         |
      | CAS04 | CAS04 | CAS01b CAS04 CAU06 | TaxTotal/TaxSubtotal is there |

    @CAS05 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | CAS05 | CAS05 | CAS05 CAS07 | TaxSubtotal/TaxableAmount is there and not empty |

    @CAS06 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | CAS06 | CAS06 | CAD15b CAS06 | TaxableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAS07 @wire
    Examples:
      | rule  | code  | lines       | title                              |
      | CAS07 | CAS07 | CAS02 CAS07 | The tax follows from base and rate |

    @CAS08 @wire
    Examples:
      | rule  | code  | lines        | title                                                         |
      | CAS08 | CAS08 | CAD15b CAS08 | TaxAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAS09 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAS09 | CAS09 | CAS09 | TaxSubtotal/BaseUnitMeasure is there and not empty |

    @CAS10 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAS10 | CAS10 | CAS10 | BaseUnitMeasure/@unitCode is there and not empty |

    @CAS11 @wire
    Examples:
      | rule  | code  | lines       | title                                            |
      | CAS11 | CAS11 | CAS07 CAS11 | TaxSubtotal/PerUnitAmount is there and not empty |

    @CAS12 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | CAS12 | CAS12 | CAD15b CAS12 | PerUnitAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAS13 @wire
    Examples:
      | rule  | code  | lines                         | title                                          |
      | CAS13 | CAS13 | CAS01b CAS07 CAS13 CAU06 ZB01 | TaxSubtotal/TaxCategory is there and not empty |

    @CAS14 @request
    Examples:
      | rule  | code  | lines              | title                                                                     |
      | CAS14 | CAS14 | CAS01b CAS07 CAS14 | TaxCategory/Percent is a rate of the table for its tax, with two decimals |

    @CAS15 @wire
    Examples:
      | rule  | code  | lines                   | title                                        |
      | CAS15 | CAS15 | CAS01b CAS15 CAU06 ZB01 | TaxCategory/TaxScheme is there and not empty |

    @CAS16 @wire
    Examples:
      | rule  | code  | lines              | title                                                                                                         |
      | CAS16 | CAS16 | CAS01b CAS16 CAU06 | TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @CAS17 @wire
    Examples:
      | rule  | code  | lines        | title                                                            |
      | CAS17 | CAS17 | CAS01b CAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
