# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BC
Feature: Rules BC on invoices: Terms of delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBC01 @wire
    Examples:
      | rule  | code  | lines | title                                |
      | FBC01 | FBC01 | FBC01 | DeliveryTerms is there and not empty |

    @FBC02 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FBC02 | FBC02 | FBC02 | DeliveryTerms/ID is there and not empty |

    @FBC03 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FBC03 | FBC03 | FBC03 | DeliveryTerms/SpecialTerms is there and not empty |

    @FBC04 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FBC04 | FBC04 | FBC04 | DeliveryTerms/LossRiskResponsibilityCode is an INCOTERMS code of the table |

    @FBC05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | FBC05 | FBC05 | FBC05 | DeliveryTerms/LossRisk is there and not empty |
