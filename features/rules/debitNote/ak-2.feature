# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AK
Feature: Rules AK on debit notes, part 2: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAK55 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAK55 | DAK55 | DAK55 | Contact/ElectronicMail of the buyer is there and not empty |
