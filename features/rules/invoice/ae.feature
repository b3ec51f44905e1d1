# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AE
Feature: Rules AE on invoices: Invoice period
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAE02 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | FAE02 | FAE02 | FAE02 | InvoicePeriod/StartDate is there and not empty |

    @FAE03 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | FAE03 | FAE03 | FAE03 | InvoicePeriod/StartTime is there and not empty |

    @FAE04 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | FAE04 | FAE04 | FAE04 | InvoicePeriod/EndDate is there and not empty |

    @FAE05 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | FAE05 | FAE05 | FAE05 | InvoicePeriod/EndTime is there and not empty |
