# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @BB
Feature: Rules BB on support documents: Prices of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSBB01 @wire
    Examples:
      | rule   | code   | lines         | title                  |
      | DSBB01 | DSBB01 | DSAV06 DSBB01 | Every line has a price |

    @DSBB02 @wire
    Examples:
      | rule   | code   | lines              | title                                              |
      | DSBB02 | DSBB02 | DSAV06 DSBB02 ZB01 | Price/PriceAmount of a line is there and not empty |

    @DSBB03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                     |
      | DSBB03 | DSBB03 | DSAD15b DSBB03 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSBB04 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | DSBB04 | DSBB04 | DSBB04 | Price/BaseQuantity of a line is there and not empty |

    @DSBB05 @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | DSBB05 | DSBB05 | DSBB05 | BaseQuantity/@unitCode of a line is a unit of the table |
