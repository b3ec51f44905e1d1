# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AB
Feature: Rules AB on adjustment notes of support documents: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAB03 @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | NSAB03 | NSAB03 | NSAB03 | One extension holds sts:DianExtensions |

    @NSAB14 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | NSAB14 | NSAB14 | NSAB14 | InvoiceSource/IdentificationCode is "CO" |

    @NSAB15 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | NSAB15 | NSAB15 | NSAB15 | IdentificationCode/@listAgencyID is "6" |

    @NSAB16 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                 |
      | NSAB16 | NSAB16 | NSAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @NSAB17 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                              |
      | NSAB17 | NSAB17 | NSAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @NSAB19a @wire
    Examples:
      | rule    | code    | lines                   | title                                              |
      | NSAB19a | NSAB19a | NSAB19a NSAB19b NSAB22b | SoftwareProvider/ProviderID is there and not empty |

    @NSAB19b @wire
    Examples:
      | rule    | code    | lines   | title                                  |
      | NSAB19b | NSAB19b | NSAB19b | The provider is known to the authority |

    @NSAB22a @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NSAB22a | NSAB22a | NSAB22a | ProviderID/@schemeID is there and not empty |

    @NSAB22b @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NSAB22b | NSAB22b | NSAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @NSAB23 @wire
    Examples:
      | rule   | code   | lines  | title                          |
      | NSAB23 | NSAB23 | NSAB23 | ProviderID/@schemeName is "31" |

    @NSAB24a @wire
    Examples:
      | rule    | code    | lines           | title                                              |
      | NSAB24a | NSAB24a | NSAB24a NSAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @NSAB24b @wire
    Examples:
      | rule    | code    | lines   | title                                 |
      | NSAB24b | NSAB24b | NSAB24b | The software may issue for the issuer |

    @NSAB24c @request
    Examples:
      | rule    | code    | lines   | title                  |
      | NSAB24c | NSAB24c | NSAB24c | The software is active |

    @NSAB25 @wire
    Examples:
      | rule   | code   | lines  | title                               |
      | NSAB25 | NSAB25 | NSAB25 | SoftwareID/@schemeAgencyID is "195" |

    @NSAB26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                    |
      | NSAB26 | NSAB26 | NSAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @NSAB27a @wire
    Examples:
      | rule    | code    | lines           | title                                                      |
      | NSAB27a | NSAB27a | NSAB27a NSAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

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
