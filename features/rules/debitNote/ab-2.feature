# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AB
Feature: Rules AB on debit notes, part 2: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
