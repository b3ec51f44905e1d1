# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @ZE
Feature: Rules ZE on invoices: Signature
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @ZE01 @wire
    Examples:
      | rule | code | lines     | title                                  |
      | ZE01 | ZE01 | DC47 ZE01 | The document is signed with XAdES-EPES |

    @ZE02 @wire
    Examples:
      | rule | code | lines     | title                                       |
      | ZE02 | ZE02 | DC09 ZE02 | Every digest and the signature value verify |

    @ZE03 @wire
    Examples:
      | rule | code | lines | title                                                     |
      | ZE03 | ZE03 | ZE03  | The issuer, or its provider, owns the signing certificate |
