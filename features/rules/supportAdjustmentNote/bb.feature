# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @BB
Feature: Rules BB on adjustment notes of support documents: Prices of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSBB01 @wire
    Examples:
      | rule   | code   | lines         | title                  |
      | NSBB01 | NSBB01 | NSAV06 NSBB01 | Every line has a price |

    @NSBB02 @wire
    Examples:
      | rule   | code   | lines              | title                                              |
      | NSBB02 | NSBB02 | NSAV06 NSBB02 ZB01 | Price/PriceAmount of a line is there and not empty |

    @NSBB03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                     |
      | NSBB03 | NSBB03 | NSAD15b NSBB03 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSBB04 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | NSBB04 | NSBB04 | NSBB04 | Price/BaseQuantity of a line is there and not empty |

    @NSBB05 @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | NSBB05 | NSBB05 | NSBB05 | BaseQuantity/@unitCode of a line is a unit of the table |
