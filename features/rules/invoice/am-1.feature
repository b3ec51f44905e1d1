# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AM
Feature: Rules AM on invoices, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAM02 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAM02 | FAM02 | FAM02 | Delivery/ActualDeliveryDate is there and not empty |

    @FAM03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAM03 | FAM03 | FAM03 | Delivery/ActualDeliveryTime is there and not empty |

    @FAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAM04 | FAM04 | FAM04 | Delivery/DeliveryAddress is there and not empty |

    @FAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | FAM05 | FAM05 | CDG01 FAM05 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @FAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAM06 | FAM06 | FAM06 | DeliveryAddress/CityName is the name of the municipality |

    @FAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAM68 | FAM68 | FAM68 | DeliveryAddress/PostalZone is a postal code of the table |

    @FAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAM07 | FAM07 | FAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @FAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | FAM08 | FAM08 | CDG01 FAM08 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @FAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAM09 | FAM09 | FAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @FAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAM10 | FAM10 | FAM10 | AddressLine/Line of the delivery address is there and not empty |

    @FAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAM11 | FAM11 | FAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @FAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FAM12 | FAM12 | FAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @FAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAM13 | FAM13 | FAM13 | Country/Name of the delivery address is a country name of the table |

    @FAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAM14 | FAM14 | FAM14 | Name/@languageID of the delivery address is "es" |

    @FAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAM16 | FAM16 | FAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @FAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAM17 | FAM17 | FAM17 | PartyName/Name of the party that delivers is there and not empty |

    @FAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FAM18 | FAM18 | FAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @FAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                                          |
      | FAM19 | FAM19 | FAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @FAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | FAM20 | FAM20 | CDG01 FAM20 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @FAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FAM21 | FAM21 | FAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @FAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FAM69 | FAM69 | FAM69 | Address/PostalZone of the party that delivers is a postal code of the table |

    @FAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | FAM22 | FAM22 | FAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @FAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | FAM23 | FAM23 | CDG01 FAM23 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @FAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | FAM24 | FAM24 | FAM19 FAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @FAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | FAM25 | FAM25 | FAM19 FAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @FAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | FAM26 | FAM26 | FAM19 FAM26 | Address/Country of the party that delivers is there and not empty |

    @FAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | FAM27 | FAM27 | FAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @FAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAM28 | FAM28 | FAM28 | Country/Name of the party that delivers is a country name of the table |

    @FAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAM29 | FAM29 | FAM29 | Name/@languageID of the party that delivers is "es" |

    @FAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | FAM30 | FAM30 | FAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @FAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FAM31 | FAM31 | FAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @FAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAM32 | FAM32 | FAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |

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
      | rule  | code  | lines | title                                                                                                         |
      | FAM36 | FAM36 | FAM36 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

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
      | rule  | code  | lines | title                                                                                   |
      | FAM70 | FAM70 | FAM70 | RegistrationAddress/PostalZone of the party that delivers is a postal code of the table |

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

    @FAM48 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAM48 | FAM48 | FAM48 | Country/Name of the party that delivers is a country name of the table |

    @FAM49 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAM49 | FAM49 | FAM49 | Name/@languageID of the party that delivers is "es" |
