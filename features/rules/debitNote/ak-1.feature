# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AK
Feature: Rules AK on debit notes, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | DAK01 | DAK01 | DAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @DAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | DAK02 | DAK02 | DAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @DAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAK03 | DAK03 | DAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @DAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAK05 | DAK05 | DAK05 | Party/PartyName of the buyer is there and not empty |

    @DAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAK06 | DAK06 | DAK06 | PartyName/Name of the buyer is there and not empty |

    @DAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAK07 | DAK07 | DAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @DAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                            |
      | DAK08 | DAK08 | DAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @DAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | DAK09 | DAK09 | CDG01 DAK09 | Address/ID of the buyer is a DANE municipality code of five digits |

    @DAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAK10 | DAK10 | DAK10 | Address/CityName of the buyer is the name of the municipality |

    @DAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAK57 | DAK57 | DAK57 | Address/PostalZone of the buyer is a postal code of the table |

    @DAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAK11 | DAK11 | DAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @DAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | DAK12 | DAK12 | CDG01 DAK12 | Address/CountrySubentityCode of the buyer is a department code of two digits |

    @DAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | DAK13 | DAK13 | DAK08 DAK13 | Address/AddressLine of the buyer is there and not empty |

    @DAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | DAK14 | DAK14 | DAK08 DAK14 | AddressLine/Line of the buyer is there and not empty |

    @DAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | DAK15 | DAK15 | DAK08 DAK15 | Address/Country of the buyer is there and not empty |

    @DAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK16 | DAK16 | DAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @DAK17 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAK17 | DAK17 | DAK17 | Country/Name of the buyer is a country name of the table |

    @DAK18 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | DAK18 | DAK18 | DAK18 | Name/@languageID of the buyer is "es" |

    @DAK19 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAK19 | DAK19 | DAK19 | The buyer gives its tax information where the annex asks for it |

    @DAK20 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAK20 | DAK20 | DAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @DAK21 @wire
    Examples:
      | rule  | code  | lines       | title                                                        |
      | DAK21 | DAK21 | DAK21 DAK25 | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @DAK22 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAK22 | DAK22 | DAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @DAK23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | DAK23 | DAK23 | DAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAK24 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | DAK24 | DAK24 | DAK24 | CompanyID/@schemeID of the buyer is there and not empty |

    @DAK25 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAK25 | DAK25 | DAK25 | The buyer is identified by a type of the table, a NIT with its check digit |

    @DAK26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                   |
      | DAK26 | DAK26 | DAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @DAK28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAK28 | DAK28 | DAK28 | PartyTaxScheme/RegistrationAddress of the buyer is there and not empty |

    @DAK29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                          |
      | DAK29 | DAK29 | CDG01 DAK29 | RegistrationAddress/ID of the buyer is a DANE municipality code of five digits |

    @DAK30 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | DAK30 | DAK30 | DAK30 | RegistrationAddress/CityName of the buyer is the name of the municipality |

    @DAK58 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | DAK58 | DAK58 | DAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of the table |

    @DAK31 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | DAK31 | DAK31 | DAK31 | RegistrationAddress/CountrySubentity of the buyer is the name of a department |

    @DAK32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | DAK32 | DAK32 | CDG01 DAK32 | RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits |

    @DAK33 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAK33 | DAK33 | DAK33 | RegistrationAddress/AddressLine of the buyer is there and not empty |

    @DAK34 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | DAK34 | DAK34 | DAK34 | AddressLine/Line of the buyer is there and not empty |

    @DAK35 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAK35 | DAK35 | DAK35 | RegistrationAddress/Country of the buyer is there and not empty |

    @DAK36 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK36 | DAK36 | DAK36 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @DAK37 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAK37 | DAK37 | DAK37 | Country/Name of the buyer is a country name of the table |

    @DAK38 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | DAK38 | DAK38 | DAK38 | Name/@languageID of the buyer is "es" |

    @DAK39 @wire
    Examples:
      | rule  | code  | lines      | title                                                        |
      | DAK39 | DAK39 | DAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @DAK40 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAK40 | DAK40 | DAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @DAK41 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAK41 | DAK41 | DAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |

    @DAK42 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAK42 | DAK42 | DAK42 | Party/PartyLegalEntity of the buyer is there and not empty |

    @DAK43 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK43 | DAK43 | DAK43 | PartyLegalEntity/RegistrationName of the buyer is there and not empty |

    @DAK44 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAK44 | DAK44 | DAK44 | PartyLegalEntity/CompanyID of the buyer is there and not empty |

    @DAK45 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAK45 | DAK45 | DAK45 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @DAK46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | DAK46 | DAK46 | DAK46 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAK47 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | DAK47 | DAK47 | DAK47 | CompanyID/@schemeID of the buyer is there and not empty |

    @DAK48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                           |
      | DAK48 | DAK48 | DAK48 | CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAK49 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DAK49 | DAK49 | DAK49 | PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty |

    @DAK51 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | DAK51 | DAK51 | DAK51 | Party/Contact of the buyer is there and not empty |
