# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAJ50 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | DAJ50 | DAJ50 | DAJ50 | The prefix of the branch is that of the number |

    @DAJ52 @wire
    Examples:
      | rule  | code  | lines             | title                                |
      | DAJ52 | DAJ52 | DAJ52 DAJ53 DAJ54 | A group ShareholderParty has content |

    @DAJ53 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAJ53 | DAJ53 | DAJ53 | ShareholderParty/PartecipationPercent of the issuer is there and not empty |

    @DAJ54 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | DAJ54 | DAJ54 | DAJ54 | ShareholderParty/Party of the issuer is there and not empty |

    @DAJ55 @wire
    Examples:
      | rule  | code  | lines       | title                                                        |
      | DAJ55 | DAJ55 | DAJ54 DAJ55 | Party/PartyTaxScheme of a shareholder is there and not empty |

    @DAJ56 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | DAJ56 | DAJ56 | DAJ56 | PartyTaxScheme/RegistrationName of a shareholder is there and not empty |

    @DAJ57 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAJ57 | DAJ57 | DAJ57 | Every participant of the consortium is active in the RUT |

    @DAJ58 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAJ58 | DAJ58 | DAJ58 | CompanyID/@schemeAgencyID of a shareholder is "195" |

    @DAJ59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | DAJ59 | DAJ59 | DAJ59 | CompanyID/@schemeAgencyName of a shareholder is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAJ60 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | DAJ60 | DAJ60 | DAJ60 | CompanyID/@schemeID of a shareholder is there and not empty |

    @DAJ61 @wire
    Examples:
      | rule  | code  | lines | title                                                                                               |
      | DAJ61 | DAJ61 | DAJ61 | CompanyID/@schemeName of a shareholder is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAJ62 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                       |
      | DAJ62 | DAJ62 | DAJ62 | PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @DAJ64 @wire
    Examples:
      | rule  | code  | lines      | title                                                            |
      | DAJ64 | DAJ64 | DAJ64 ZB01 | PartyTaxScheme/TaxScheme of a shareholder is there and not empty |

    @DAJ65 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | DAJ65 | DAJ65 | DAJ65 | TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ |

    @DAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAJ66 | DAJ66 | DAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @DAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAJ67 | DAJ67 | DAJ67 | Party/Contact of the issuer is there and not empty |

    @DAJ71 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | DAJ71 | DAJ71 | DAJ71 | Contact/ElectronicMail of the issuer is there and not empty |
