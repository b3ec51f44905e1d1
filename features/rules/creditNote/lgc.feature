# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @LGC
Feature: Rules LGC on credit notes: Notes to accepted invoices
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @LGC15 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | LGC15 | LGC15 | LGC15 | The invoice that the note corrects is not accepted by its buyer |
