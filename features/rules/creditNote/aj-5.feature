# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 5: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAJ66 | CAJ66 | CAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @CAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAJ67 | CAJ67 | CAJ67 | Party/Contact of the issuer is there and not empty |

    @CAJ71 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ71 | CAJ71 | CAJ71 | Contact/ElectronicMail of the issuer is there and not empty |
