# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BC
Feature: Rules BC on credit notes: Terms of delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBC01 @wire
    Examples:
      | rule  | code  | lines | title                                |
      | CBC01 | CBC01 | CBC01 | DeliveryTerms is there and not empty |

    @CBC02 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | CBC02 | CBC02 | CBC02 | DeliveryTerms/ID is there and not empty |

    @CBC03 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | CBC03 | CBC03 | CBC03 | DeliveryTerms/SpecialTerms is there and not empty |

    @CBC04 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CBC04 | CBC04 | CBC04 | DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table |

    @CBC05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CBC05 | CBC05 | CBC05 | DeliveryTerms/LossRisk is there and not empty |
