# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AW
Feature: Rules AW on invoices: Reference prices of free lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAW01 @wire
    Examples:
      | rule  | code  | lines       | title                                              |
      | FAW01 | FAW01 | FAV06 FAW01 | A line that comes to nothing says what it is worth |

    @FAW03 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAW03 | FAW03 | FAW03 | AlternativeConditionPrice/PriceAmount of a line is an amount above 0 |

    @FAW04 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | FAW04 | FAW04 | FAD15b FAW04 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FAW05 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | FAW05 | FAW05 | FAW05 | AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3 |
