# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AX
Feature: Rules AX on credit notes: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAX01 @wire
    Examples:
      | rule  | code  | lines       | title                               |
      | CAX01 | CAX01 | CAU06 CAX01 | Each tax of a line has one TaxTotal |

    @CAX02 @wire
    Examples:
      | rule  | code  | lines       | title                                                     |
      | CAX02 | CAX02 | CAU06 CAX02 | The amount of a tax of a line is the sum of its subtotals |

    @CAX03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | CAX03 | CAX03 | CAD15b CAX03 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CAX04 @wire
    Examples:
      | rule  | code  | lines                    | title                                   |
      | CAX04 | CAX04 | CAS01b CAU04 CAU06 CAX04 | TaxTotal/TaxSubtotal of a line is there |

    @CAX05 @request
    Examples:
      | rule  | code  | lines             | title                                                      |
      | CAX05 | CAX05 | CAU04 CAX05 CAX07 | TaxSubtotal/TaxableAmount of a line is there and not empty |

    @CAX06 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | CAX06 | CAX06 | CAD15b CAX06 | TaxableAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CAX07 @wire
    Examples:
      | rule  | code  | lines       | title                                        |
      | CAX07 | CAX07 | CAX02 CAX07 | The tax of a line follows from base and rate |

    @CAX08 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | CAX08 | CAX08 | CAD15b CAX08 | TaxAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CAX09 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAX09 | CAX09 | CAX09 | TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode |

    @CAX10 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAX10 | CAX10 | CAX10 | BaseUnitMeasure/@unitCode of a line is a unit of the table |

    @CAX11 @wire
    Examples:
      | rule  | code  | lines       | title                                                      |
      | CAX11 | CAX11 | CAX07 CAX11 | TaxSubtotal/PerUnitAmount of a line is there and not empty |

    @CAX12 @wire
    Examples:
      | rule  | code  | lines        | title                                                                       |
      | CAX12 | CAX12 | CAD15b CAX12 | PerUnitAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CAX13 @wire
    Examples:
      | rule  | code  | lines                         | title                                                    |
      | CAX13 | CAX13 | CAS01b CAU06 CAX07 CAX13 ZB01 | TaxSubtotal/TaxCategory of a line is there and not empty |

    @CAX14 @request
    Examples:
      | rule  | code  | lines              | title                                                                               |
      | CAX14 | CAX14 | CAS01b CAX07 CAX14 | TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals |

    @CAX15 @wire
    Examples:
      | rule  | code  | lines                   | title                                                  |
      | CAX15 | CAX15 | CAS01b CAU06 CAX15 ZB01 | TaxCategory/TaxScheme of a line is there and not empty |

    @CAX16 @wire
    Examples:
      | rule  | code  | lines                     | title                                                                                                                   |
      | CAX16 | CAX16 | CAS01a CAS01b CAU06 CAX16 | TaxScheme/ID of a line is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @CAX17 @wire
    Examples:
      | rule  | code  | lines        | title                                                                      |
      | CAX17 | CAX17 | CAS01b CAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
