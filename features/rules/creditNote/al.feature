# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AL
Feature: Rules AL on credit notes: Tax representative
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAL01 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CAL01 | CAL01 | CAL01 | TaxRepresentativeParty is there and not empty |

    @CAL02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | CAL02 | CAL02 | CAL02 | TaxRepresentativeParty/PartyIdentification of the tax representative is there and not empty |

    @CAL03 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | CAL03 | CAL03 | CAL03 | PartyIdentification/ID of the tax representative is there and not empty |

    @CAL04 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | CAL04 | CAL04 | CAL04 | ID/@schemeAgencyID of the tax representative is "195" |

    @CAL05 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                      |
      | CAL05 | CAL05 | CAL05 | ID/@schemeAgencyName of the tax representative is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAL06 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | CAL06 | CAL06 | CAL06 | ID/@schemeName of the tax representative is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @CAL07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAL07 | CAL07 | CAL07 | ID/@schemeID of the tax representative is there and not empty |
