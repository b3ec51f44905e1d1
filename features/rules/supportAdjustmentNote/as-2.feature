# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AS
Feature: Rules AS on adjustment notes of support documents, part 2: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAS16 @wire
    Examples:
      | rule   | code   | lines          | title                                     |
      | NSAS16 | NSAS16 | NSAS01b NSAS16 | IVA is the only tax of a support document |

    @NSAS17 @wire
    Examples:
      | rule   | code   | lines          | title                                                            |
      | NSAS17 | NSAS17 | NSAS01b NSAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
