# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AC
Feature: Rules AC on support documents: Signature extension
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAC03 @wire
    Examples:
      | rule   | code   | lines       | title                            |
      | DSAC03 | DSAC03 | DC01 DSAC03 | One extension holds ds:Signature |
