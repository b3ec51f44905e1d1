# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AL
Feature: Rules AL on debit notes: Tax representative
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAL01 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DAL01 | DAL01 | DAL01 | TaxRepresentativeParty is there and not empty |

    @DAL02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | DAL02 | DAL02 | DAL02 | TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty |

    @DAL03 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | DAL03 | DAL03 | DAL03 | PartyIdentification/ID of the tax representative is there and not empty |

    @DAL04 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | DAL04 | DAL04 | DAL04 | ID/@schemeAgencyID of the tax representative is "195" |

    @DAL05 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                      |
      | DAL05 | DAL05 | DAL05 | ID/@schemeAgencyName of the tax representative is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAL06 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | DAL06 | DAL06 | DAL06 | ID/@schemeName of the tax representative is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAL07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAL07 | DAL07 | DAL07 | ID/@schemeID of the tax representative is there and not empty |
