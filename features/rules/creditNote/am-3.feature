# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AM
Feature: Rules AM on credit notes, part 3: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAM33 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAM33 | CAM33 | CAM33 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @CAM34 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | CAM34 | CAM34 | CAM34 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAM35 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAM35 | CAM35 | CAM35 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @CAM36 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                     |
      | CAM36 | CAM36 | CAM36 | CompanyID/@schemeName of the party that delivers is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @CAM37 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                 |
      | CAM37 | CAM37 | CAM37 | PartyTaxScheme/TaxLevelCode of the party that delivers is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @CAM39 @wire
    Examples:
      | rule  | code  | lines | title                                                                                |
      | CAM39 | CAM39 | CAM39 | PartyTaxScheme/RegistrationAddress of the party that delivers is there and not empty |

    @CAM40 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                        |
      | CAM40 | CAM40 | CAM40 CDG01 | RegistrationAddress/ID of the party that delivers is a DANE municipality code of five digits |

    @CAM41 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | CAM41 | CAM41 | CAM41 | RegistrationAddress/CityName of the party that delivers is the name of the municipality |

    @CAM70 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                       |
      | CAM70 | CAM70 | CAM70 | RegistrationAddress/PostalZone of the party that delivers is a postal code of six digits that begins with a department code |

    @CAM42 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | CAM42 | CAM42 | CAM42 | RegistrationAddress/CountrySubentity of the party that delivers is the name of a department |

    @CAM43 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                                  |
      | CAM43 | CAM43 | CAM43 CDG01 | RegistrationAddress/CountrySubentityCode of the party that delivers is a department code of two digits |

    @CAM44 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | CAM44 | CAM44 | CAM44 | RegistrationAddress/AddressLine of the party that delivers is there and not empty |

    @CAM45 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | CAM45 | CAM45 | CAM45 | AddressLine/Line of the party that delivers is there and not empty |

    @CAM46 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | CAM46 | CAM46 | CAM46 | RegistrationAddress/Country of the party that delivers is there and not empty |

    @CAM47 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | CAM47 | CAM47 | CAM47 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @CAM48 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAM48 | CAM48 | CAM48 | Country/Name of the party that delivers is a country name of the table |
