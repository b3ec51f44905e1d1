# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @ZD
Feature: Rules ZD on invoices: Signing certificate
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @ZD01 @wire
    Examples:
      | rule | code | lines          | title                                 |
      | ZD01 | ZD01 | DC16 ZD01 ZE02 | The signature carries its certificate |

    @ZD02 @wire
    Examples:
      | rule | code | lines | title                                                 |
      | ZD02 | ZD02 | ZD02  | The signing certificate is inside its validity period |

    @ZD03 @wire
    Examples:
      | rule | code | lines | title                                                     |
      | ZD03 | ZD03 | ZD03  | The revocation list of the signing certificate can be had |

    @ZD04 @wire
    Examples:
      | rule | code | lines | title                                  |
      | ZD04 | ZD04 | ZD04  | The signing certificate is not revoked |

    @ZD05 @wire
    Examples:
      | rule | code | lines               | title                                                      |
      | ZD05 | ZD05 | DC37 DC38 ZD05 ZD06 | The signing certificate comes from an accredited authority |

    @ZD06 @wire
    Examples:
      | rule | code | lines | title                                                                  |
      | ZD06 | ZD06 | ZD06  | The chain of the signing certificate verifies up to an accredited root |

    @ZD07 @wire
    Examples:
      | rule | code | lines | title                                                   |
      | ZD07 | ZD07 | ZD07  | The signing certificate may sign and commits its holder |
