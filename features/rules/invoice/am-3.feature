# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AM
Feature: Rules AM on invoices, part 3: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAM33 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAM33 | FAM33 | FAM33 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @FAM34 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | FAM34 | FAM34 | FAM34 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAM35 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAM35 | FAM35 | FAM35 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @FAM36 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                     |
      | FAM36 | FAM36 | FAM36 | CompanyID/@schemeName of the party that delivers is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAM37 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                 |
      | FAM37 | FAM37 | FAM37 | PartyTaxScheme/TaxLevelCode of the party that delivers is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAM38 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAM38 | FAM38 | FAM38 | TaxLevelCode/@listName of the party that delivers is there |

    @FAM39 @wire
    Examples:
      | rule  | code  | lines | title                                                                                |
      | FAM39 | FAM39 | FAM39 | PartyTaxScheme/RegistrationAddress of the party that delivers is there and not empty |

    @FAM40 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                        |
      | FAM40 | FAM40 | CDG01 FAM40 | RegistrationAddress/ID of the party that delivers is a DANE municipality code of five digits |

    @FAM41 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | FAM41 | FAM41 | FAM41 | RegistrationAddress/CityName of the party that delivers is the name of the municipality |

    @FAM70 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                       |
      | FAM70 | FAM70 | FAM70 | RegistrationAddress/PostalZone of the party that delivers is a postal code of six digits that begins with a department code |

    @FAM42 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAM42 | FAM42 | FAM42 | RegistrationAddress/CountrySubentity of the party that delivers is the name of a department |

    @FAM43 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                                  |
      | FAM43 | FAM43 | CDG01 FAM43 | RegistrationAddress/CountrySubentityCode of the party that delivers is a department code of two digits |

    @FAM44 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FAM44 | FAM44 | FAM44 | RegistrationAddress/AddressLine of the party that delivers is there and not empty |

    @FAM45 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | FAM45 | FAM45 | FAM45 | AddressLine/Line of the party that delivers is there and not empty |

    @FAM46 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | FAM46 | FAM46 | FAM46 | RegistrationAddress/Country of the party that delivers is there and not empty |

    @FAM47 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | FAM47 | FAM47 | FAM47 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |
