# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BC
Feature: Rules BC on debit notes: Terms of delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBD01 @wire
    Examples:
      | rule  | code  | lines | title                                |
      | DBD01 | DBD01 | DBD01 | DeliveryTerms is there and not empty |

    @DBD02 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | DBD02 | DBD02 | DBD02 | DeliveryTerms/ID is there and not empty |

    @DBD03 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | DBD03 | DBD03 | DBD03 | DeliveryTerms/SpecialTerms is there and not empty |

    @DBD04 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DBD04 | DBD04 | DBD04 | DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table |

    @DBD05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DBD05 | DBD05 | DBD05 | DeliveryTerms/LossRisk is there and not empty |
