# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @DC
Feature: Rules DC on adjustment notes of support documents, part 2: Signature structure
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DC51 @wire
    Examples:
      | rule | code | lines     | title                                   |
      | DC51 | DC51 | DC51 ZB01 | xades:SigPolicyHash stands exactly once |

    @DC52 @wire
    Examples:
      | rule | code | lines     | title                               |
      | DC52 | DC52 | DC52 DC53 | The digest of the policy uses SHA-2 |

    @DC53 @wire
    Examples:
      | rule | code | lines | title                                     |
      | DC53 | DC53 | DC53  | The digest is that of the policy in force |

    @DC54 @wire
    Examples:
      | rule | code | lines     | title                                |
      | DC54 | DC54 | DC54 ZB01 | xades:SignerRole stands at most once |

    @DC55 @wire
    Examples:
      | rule | code | lines     | title                                                  |
      | DC55 | DC55 | DC55 DC56 | xades:ClaimedRoles stands exactly once in a SignerRole |

    @DC56 @wire
    Examples:
      | rule | code | lines | title                                                                    |
      | DC56 | DC56 | DC56  | The signer, where its role is told, claims to be supplier or third party |
