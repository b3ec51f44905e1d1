# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AM
Feature: Rules AM on credit notes, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAM01 @wire
    Examples:
      | rule  | code  | lines | title                           |
      | CAM01 | CAM01 | CAM01 | Delivery is there and not empty |

    @CAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAM04 | CAM04 | CAM04 | Delivery/DeliveryAddress is there and not empty |

    @CAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | CAM05 | CAM05 | CAM05 CDG01 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @CAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAM06 | CAM06 | CAM06 | DeliveryAddress/CityName is the name of the municipality |

    @CAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAM68 | CAM68 | CAM68 | DeliveryAddress/PostalZone is a postal code of the table |

    @CAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | CAM07 | CAM07 | CAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @CAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | CAM08 | CAM08 | CAM08 CDG01 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @CAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAM09 | CAM09 | CAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @CAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAM10 | CAM10 | CAM10 | AddressLine/Line of the delivery address is there and not empty |

    @CAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAM11 | CAM11 | CAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @CAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAM12 | CAM12 | CAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @CAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAM13 | CAM13 | CAM13 | Country/Name of the delivery address is a country name of the table |

    @CAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAM14 | CAM14 | CAM14 | Name/@languageID of the delivery address is "es" |

    @CAM15 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CAM15 | CAM15 | CAM15 | Delivery/DeliveryParty is there and not empty |

    @CAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | CAM16 | CAM16 | CAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @CAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAM17 | CAM17 | CAM17 | PartyName/Name of the party that delivers is there and not empty |

    @CAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAM18 | CAM18 | CAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @CAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                                          |
      | CAM19 | CAM19 | CAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @CAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | CAM20 | CAM20 | CAM20 CDG01 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @CAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CAM21 | CAM21 | CAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @CAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CAM69 | CAM69 | CAM69 | Address/PostalZone of the party that delivers is a postal code of the table |

    @CAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | CAM22 | CAM22 | CAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @CAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | CAM23 | CAM23 | CAM23 CDG01 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @CAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | CAM24 | CAM24 | CAM19 CAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @CAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | CAM25 | CAM25 | CAM19 CAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @CAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | CAM26 | CAM26 | CAM19 CAM26 | Address/Country of the party that delivers is there and not empty |

    @CAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | CAM27 | CAM27 | CAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @CAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAM28 | CAM28 | CAM28 | Country/Name of the party that delivers is a country name of the table |

    @CAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAM29 | CAM29 | CAM29 | Name/@languageID of the party that delivers is "es" |

    @CAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | CAM30 | CAM30 | CAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @CAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | CAM31 | CAM31 | CAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @CAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAM32 | CAM32 | CAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |

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
      | rule  | code  | lines | title                                                                                                         |
      | CAM36 | CAM36 | CAM36 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

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
      | rule  | code  | lines | title                                                                                   |
      | CAM70 | CAM70 | CAM70 | RegistrationAddress/PostalZone of the party that delivers is a postal code of the table |

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

    @CAM49 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAM49 | CAM49 | CAM49 | Name/@languageID of the party that delivers is "es" |

    @CAM50 @wire
    Examples:
      | rule  | code  | lines      | title                                                                      |
      | CAM50 | CAM50 | CAM50 ZB01 | PartyTaxScheme/TaxScheme of the party that delivers is there and not empty |
