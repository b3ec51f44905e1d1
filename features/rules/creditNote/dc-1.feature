# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @DC
Feature: Rules DC on credit notes, part 1: Signature structure
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DC01 @wire
    Examples:
      | rule | code | lines                      | title                          |
      | DC01 | DC01 | CAA02 CAC03 DC01 ZD01 ZE01 | The document has one signature |

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
      | rule | code | lines     | title                                     |
      | DC05 | DC05 | DC05 ZE02 | A reference of SignedInfo is the document |

    @DC06 @wire
    Examples:
      | rule | code | lines          | title                                            |
      | DC06 | DC06 | DC06 DC09 ZE02 | The reference of the document has its transforms |

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
      | rule | code | lines     | title                                |
      | DC10 | DC10 | DC10 ZE02 | A reference of SignedInfo is KeyInfo |

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
      | rule | code | lines     | title                                         |
      | DC13 | DC13 | DC13 ZE02 | A reference of SignedInfo is SignedProperties |

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

    @DC17 @wire
    Examples:
      | rule | code | lines                    | title                          |
      | DC17 | DC17 | DC10 DC16 DC17 ZD01 ZE02 | ds:KeyInfo stands exactly once |

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
      | rule | code | lines               | title                                          |
      | DC21 | DC21 | DC13 DC21 ZE01 ZE02 | xades:QualifyingProperties stands exactly once |

    @DC22 @wire
    Examples:
      | rule | code | lines               | title                                      |
      | DC22 | DC22 | DC13 DC22 ZE01 ZE02 | xades:SignedProperties stands exactly once |

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
      | rule | code | lines | title                                                  |
      | DC25 | DC25 | DC25  | SigningCertificate stands once and names a certificate |

    @DC26 @wire
    Examples:
      | rule | code | lines | title                               |
      | DC26 | DC26 | DC26  | SigningCertificate names the signer |

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

    @DC33 @wire
    Examples:
      | rule | code | lines | title                                              |
      | DC33 | DC33 | DC33  | SigningCertificate names the subordinate authority |

    @DC34 @wire
    Examples:
      | rule | code | lines     | title                                                       |
      | DC34 | DC34 | DC34 ZB01 | CertDigest of the subordinate authority stands exactly once |

    @DC35 @wire
    Examples:
      | rule | code | lines | title                                                                 |
      | DC35 | DC35 | DC35  | The digest of the certificate of the subordinate authority uses SHA-2 |

    @DC36 @wire
    Examples:
      | rule | code | lines | title                                                              |
      | DC36 | DC36 | DC36  | The digest of the certificate of the subordinate authority matches |

    @DC37 @wire
    Examples:
      | rule | code | lines          | title                                                                       |
      | DC37 | DC37 | DC37 DC38 DC39 | Issuer and serial of the subordinate authority name an accredited authority |

    @DC38 @wire
    Examples:
      | rule | code | lines     | title                                                                  |
      | DC38 | DC38 | DC37 DC38 | X509IssuerName is that of the certificate of the subordinate authority |

    @DC39 @wire
    Examples:
      | rule | code | lines     | title                                                                    |
      | DC39 | DC39 | DC37 DC39 | X509SerialNumber is that of the certificate of the subordinate authority |

    @DC40 @wire
    Examples:
      | rule | code | lines | title                                       |
      | DC40 | DC40 | DC40  | SigningCertificate names the root authority |

    @DC41 @wire
    Examples:
      | rule | code | lines     | title                                                |
      | DC41 | DC41 | DC41 ZB01 | CertDigest of the root authority stands exactly once |

    @DC42 @wire
    Examples:
      | rule | code | lines | title                                                          |
      | DC42 | DC42 | DC42  | The digest of the certificate of the root authority uses SHA-2 |

    @DC43 @wire
    Examples:
      | rule | code | lines | title                                                       |
      | DC43 | DC43 | DC43  | The digest of the certificate of the root authority matches |

    @DC44 @wire
    Examples:
      | rule | code | lines          | title                                                                |
      | DC44 | DC44 | DC44 DC45 DC46 | Issuer and serial of the root authority name an accredited authority |

    @DC45 @wire
    Examples:
      | rule | code | lines     | title                                                           |
      | DC45 | DC45 | DC44 DC45 | X509IssuerName is that of the certificate of the root authority |

    @DC46 @wire
    Examples:
      | rule | code | lines     | title                                                             |
      | DC46 | DC46 | DC44 DC46 | X509SerialNumber is that of the certificate of the root authority |

    @DC47 @wire
    Examples:
      | rule | code | lines     | title                                               |
      | DC47 | DC47 | DC47 ZE01 | xades:SignaturePolicyIdentifier stands exactly once |

    @DC48 @wire
    Examples:
      | rule | code | lines | title                                       |
      | DC48 | DC48 | DC48  | xades:SignaturePolicyId stands exactly once |

    @DC49 @wire
    Examples:
      | rule | code | lines     | title                                 |
      | DC49 | DC49 | DC49 ZB01 | xades:SigPolicyId stands exactly once |

    @DC50 @wire
    Examples:
      | rule | code | lines | title                                     |
      | DC50 | DC50 | DC50  | The signature follows the policy in force |
