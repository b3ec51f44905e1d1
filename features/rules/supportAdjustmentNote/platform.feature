# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @PLATFORM
Feature: Rules PLATFORM on adjustment notes of support documents: Platform
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @92 @request
    Examples:
      | rule | code | lines | title                                 |
      | 92   | 92   | 92    | The issuer is enabled on the platform |
