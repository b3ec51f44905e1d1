# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AW
Feature: Rules AW on credit notes: Reference prices of free lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAW01 @wire
    Examples:
      | rule  | code  | lines       | title                                              |
      | CAW01 | CAW01 | CAV06 CAW01 | A line that comes to nothing says what it is worth |

    @CAW02 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | CAW02 | CAW02 | CAW02 CAW03 | PricingReference/AlternativeConditionPrice of a line is there |

    @CAW03 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAW03 | CAW03 | CAW03 | AlternativeConditionPrice/PriceAmount of a line is an amount above 0 |

    @CAW04 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | CAW04 | CAW04 | CAD15b CAW04 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CAW05 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | CAW05 | CAW05 | CAW05 | AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3 |
