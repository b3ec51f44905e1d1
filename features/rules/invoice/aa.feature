# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AA
Feature: Rules AA on invoices: Extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAA02 @wire
    Examples:
      | rule  | code  | lines              | title                                                          |
      | FAA02 | FAA02 | FAA02 FAB03 FAD05e | The extensions of the authority and of the signature are there |
