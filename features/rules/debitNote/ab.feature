# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AB
Feature: Rules AB on debit notes: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAB03 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | DAB03 | DAB03 | DAB03 | One extension holds sts:DianExtensions |

    @DAB14 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | DAB14 | DAB14 | DAB14 | InvoiceSource/IdentificationCode is "CO" |

    @DAB15 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | DAB15 | DAB15 | DAB15 | IdentificationCode/@listAgencyID is "6" |

    @DAB16 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | DAB16 | DAB16 | DAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @DAB17 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | DAB17 | DAB17 | DAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @DAB19a @wire
    Examples:
      | rule   | code   | lines                | title                                              |
      | DAB19a | DAB19a | DAB19a DAB19b DAB22b | SoftwareProvider/ProviderID is there and not empty |

    @DAB19b @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | DAB19b | DAB19b | DAB19b | The provider is known to the authority |

    @DAB22a @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | DAB22a | DAB22a | DAB22a | ProviderID/@schemeID is there and not empty |

    @DAB22b @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | DAB22b | DAB22b | DAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @DAB23 @wire
    Examples:
      | rule  | code  | lines | title                          |
      | DAB23 | DAB23 | DAB23 | ProviderID/@schemeName is "31" |

    @DAB24a @wire
    Examples:
      | rule   | code   | lines         | title                                              |
      | DAB24a | DAB24a | DAB24a DAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @DAB24b @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | DAB24b | DAB24b | DAB24b | The software may issue for the issuer |

    @DAB25 @wire
    Examples:
      | rule  | code  | lines | title                               |
      | DAB25 | DAB25 | DAB25 | SoftwareID/@schemeAgencyID is "195" |

    @DAB26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                    |
      | DAB26 | DAB26 | DAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAB27a @wire
    Examples:
      | rule   | code   | lines         | title                                                      |
      | DAB27a | DAB27a | DAB27a DAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

    @DAB27b @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | DAB27b | DAB27b | DAB27b | The security code follows from software, PIN and number |

    @DAB28 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DAB28 | DAB28 | DAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @DAB29 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | DAB29 | DAB29 | DAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAB31 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | DAB31 | DAB31 | DAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @DAB32 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAB32 | DAB32 | DAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @DAB33 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | DAB33 | DAB33 | DAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAB34 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | DAB34 | DAB34 | DAB34 | AuthorizationProviderID/@schemeID is "4" |

    @DAB35 @wire
    Examples:
      | rule  | code  | lines | title                                       |
      | DAB35 | DAB35 | DAB35 | AuthorizationProviderID/@schemeName is "31" |

    @DAB36 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | DAB36 | DAB36 | DAB36 | DianExtensions/QRCode is there and not empty |
