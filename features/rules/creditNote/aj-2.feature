# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAJ49 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAJ49 | CAJ49 | CAJ49 | PartyLegalEntity/CorporateRegistrationScheme of the issuer is there |

    @CAJ50 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | CAJ50 | CAJ50 | CAJ50 | The prefix of the branch is that of the number |

    @CAJ53 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAJ53 | CAJ53 | CAJ53 | ShareholderParty/PartecipationPercent of the issuer is there and not empty |

    @CAJ54 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ54 | CAJ54 | CAJ54 | ShareholderParty/Party of the issuer is there and not empty |

    @CAJ55 @wire
    Examples:
      | rule  | code  | lines       | title                                                        |
      | CAJ55 | CAJ55 | CAJ54 CAJ55 | Party/PartyTaxScheme of a shareholder is there and not empty |

    @CAJ56 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | CAJ56 | CAJ56 | CAJ56 | PartyTaxScheme/RegistrationName of a shareholder is there and not empty |

    @CAJ57 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAJ57 | CAJ57 | CAJ57 | Every participant of the consortium is active in the RUT |

    @CAJ58 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAJ58 | CAJ58 | CAJ58 | CompanyID/@schemeAgencyID of a shareholder is "195" |

    @CAJ59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | CAJ59 | CAJ59 | CAJ59 | CompanyID/@schemeAgencyName of a shareholder is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAJ60 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ60 | CAJ60 | CAJ60 | CompanyID/@schemeID of a shareholder is there and not empty |

    @CAJ61 @wire
    Examples:
      | rule  | code  | lines | title                                                                                               |
      | CAJ61 | CAJ61 | CAJ61 | CompanyID/@schemeName of a shareholder is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @CAJ62 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                       |
      | CAJ62 | CAJ62 | CAJ62 | PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @CAJ64 @wire
    Examples:
      | rule  | code  | lines      | title                                                            |
      | CAJ64 | CAJ64 | CAJ64 ZB01 | PartyTaxScheme/TaxScheme of a shareholder is there and not empty |

    @CAJ65 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | CAJ65 | CAJ65 | CAJ65 | TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ |

    @CAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAJ66 | CAJ66 | CAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @CAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAJ67 | CAJ67 | CAJ67 | Party/Contact of the issuer is there and not empty |

    @CAJ71 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ71 | CAJ71 | CAJ71 | Contact/ElectronicMail of the issuer is there and not empty |
