# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AS
Feature: Rules AS on debit notes, part 2: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAS16 @wire
    Examples:
      | rule  | code  | lines        | title                                                                                                         |
      | DAS16 | DAS16 | DAS01b DAS16 | TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @DAS17 @wire
    Examples:
      | rule  | code  | lines        | title                                                            |
      | DAS17 | DAS17 | DAS01b DAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
