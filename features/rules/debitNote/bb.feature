# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BB
Feature: Rules BB on debit notes: Prices of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBB01 @wire
    Examples:
      | rule  | code  | lines       | title                  |
      | DBB01 | DBB01 | DAV06 DBB01 | Every line has a price |

    @DBB02 @wire
    Examples:
      | rule  | code  | lines            | title                                              |
      | DBB02 | DBB02 | DAV06 DBB02 ZB01 | Price/PriceAmount of a line is there and not empty |

    @DBB03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | DBB03 | DBB03 | DAD15b DBB03 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DBB04 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DBB04 | DBB04 | DBB04 | Price/BaseQuantity of a line is there and not empty |

    @DBB05 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | DBB05 | DBB05 | DBB05 | BaseQuantity/@unitCode of a line is a unit of the table |
