# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AX
Feature: Rules AX on debit notes: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAX01 @wire
    Examples:
      | rule  | code  | lines       | title                               |
      | DAX01 | DAX01 | DAU06 DAX01 | Each tax of a line has one TaxTotal |

    @DAX02 @wire
    Examples:
      | rule  | code  | lines       | title                                                     |
      | DAX02 | DAX02 | DAU06 DAX02 | The amount of a tax of a line is the sum of its subtotals |

    @DAX03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | DAX03 | DAX03 | DAD15b DAX03 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DAX04 @wire
    Examples:
      | rule  | code  | lines                    | title                                   |
      | DAX04 | DAX04 | DAS01b DAU04 DAU06 DAX04 | TaxTotal/TaxSubtotal of a line is there |

    @DAX05 @request
    Examples:
      | rule  | code  | lines             | title                                                      |
      | DAX05 | DAX05 | DAU04 DAX05 DAX07 | TaxSubtotal/TaxableAmount of a line is there and not empty |

    @DAX06 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | DAX06 | DAX06 | DAD15b DAX06 | TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DAX07 @wire
    Examples:
      | rule  | code  | lines       | title                                        |
      | DAX07 | DAX07 | DAX02 DAX07 | The tax of a line follows from base and rate |

    @DAX08 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | DAX08 | DAX08 | DAD15b DAX08 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DAX09 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAX09 | DAX09 | DAX09 | TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode |

    @DAX10 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAX10 | DAX10 | DAX10 | BaseUnitMeasure/@unitCode of a line is a unit of the table |

    @DAX11 @wire
    Examples:
      | rule  | code  | lines       | title                                                      |
      | DAX11 | DAX11 | DAX07 DAX11 | TaxSubtotal/PerUnitAmount of a line is there and not empty |

    @DAX12 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | DAX12 | DAX12 | DAD15b DAX12 | PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DAX13 @wire
    Examples:
      | rule  | code  | lines                         | title                                                    |
      | DAX13 | DAX13 | DAS01b DAU06 DAX07 DAX13 ZB01 | TaxSubtotal/TaxCategory of a line is there and not empty |

    @DAX14 @request
    Examples:
      | rule  | code  | lines              | title                                                                               |
      | DAX14 | DAX14 | DAS01b DAX07 DAX14 | TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals |

    @DAX15 @wire
    Examples:
      | rule  | code  | lines                   | title                                                  |
      | DAX15 | DAX15 | DAS01b DAU06 DAX15 ZB01 | TaxCategory/TaxScheme of a line is there and not empty |

    @DAX16 @wire
    Examples:
      | rule  | code  | lines                     | title                                                                                                                   |
      | DAX16 | DAX16 | DAS01a DAS01b DAU06 DAX16 | TaxScheme/ID of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @DAX17 @wire
    Examples:
      | rule  | code  | lines        | title                                                                      |
      | DAX17 | DAX17 | DAS01b DAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
