# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AX
Feature: Rules AX on credit notes, part 2: Taxes of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAX17 @wire
    Examples:
      | rule  | code  | lines        | title                                                                      |
      | CAX17 | CAX17 | CAS01b CAX17 | TaxScheme/Name of a line is the name the tax table pairs with TaxScheme/ID |
