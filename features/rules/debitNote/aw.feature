# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AW
Feature: Rules AW on debit notes: Reference prices of free lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAW01 @wire
    Examples:
      | rule  | code  | lines       | title                                              |
      | DAW01 | DAW01 | DAV06 DAW01 | A line that comes to nothing says what it is worth |

    @DAW02 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | DAW02 | DAW02 | DAW02 DAW03 | PricingReference/AlternativeConditionPrice of a line is there |

    @DAW03 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAW03 | DAW03 | DAW03 | AlternativeConditionPrice/PriceAmount of a line is an amount above 0 |

    @DAW04 @wire
    Examples:
      | rule  | code  | lines        | title                                                                     |
      | DAW04 | DAW04 | DAD15b DAW04 | PriceAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DAW05 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | DAW05 | DAW05 | DAW05 | AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3 |
