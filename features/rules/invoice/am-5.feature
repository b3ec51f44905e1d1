# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AM
Feature: Rules AM on invoices, part 5: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAM65 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAM65 | FAM65 | FAM65 | Contact/Telefax of the party that delivers is there and not empty |

    @FAM66 @wire
    Examples:
      | rule  | code  | lines | title                                                                    |
      | FAM66 | FAM66 | FAM66 | Contact/ElectronicMail of the party that delivers is there and not empty |
