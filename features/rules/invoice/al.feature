# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AL
Feature: Rules AL on invoices: Tax representative
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAL01 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | FAL01 | FAL01 | FAL01 | TaxRepresentativeParty is there and not empty |

    @FAL02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAL02 | FAL02 | FAL02 | TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty |

    @FAL03 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAL03 | FAL03 | FAL03 | PartyIdentification/ID of the tax representative is there and not empty |

    @FAL04 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FAL04 | FAL04 | FAL04 | ID/@schemeAgencyID of the tax representative is "195" |

    @FAL05 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                      |
      | FAL05 | FAL05 | FAL05 | ID/@schemeAgencyName of the tax representative is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAL06 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | FAL06 | FAL06 | FAL06 | ID/@schemeName of the tax representative is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAL07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAL07 | FAL07 | FAL07 | ID/@schemeID of the tax representative is there and not empty |
