# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AC
Feature: Rules AC on invoices: Signature extension
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAC03 @wire
    Examples:
      | rule  | code  | lines      | title                            |
      | FAC03 | FAC03 | DC01 FAC03 | One extension holds ds:Signature |
