# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AS
Feature: Rules AS on support documents, part 2: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAS16 @wire
    Examples:
      | rule   | code   | lines          | title                                     |
      | DSAS16 | DSAS16 | DSAS01b DSAS16 | IVA is the only tax of a support document |

    @DSAS17 @wire
    Examples:
      | rule   | code   | lines          | title                                                            |
      | DSAS17 | DSAS17 | DSAS01b DSAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
