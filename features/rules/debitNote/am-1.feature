# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AM
Feature: Rules AM on debit notes, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAM01 @wire
    Examples:
      | rule  | code  | lines | title                           |
      | DAM01 | DAM01 | DAM01 | Delivery is there and not empty |

    @DAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAM04 | DAM04 | DAM04 | Delivery/DeliveryAddress is there and not empty |

    @DAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | DAM05 | DAM05 | CDG01 DAM05 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @DAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAM06 | DAM06 | DAM06 | DeliveryAddress/CityName is the name of the municipality |

    @DAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAM68 | DAM68 | DAM68 | DeliveryAddress/PostalZone is a postal code of the table |

    @DAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | DAM07 | DAM07 | DAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @DAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | DAM08 | DAM08 | CDG01 DAM08 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @DAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAM09 | DAM09 | DAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @DAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAM10 | DAM10 | DAM10 | AddressLine/Line of the delivery address is there and not empty |

    @DAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAM11 | DAM11 | DAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @DAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DAM12 | DAM12 | DAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @DAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAM13 | DAM13 | DAM13 | Country/Name of the delivery address is a country name of the table |

    @DAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAM14 | DAM14 | DAM14 | Name/@languageID of the delivery address is "es" |

    @DAM15 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DAM15 | DAM15 | DAM15 | Delivery/DeliveryParty is there and not empty |

    @DAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | DAM16 | DAM16 | DAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @DAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAM17 | DAM17 | DAM17 | PartyName/Name of the party that delivers is there and not empty |

    @DAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DAM18 | DAM18 | DAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @DAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                                          |
      | DAM19 | DAM19 | DAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @DAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | DAM20 | DAM20 | CDG01 DAM20 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @DAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DAM21 | DAM21 | DAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @DAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DAM69 | DAM69 | DAM69 | Address/PostalZone of the party that delivers is a postal code of the table |

    @DAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | DAM22 | DAM22 | DAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @DAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | DAM23 | DAM23 | CDG01 DAM23 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @DAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | DAM24 | DAM24 | DAM19 DAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @DAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | DAM25 | DAM25 | DAM19 DAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @DAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | DAM26 | DAM26 | DAM19 DAM26 | Address/Country of the party that delivers is there and not empty |

    @DAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | DAM27 | DAM27 | DAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @DAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAM28 | DAM28 | DAM28 | Country/Name of the party that delivers is a country name of the table |

    @DAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAM29 | DAM29 | DAM29 | Name/@languageID of the party that delivers is "es" |

    @DAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | DAM30 | DAM30 | DAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @DAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | DAM31 | DAM31 | DAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @DAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAM32 | DAM32 | DAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |

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
      | rule  | code  | lines | title                                                                                                         |
      | DAM36 | DAM36 | DAM36 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

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

    @DAM50 @wire
    Examples:
      | rule  | code  | lines      | title                                                                      |
      | DAM50 | DAM50 | DAM50 ZB01 | PartyTaxScheme/TaxScheme of the party that delivers is there and not empty |

    @DAM51 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAM51 | DAM51 | DAM51 | TaxScheme/ID of the party that delivers is one of 01, 04, ZA, ZZ |
