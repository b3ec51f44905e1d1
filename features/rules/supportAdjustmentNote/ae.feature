# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AE
Feature: Rules AE on adjustment notes of support documents: Invoice period
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAE02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                               |
      | NSAE02 | NSAE02 | NSAE02 | InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing |

    @NSAE04 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                             |
      | NSAE04 | NSAE04 | NSAE04 | InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing |
