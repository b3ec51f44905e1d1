# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AJ
Feature: Rules AJ on adjustment notes of support documents, part 3: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAJ44b @request
    Examples:
      | rule    | code    | lines           | title                                                             |
      | NSAJ44b | NSAJ44b | NSAJ43b NSAJ44b | The identification belongs, in the RUT, to the name of the seller |
