# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AM
Feature: Rules AM on debit notes, part 3: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAM33 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAM33 | DAM33 | DAM33 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @DAM34 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | DAM34 | DAM34 | DAM34 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAM35 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAM35 | DAM35 | DAM35 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @DAM36 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                     |
      | DAM36 | DAM36 | DAM36 | CompanyID/@schemeName of the party that delivers is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAM37 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                 |
      | DAM37 | DAM37 | DAM37 | PartyTaxScheme/TaxLevelCode of the party that delivers is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @DAM39 @wire
    Examples:
      | rule  | code  | lines | title                                                                                |
      | DAM39 | DAM39 | DAM39 | PartyTaxScheme/RegistrationAddress of the party that delivers is there and not empty |

    @DAM40 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                        |
      | DAM40 | DAM40 | CDG01 DAM40 | RegistrationAddress/ID of the party that delivers is a DANE municipality code of five digits |

    @DAM41 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | DAM41 | DAM41 | DAM41 | RegistrationAddress/CityName of the party that delivers is the name of the municipality |

    @DAM42 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | DAM42 | DAM42 | DAM42 | RegistrationAddress/CountrySubentity of the party that delivers is the name of a department |

    @DAM43 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                                  |
      | DAM43 | DAM43 | CDG01 DAM43 | RegistrationAddress/CountrySubentityCode of the party that delivers is a department code of two digits |

    @DAM44 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | DAM44 | DAM44 | DAM44 | RegistrationAddress/AddressLine of the party that delivers is there and not empty |

    @DAM45 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | DAM45 | DAM45 | DAM45 | AddressLine/Line of the party that delivers is there and not empty |

    @DAM46 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | DAM46 | DAM46 | DAM46 | RegistrationAddress/Country of the party that delivers is there and not empty |

    @DAM47 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | DAM47 | DAM47 | DAM47 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @DAM48 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAM48 | DAM48 | DAM48 | Country/Name of the party that delivers is a country name of the table |

    @DAM49 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAM49 | DAM49 | DAM49 | Name/@languageID of the party that delivers is "es" |
