# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AB
Feature: Rules AB on adjustment notes of support documents, part 2: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAB27b @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NSAB27b | NSAB27b | NSAB27b | The security code follows from software, PIN and number |

    @NSAB28 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NSAB28 | NSAB28 | NSAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @NSAB29 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                              |
      | NSAB29 | NSAB29 | NSAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @NSAB31 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | NSAB31 | NSAB31 | NSAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @NSAB32 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAB32 | NSAB32 | NSAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @NSAB33 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                 |
      | NSAB33 | NSAB33 | NSAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @NSAB34 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | NSAB34 | NSAB34 | NSAB34 | AuthorizationProviderID/@schemeID is "4" |

    @NSAB35 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | NSAB35 | NSAB35 | NSAB35 | AuthorizationProviderID/@schemeName is "31" |

    @NSAB36 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAB36 | NSAB36 | NSAB36 | The QR code holds the address of the document in the catalogue |
