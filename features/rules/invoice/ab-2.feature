# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AB
Feature: Rules AB on invoices, part 2: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
