# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AA
Feature: Rules AA on support documents: Extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAA02 @wire
    Examples:
      | rule   | code   | lines                 | title                                                          |
      | DSAA02 | DSAA02 | DSAA02 DSAB03 DSAD05e | The extensions of the authority and of the signature are there |
