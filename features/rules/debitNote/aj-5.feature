# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 5: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAJ66 | DAJ66 | DAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @DAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAJ67 | DAJ67 | DAJ67 | Party/Contact of the issuer is there and not empty |

    @DAJ71 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | DAJ71 | DAJ71 | DAJ71 | Contact/ElectronicMail of the issuer is there and not empty |
