# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AZ
Feature: Rules AZ on debit notes, part 2: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBD02 @wire
    Examples:
      | rule    | code  | lines | title                                                        |
      | DBD02/2 | DBD02 | DBD02 | AdditionalItemProperty/Name of a line is there and not empty |

    @DBD03 @wire
    Examples:
      | rule    | code  | lines       | title                                 |
      | DBD03/2 | DBD03 | DAZ16 DBD03 | Every property of an item has a value |
