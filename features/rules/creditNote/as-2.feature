# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AS
Feature: Rules AS on credit notes, part 2: Taxes
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAS16 @wire
    Examples:
      | rule  | code  | lines        | title                                                                                                         |
      | CAS16 | CAS16 | CAS01b CAS16 | TaxScheme/ID is one of 01, 02, 03, 04, 05, 06, 07, 08, 20, 21, 22, 23, 24, 25, 26, 30, 32, 33, 34, 35, 36, ZZ |

    @CAS17 @wire
    Examples:
      | rule  | code  | lines        | title                                                            |
      | CAS17 | CAS17 | CAS01b CAS17 | TaxScheme/Name is the name the tax table pairs with TaxScheme/ID |
