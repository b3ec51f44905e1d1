# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AY
Feature: Rules AY on invoices: Withholdings of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAY01 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FAY01 | FAY01 | FAY01 | Each withholding of a line has one WithholdingTaxTotal |

    @FAY02 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAY02 | FAY02 | FAY02 | The amount of a withholding of a line is the sum of its subtotals |

    @FAY03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                                    |
      | FAY03 | FAY03 | FAD15b FAY03 | TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @FAY04 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FAY04 | FAY04 | FAY04 | WithholdingTaxTotal/TaxSubtotal of a withholding of a line is there and not empty |

    @FAY05 @wire
    Examples:
      | rule  | code  | lines       | title                                                                       |
      | FAY05 | FAY05 | FAY05 FAY07 | TaxSubtotal/TaxableAmount of a withholding of a line is there and not empty |

    @FAY06 @wire
    Examples:
      | rule  | code  | lines        | title                                                                                        |
      | FAY06 | FAY06 | FAD15b FAY06 | TaxableAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @FAY07 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | FAY07 | FAY07 | FAY02 FAY07 | The withholding of a line follows from base and rate |

    @FAY08 @wire
    Examples:
      | rule  | code  | lines        | title                                                                                    |
      | FAY08 | FAY08 | FAD15b FAY08 | TaxAmount/@currencyID of a withholding of a line is the text of cbc:DocumentCurrencyCode |

    @FAY09 @wire
    Examples:
      | rule  | code  | lines            | title                                                                     |
      | FAY09 | FAY09 | FAY07 FAY09 ZB01 | TaxSubtotal/TaxCategory of a withholding of a line is there and not empty |

    @FAY10 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                                |
      | FAY10 | FAY10 | FAY07 FAY10 | TaxCategory/Percent of a withholding of a line is a rate of the table for its tax, with two decimals |

    @FAY11 @wire
    Examples:
      | rule  | code  | lines      | title                                                                   |
      | FAY11 | FAY11 | FAY11 ZB01 | TaxCategory/TaxScheme of a withholding of a line is there and not empty |

    @FAY12 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                    |
      | FAY12 | FAY12 | FAY12 | TaxScheme/ID of a withholding of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @FAY13 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAY13 | FAY13 | FAY13 | TaxScheme/Name of a withholding of a line is the name the tax table pairs with TaxScheme/ID |
