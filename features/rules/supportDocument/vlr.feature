# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @VLR
Feature: Rules VLR on support documents: Figures, places and contingency
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @VLR01 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | VLR01 | VLR01 | VLR01 | No amount and no percentage is negative |

    @CDG01 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CDG01 | CDG01 | CDG01 | The municipality of every address lies in its department |
