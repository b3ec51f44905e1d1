# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-DOCUMENT
Feature: Rules NE-DOCUMENT on payroll: Payroll: standing and signs
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @92 @request
    Examples:
      | rule | code | lines            | title                                               |
      | 92   | 92   | 92 NIE017 NIE033 | The employer is enabled for payroll on the platform |

    @VLR01 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | VLR01 | VLR01 | VLR01 | No amount, quantity or percentage below /* is negative |
