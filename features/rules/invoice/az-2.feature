# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AZ
Feature: Rules AZ on invoices, part 2: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBF05 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FBF05 | FBF05 | FBF05 | ValueQuantity/@unitCode of a line is a unit of the table |
