# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AB
Feature: Rules AB on credit notes: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAB03 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | CAB03 | CAB03 | CAB03 | One extension holds sts:DianExtensions |

    @CAB14 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | CAB14 | CAB14 | CAB14 | InvoiceSource/IdentificationCode is "CO" |

    @CAB15 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | CAB15 | CAB15 | CAB15 | IdentificationCode/@listAgencyID is "6" |

    @CAB16 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | CAB16 | CAB16 | CAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @CAB17 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | CAB17 | CAB17 | CAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @CAB19a @wire
    Examples:
      | rule   | code   | lines                | title                                              |
      | CAB19a | CAB19a | CAB19a CAB19b CAB22b | SoftwareProvider/ProviderID is there and not empty |

    @CAB19b @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | CAB19b | CAB19b | CAB19b | The provider is known to the authority |

    @CAB22a @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | CAB22a | CAB22a | CAB22a | ProviderID/@schemeID is there and not empty |

    @CAB22b @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | CAB22b | CAB22b | CAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @CAB23 @wire
    Examples:
      | rule  | code  | lines | title                          |
      | CAB23 | CAB23 | CAB23 | ProviderID/@schemeName is "31" |

    @CAB24a @wire
    Examples:
      | rule   | code   | lines         | title                                              |
      | CAB24a | CAB24a | CAB24a CAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @CAB24b @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | CAB24b | CAB24b | CAB24b | The software may issue for the issuer |

    @CAB24c @request
    Examples:
      | rule   | code   | lines  | title                  |
      | CAB24c | CAB24c | CAB24c | The software is active |

    @CAB25 @wire
    Examples:
      | rule  | code  | lines | title                               |
      | CAB25 | CAB25 | CAB25 | SoftwareID/@schemeAgencyID is "195" |

    @CAB26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                    |
      | CAB26 | CAB26 | CAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAB27a @wire
    Examples:
      | rule   | code   | lines         | title                                                      |
      | CAB27a | CAB27a | CAB27a CAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

    @CAB27b @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | CAB27b | CAB27b | CAB27b | The security code follows from software, PIN and number |

    @CAB28 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CAB28 | CAB28 | CAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @CAB29 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | CAB29 | CAB29 | CAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAB31 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | CAB31 | CAB31 | CAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @CAB32 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAB32 | CAB32 | CAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @CAB33 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | CAB33 | CAB33 | CAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAB34 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | CAB34 | CAB34 | CAB34 | AuthorizationProviderID/@schemeID is "4" |

    @CAB35 @wire
    Examples:
      | rule  | code  | lines | title                                       |
      | CAB35 | CAB35 | CAB35 | AuthorizationProviderID/@schemeName is "31" |

    @CAB36 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | CAB36 | CAB36 | CAB36 | DianExtensions/QRCode is there and not empty |
