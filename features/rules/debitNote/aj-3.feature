# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 3: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAJ32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                     |
      | DAJ32 | DAJ32 | CDG01 DAJ32 | RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits |

    @DAJ33 @wire
    Examples:
      | rule  | code  | lines       | title                                                                |
      | DAJ33 | DAJ33 | DAJ28 DAJ33 | RegistrationAddress/AddressLine of the issuer is there and not empty |

    @DAJ34 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | DAJ34 | DAJ34 | DAJ28 DAJ34 | AddressLine/Line of the issuer is there and not empty |

    @DAJ35 @wire
    Examples:
      | rule  | code  | lines       | title                                                            |
      | DAJ35 | DAJ35 | DAJ28 DAJ35 | RegistrationAddress/Country of the issuer is there and not empty |

    @DAJ36 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAJ36 | DAJ36 | DAJ36 | Country/IdentificationCode of the issuer is "CO" |

    @DAJ37 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | DAJ37 | DAJ37 | DAJ37 | Country/Name of the issuer is "Colombia" |

    @DAJ38 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | DAJ38 | DAJ38 | DAJ38 | Name/@languageID of the issuer is "es" |

    @DAJ39 @wire
    Examples:
      | rule  | code  | lines      | title                                           |
      | DAJ39 | DAJ39 | DAJ39 ZB01 | PartyTaxScheme/TaxScheme of the issuer is there |

    @DAJ40 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAJ40 | DAJ40 | DAJ40 | TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ |

    @DAJ41 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAJ41 | DAJ41 | DAJ41 | TaxScheme/Name of the issuer is the name paired with TaxScheme/ID |

    @DAJ42 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | DAJ42 | DAJ42 | DAJ42 | Party/PartyLegalEntity of the issuer is there and not empty |

    @DAJ43 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAJ43 | DAJ43 | DAJ43 | PartyLegalEntity/RegistrationName of the issuer is there and not empty |

    @DAJ44 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | DAJ44 | DAJ44 | DAJ44 | The legal entity, where it is another than the issuer, is an issuer registered with the authority |

    @DAJ45 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAJ45 | DAJ45 | DAJ45 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @DAJ46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | DAJ46 | DAJ46 | DAJ46 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAJ47 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAJ47 | DAJ47 | DAJ47 | CompanyID/@schemeID of the issuer is there and not empty |
