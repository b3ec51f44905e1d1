# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AE
Feature: Rules AE on debit notes: Invoice period
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAE02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                               |
      | DAE02 | DAE02 | DAE02 | InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing |

    @DAE03 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | DAE03 | DAE03 | DAE03 | InvoicePeriod/StartTime is there and not empty |

    @DAE04 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | DAE04 | DAE04 | DAE04 | InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing |

    @DAE05 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | DAE05 | DAE05 | DAE05 | InvoicePeriod/EndTime is there and not empty |
