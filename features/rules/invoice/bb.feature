# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BB
Feature: Rules BB on invoices: Prices of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBB01 @wire
    Examples:
      | rule  | code  | lines       | title                  |
      | FBB01 | FBB01 | FAV06 FBB01 | Every line has a price |

    @FBB02 @wire
    Examples:
      | rule  | code  | lines            | title                                              |
      | FBB02 | FBB02 | FAV06 FBB02 ZB01 | Price/PriceAmount of a line is there and not empty |

    @FBB03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | FBB03 | FBB03 | FAD15b FBB03 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FBB04 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FBB04 | FBB04 | FBB04 | Price/BaseQuantity of a line is there and not empty |

    @FBB05 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FBB05 | FBB05 | FBB05 | BaseQuantity/@unitCode of a line is a unit of the table |
