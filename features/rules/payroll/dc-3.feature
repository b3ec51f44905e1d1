# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @DC
Feature: Rules DC on payroll, part 3: Signature structure
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DC33 @wire
    Examples:
      | rule | code | lines          | title                                              |
      | DC33 | DC33 | DC25 DC33 DC40 | SigningCertificate names the subordinate authority |

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
      | rule | code | lines     | title                                       |
      | DC40 | DC40 | DC25 DC40 | SigningCertificate names the root authority |

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
