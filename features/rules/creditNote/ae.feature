# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AE
Feature: Rules AE on credit notes: Invoice period
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAE02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                               |
      | CAE02 | CAE02 | CAE02 | InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing |

    @CAE03 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | CAE03 | CAE03 | CAE03 | InvoicePeriod/StartTime is there and not empty |

    @CAE04 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | CAE04 | CAE04 | CAE04 | InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing |

    @CAE05 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | CAE05 | CAE05 | CAE05 | InvoicePeriod/EndTime is there and not empty |
