# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BB
Feature: Rules BB on credit notes: Prices of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBB01 @wire
    Examples:
      | rule  | code  | lines       | title                  |
      | CBB01 | CBB01 | CAV06 CBB01 | Every line has a price |

    @CBB02 @wire
    Examples:
      | rule  | code  | lines            | title                                              |
      | CBB02 | CBB02 | CAV06 CBB02 ZB01 | Price/PriceAmount of a line is there and not empty |

    @CBB03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | CBB03 | CBB03 | CAD15b CBB03 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CBB04 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CBB04 | CBB04 | CBB04 | Price/BaseQuantity of a line is there and not empty |

    @CBB05 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | CBB05 | CBB05 | CBB05 | BaseQuantity/@unitCode of a line is a unit of the table |
