# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AB
Feature: Rules AB on invoices, part 3: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
