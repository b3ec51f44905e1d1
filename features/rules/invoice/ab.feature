# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AB
Feature: Rules AB on invoices: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAB03 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | FAB03 | FAB03 | FAB03 | One extension holds sts:DianExtensions |

    @FAB05a @request
    Examples:
      | rule   | code   | lines         | title                                       |
      | FAB05a | FAB05a | FAB05a FAD05e | The resolution is in the numbering registry |

    @FAB05b @request
    Examples:
      | rule   | code   | lines         | title                                    |
      | FAB05b | FAB05b | FAB05b FAD05e | The resolution was granted to the issuer |

    @FAB07a @wire
    Examples:
      | rule   | code   | lines                | title                                                |
      | FAB07a | FAB07a | FAB07a FAB07b FAD09a | The stated authorization has begun on the issue date |

    @FAB07b @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAB07b | FAB07b | FAB07b | The first day of the authorization is the registered one |

    @FAB08a @wire
    Examples:
      | rule   | code   | lines                | title                                                    |
      | FAB08a | FAB08a | FAB08a FAB08b FAD09b | The stated authorization has not ended on the issue date |

    @FAB08b @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | FAB08b | FAB08b | FAB08b | The last day of the authorization is the registered one |

    @FAB10a @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | FAB10a | FAB10a | FAB10a | AuthorizedInvoices/Prefix equals CorporateRegistrationScheme/ID |

    @FAB10b @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | FAB10b | FAB10b | FAB10a FAB10b | The prefix is registered with the resolution |

    @FAB11a @wire
    Examples:
      | rule   | code   | lines         | title                                          |
      | FAB11a | FAB11a | FAB11a FAB11b | AuthorizedInvoices/From is there and not empty |

    @FAB11b @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | FAB11b | FAB11b | FAB11b | The first number is that of the registered range |

    @FAB12a @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | FAB12a | FAB12a | FAB12a FAB12b | AuthorizedInvoices/To is there and not empty |

    @FAB12b @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | FAB12b | FAB12b | FAB12b | The last number is that of the registered range |

    @FAB14 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAB14 | FAB14 | FAB14 | InvoiceSource/IdentificationCode is "CO" |

    @FAB15 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FAB15 | FAB15 | FAB15 | IdentificationCode/@listAgencyID is "6" |

    @FAB16 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | FAB16 | FAB16 | FAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @FAB17 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | FAB17 | FAB17 | FAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @FAB19a @wire
    Examples:
      | rule   | code   | lines                | title                                              |
      | FAB19a | FAB19a | FAB19a FAB19b FAB22b | SoftwareProvider/ProviderID is there and not empty |

    @FAB19b @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | FAB19b | FAB19b | FAB19b | The provider is known to the authority |

    @FAB22a @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | FAB22a | FAB22a | FAB22a | ProviderID/@schemeID is there and not empty |

    @FAB22b @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | FAB22b | FAB22b | FAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @FAB23 @wire
    Examples:
      | rule  | code  | lines | title                          |
      | FAB23 | FAB23 | FAB23 | ProviderID/@schemeName is "31" |

    @FAB24a @wire
    Examples:
      | rule   | code   | lines         | title                                              |
      | FAB24a | FAB24a | FAB24a FAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @FAB24b @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | FAB24b | FAB24b | FAB24b | The software may issue for the issuer |

    @FAB24c @request
    Examples:
      | rule   | code   | lines  | title                  |
      | FAB24c | FAB24c | FAB24c | The software is active |

    @FAB25 @wire
    Examples:
      | rule  | code  | lines | title                               |
      | FAB25 | FAB25 | FAB25 | SoftwareID/@schemeAgencyID is "195" |

    @FAB26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                    |
      | FAB26 | FAB26 | FAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAB27a @wire
    Examples:
      | rule   | code   | lines         | title                                                      |
      | FAB27a | FAB27a | FAB27a FAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

    @FAB27b @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | FAB27b | FAB27b | FAB27b | The security code follows from software, PIN and number |

    @FAB28 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | FAB28 | FAB28 | FAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @FAB29 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | FAB29 | FAB29 | FAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAB31 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAB31 | FAB31 | FAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @FAB32 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAB32 | FAB32 | FAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @FAB33 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | FAB33 | FAB33 | FAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAB34 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAB34 | FAB34 | FAB34 | AuthorizationProviderID/@schemeID is "4" |

    @FAB35 @wire
    Examples:
      | rule  | code  | lines | title                                       |
      | FAB35 | FAB35 | FAB35 | AuthorizationProviderID/@schemeName is "31" |

    @FAB36 @wire
    Examples:
      | rule  | code  | lines | title                                        |
      | FAB36 | FAB36 | FAB36 | DianExtensions/QRCode is there and not empty |
