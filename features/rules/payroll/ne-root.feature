# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-ROOT
Feature: Rules NE-ROOT on payroll: Payroll: root
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE901 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE901 | NIE901 | NIE901 | The root declares every namespace of the structure |
