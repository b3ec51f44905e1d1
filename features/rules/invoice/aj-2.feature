# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAJ47 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAJ47 | FAJ47 | FAJ47 | CompanyID/@schemeID of the issuer is there and not empty |

    @FAJ48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | FAJ48 | FAJ48 | FAJ48 | CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAJ49 @wire
    Examples:
      | rule  | code  | lines        | title                                                               |
      | FAJ49 | FAJ49 | FAB10a FAJ49 | PartyLegalEntity/CorporateRegistrationScheme of the issuer is there |

    @FAJ50 @wire
    Examples:
      | rule  | code  | lines        | title                                                               |
      | FAJ50 | FAJ50 | FAB10a FAJ50 | CorporateRegistrationScheme/ID of the issuer is there and not empty |

    @FAJ52 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAJ52 | FAJ52 | FAJ52 | PartyLegalEntity/ShareholderParty of the issuer is there and not empty |

    @FAJ53 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAJ53 | FAJ53 | FAJ53 | ShareholderParty/PartecipationPercent of the issuer is there and not empty |

    @FAJ54 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | FAJ54 | FAJ54 | FAJ54 | ShareholderParty/Party of the issuer is there and not empty |

    @FAJ55 @wire
    Examples:
      | rule  | code  | lines       | title                                                        |
      | FAJ55 | FAJ55 | FAJ54 FAJ55 | Party/PartyTaxScheme of a shareholder is there and not empty |

    @FAJ56 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAJ56 | FAJ56 | FAJ56 | PartyTaxScheme/RegistrationName of a shareholder is there and not empty |

    @FAJ57 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAJ57 | FAJ57 | FAJ57 | Every participant of the consortium is active in the RUT |

    @FAJ58 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAJ58 | FAJ58 | FAJ58 | CompanyID/@schemeAgencyID of a shareholder is "195" |

    @FAJ59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | FAJ59 | FAJ59 | FAJ59 | CompanyID/@schemeAgencyName of a shareholder is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAJ60 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | FAJ60 | FAJ60 | FAJ60 | CompanyID/@schemeID of a shareholder is there and not empty |

    @FAJ61 @wire
    Examples:
      | rule  | code  | lines | title                                                                                               |
      | FAJ61 | FAJ61 | FAJ61 | CompanyID/@schemeName of a shareholder is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAJ62 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                       |
      | FAJ62 | FAJ62 | FAJ62 | PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAJ64 @wire
    Examples:
      | rule  | code  | lines      | title                                                            |
      | FAJ64 | FAJ64 | FAJ64 ZB01 | PartyTaxScheme/TaxScheme of a shareholder is there and not empty |

    @FAJ65 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FAJ65 | FAJ65 | FAJ65 | TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ |

    @FAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAJ66 | FAJ66 | FAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @FAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAJ67 | FAJ67 | FAJ67 | Party/Contact of the issuer is there and not empty |

    @FAJ68 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAJ68 | FAJ68 | FAJ68 | Contact/Name of the issuer is there and not empty |

    @FAJ69 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FAJ69 | FAJ69 | FAJ69 | Contact/Telephone of the issuer is there and not empty |

    @FAJ70 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAJ70 | FAJ70 | FAJ70 | Contact/Telefax of the issuer is there and not empty |

    @FAJ71 @request
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAJ71 | FAJ71 | FAJ71 | The issuer gives the mailbox it registered for reception |

    @FAJ72 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAJ72 | FAJ72 | FAJ72 | Contact/Note of the issuer is there and not empty |
