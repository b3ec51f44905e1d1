# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @DC
Feature: Rules DC on debit notes, part 2: Signature structure
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DC17 @wire
    Examples:
      | rule | code | lines                         | title                          |
      | DC17 | DC17 | DC10 DC12 DC16 DC17 ZD01 ZE02 | ds:KeyInfo stands exactly once |

    @DC18 @wire
    Examples:
      | rule | code | lines | title                           |
      | DC18 | DC18 | DC18  | ds:X509Data stands exactly once |

    @DC19 @wire
    Examples:
      | rule | code | lines          | title                            |
      | DC19 | DC19 | DC16 DC19 ZE02 | X509Certificate is a certificate |

    @DC20 @wire
    Examples:
      | rule | code | lines | title                         |
      | DC20 | DC20 | DC20  | ds:Object stands exactly once |

    @DC21 @wire
    Examples:
      | rule | code | lines                    | title                                          |
      | DC21 | DC21 | DC13 DC15 DC21 ZE01 ZE02 | xades:QualifyingProperties stands exactly once |

    @DC22 @wire
    Examples:
      | rule | code | lines                    | title                                      |
      | DC22 | DC22 | DC13 DC15 DC22 ZE01 ZE02 | xades:SignedProperties stands exactly once |

    @DC23 @wire
    Examples:
      | rule | code | lines     | title                                               |
      | DC23 | DC23 | DC23 ZE01 | xades:SignedSignatureProperties stands exactly once |

    @DC24 @wire
    Examples:
      | rule | code | lines | title                                          |
      | DC24 | DC24 | DC24  | The document was signed, and not in the future |

    @DC25 @wire
    Examples:
      | rule | code | lines | title                                                 |
      | DC25 | DC25 | DC25  | SigningCertificate names signer, subordinate and root |

    @DC26 @wire
    Examples:
      | rule | code | lines                    | title                               |
      | DC26 | DC26 | DC25 DC26 DC33 DC40 ZB01 | SigningCertificate names the signer |

    @DC27 @wire
    Examples:
      | rule | code | lines     | title                                        |
      | DC27 | DC27 | DC27 ZB01 | CertDigest of the signer stands exactly once |

    @DC28 @wire
    Examples:
      | rule | code | lines | title                                                  |
      | DC28 | DC28 | DC28  | The digest of the certificate of the signer uses SHA-2 |

    @DC29 @wire
    Examples:
      | rule | code | lines | title                                               |
      | DC29 | DC29 | DC29  | The digest of the certificate of the signer matches |

    @DC30 @wire
    Examples:
      | rule | code | lines     | title                                          |
      | DC30 | DC30 | DC30 ZB01 | IssuerSerial of the signer stands exactly once |

    @DC31 @wire
    Examples:
      | rule | code | lines | title                                                   |
      | DC31 | DC31 | DC31  | X509IssuerName is that of the certificate of the signer |

    @DC32 @wire
    Examples:
      | rule | code | lines | title                                                     |
      | DC32 | DC32 | DC32  | X509SerialNumber is that of the certificate of the signer |
