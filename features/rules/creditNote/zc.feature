# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @ZC
Feature: Rules ZC on credit notes: Transmission certificate
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @ZC01 @wire
    Examples:
      | rule | code | lines | title                                                      |
      | ZC01 | ZC01 | ZC01  | The transmission certificate is inside its validity period |

    @ZC02 @wire
    Examples:
      | rule | code | lines | title                                                          |
      | ZC02 | ZC02 | ZC02  | The revocation list of the transmission certificate can be had |

    @ZC03 @wire
    Examples:
      | rule | code | lines | title                                       |
      | ZC03 | ZC03 | ZC03  | The transmission certificate is not revoked |

    @ZC04 @wire
    Examples:
      | rule | code | lines     | title                                                                           |
      | ZC04 | ZC04 | ZC04 ZC05 | The transmission certificate comes from an authority that is known and in force |

    @ZC05 @wire
    Examples:
      | rule | code | lines | title                                                                       |
      | ZC05 | ZC05 | ZC05  | The chain of the transmission certificate verifies up to an accredited root |

    @ZC06 @wire
    Examples:
      | rule | code | lines | title                                          |
      | ZC06 | ZC06 | ZC06  | The transmission certificate may sign messages |
