# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AX
Feature: Rules AX on invoices: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAX01 @wire
    Examples:
      | rule  | code  | lines       | title                               |
      | FAX01 | FAX01 | FAU06 FAX01 | Each tax of a line has one TaxTotal |

    @FAX02 @wire
    Examples:
      | rule  | code  | lines       | title                                                     |
      | FAX02 | FAX02 | FAU06 FAX02 | The amount of a tax of a line is the sum of its subtotals |

    @FAX03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | FAX03 | FAX03 | FAD15b FAX03 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAX19 @wire
    Examples:
      | rule  | code  | lines        | title                                                                        |
      | FAX19 | FAX19 | FAD15b FAX19 | RoundingAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAX05 @request
    Examples:
      | rule  | code  | lines             | title                                                      |
      | FAX05 | FAX05 | FAU04 FAX05 FAX07 | TaxSubtotal/TaxableAmount of a line is there and not empty |

    @FAX06 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | FAX06 | FAX06 | FAD15b FAX06 | TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAX07 @wire
    Examples:
      | rule  | code  | lines       | title                                        |
      | FAX07 | FAX07 | FAX02 FAX07 | The tax of a line follows from base and rate |

    @FAX08 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | FAX08 | FAX08 | FAD15b FAX08 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAX09 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAX09 | FAX09 | FAX09 | TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode |

    @FAX10 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAX10 | FAX10 | FAX10 | BaseUnitMeasure/@unitCode of a line is a unit of the table |

    @FAX11 @wire
    Examples:
      | rule  | code  | lines       | title                                                      |
      | FAX11 | FAX11 | FAX07 FAX11 | TaxSubtotal/PerUnitAmount of a line is there and not empty |

    @FAX12 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | FAX12 | FAX12 | FAD15b FAX12 | PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAX13 @wire
    Examples:
      | rule  | code  | lines                         | title                                                    |
      | FAX13 | FAX13 | FAS01b FAU06 FAX07 FAX13 ZB01 | TaxSubtotal/TaxCategory of a line is there and not empty |

    @FAX14 @request
    Examples:
      | rule  | code  | lines              | title                                                                               |
      | FAX14 | FAX14 | FAS01b FAX07 FAX14 | TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals |

    @FAX15 @wire
    Examples:
      | rule  | code  | lines                   | title                                                  |
      | FAX15 | FAX15 | FAS01b FAU06 FAX15 ZB01 | TaxCategory/TaxScheme of a line is there and not empty |

    @FAX16 @wire
    Examples:
      | rule  | code  | lines                     | title                                                                                                                   |
      | FAX16 | FAX16 | FAS01a FAS01b FAU06 FAX16 | TaxScheme/ID of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @FAX17 @wire
    Examples:
      | rule  | code  | lines        | title                                                                      |
      | FAX17 | FAX17 | FAS01b FAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
