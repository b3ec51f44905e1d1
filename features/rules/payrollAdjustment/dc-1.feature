# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @DC
Feature: Rules DC on payroll adjustments, part 1: Signature structure
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DC01 @wire
    Examples:
      | rule | code | lines                  | title                          |
      | DC01 | DC01 | DC01 NIAE001 ZD01 ZE01 | The document has one signature |

    @DC02 @wire
    Examples:
      | rule | code | lines | title                           |
      | DC02 | DC02 | DC02  | SignedInfo has three references |

    @DC03 @wire
    Examples:
      | rule | code | lines | title                                   |
      | DC03 | DC03 | DC03  | SignedInfo is canonicalised inclusively |

    @DC04 @wire
    Examples:
      | rule | code | lines          | title                                                 |
      | DC04 | DC04 | DC04 DC16 ZE02 | The signature is RSA with SHA-256, SHA-384 or SHA-512 |

    @DC05 @wire
    Examples:
      | rule | code | lines          | title                                     |
      | DC05 | DC05 | DC05 DC09 ZE02 | The first reference is the whole document |

    @DC06 @wire
    Examples:
      | rule | code | lines          | title                                  |
      | DC06 | DC06 | DC06 DC09 ZE02 | The first reference has its transforms |

    @DC07 @wire
    Examples:
      | rule | code | lines          | title                      |
      | DC07 | DC07 | DC07 DC09 ZE02 | The signature is enveloped |

    @DC08 @wire
    Examples:
      | rule | code | lines          | title                                 |
      | DC08 | DC08 | DC08 DC09 ZE02 | The digest of the document uses SHA-2 |

    @DC09 @wire
    Examples:
      | rule | code | lines     | title                              |
      | DC09 | DC09 | DC09 ZE02 | The digest of the document matches |

    @DC10 @wire
    Examples:
      | rule | code | lines          | title                           |
      | DC10 | DC10 | DC10 DC12 ZE02 | The second reference is KeyInfo |

    @DC11 @wire
    Examples:
      | rule | code | lines          | title                            |
      | DC11 | DC11 | DC11 DC12 ZE02 | The digest of KeyInfo uses SHA-2 |

    @DC12 @wire
    Examples:
      | rule | code | lines     | title                         |
      | DC12 | DC12 | DC12 ZE02 | The digest of KeyInfo matches |

    @DC13 @wire
    Examples:
      | rule | code | lines          | title                                   |
      | DC13 | DC13 | DC13 DC15 ZE02 | The third reference is SignedProperties |

    @DC14 @wire
    Examples:
      | rule | code | lines          | title                                     |
      | DC14 | DC14 | DC14 DC15 ZE02 | The digest of SignedProperties uses SHA-2 |

    @DC15 @wire
    Examples:
      | rule | code | lines     | title                                  |
      | DC15 | DC15 | DC15 ZE02 | The digest of SignedProperties matches |

    @DC16 @wire
    Examples:
      | rule | code | lines     | title                                             |
      | DC16 | DC16 | DC16 ZE02 | The signature value verifies with the certificate |
