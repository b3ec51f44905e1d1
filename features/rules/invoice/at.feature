# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AT
Feature: Rules AT on invoices: Withholdings of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAT01 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | FAT01 | FAT01 | FAT01 | Each withholding has one WithholdingTaxTotal |

    @FAT02 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAT02 | FAT02 | FAT02 | The amount of a withholding is the sum of its subtotals |

    @FAT03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                          |
      | FAT03 | FAT03 | FAD15b FAT03 | TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @FAT04 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAT04 | FAT04 | FAT04 | WithholdingTaxTotal/TaxSubtotal of a withholding is there and not empty |

    @FAT05 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | FAT05 | FAT05 | FAT05 FAT07 | TaxSubtotal/TaxableAmount of a withholding is there and not empty |

    @FAT06 @wire
    Examples:
      | rule  | code  | lines        | title                                                                              |
      | FAT06 | FAT06 | FAD15b FAT06 | TaxableAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @FAT07 @wire
    Examples:
      | rule  | code  | lines       | title                                      |
      | FAT07 | FAT07 | FAT02 FAT07 | The withholding follows from base and rate |

    @FAT08 @wire
    Examples:
      | rule  | code  | lines        | title                                                                          |
      | FAT08 | FAT08 | FAD15b FAT08 | TaxAmount/@currencyID of a withholding is the text of cbc:DocumentCurrencyCode |

    @FAT09 @wire
    Examples:
      | rule  | code  | lines            | title                                                           |
      | FAT09 | FAT09 | FAT07 FAT09 ZB01 | TaxSubtotal/TaxCategory of a withholding is there and not empty |

    @FAT10 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | FAT10 | FAT10 | FAT07 FAT10 | TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals |

    @FAT11 @wire
    Examples:
      | rule  | code  | lines      | title                                                         |
      | FAT11 | FAT11 | FAT11 ZB01 | TaxCategory/TaxScheme of a withholding is there and not empty |

    @FAT12 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                          |
      | FAT12 | FAT12 | FAT12 | TaxScheme/ID of a withholding is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @FAT13 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FAT13 | FAT13 | FAT13 | TaxScheme/Name of a withholding is the name the tax table pairs with TaxScheme/ID |
