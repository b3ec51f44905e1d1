# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AB
Feature: Rules AB on credit notes, part 2: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
