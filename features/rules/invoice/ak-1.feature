# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | FAK01 | FAK01 | FAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @FAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAK02 | FAK02 | FAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @FAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAK03 | FAK03 | FAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @FAK61 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAK61 | FAK61 | FAK61 | Party/PartyIdentification of the buyer is there |

    @FAK62 @wire
    Examples:
      | rule  | code  | lines       | title                                                      |
      | FAK62 | FAK62 | FAK62 FAK64 | PartyIdentification/ID of the buyer is there and not empty |

    @FAK63 @wire
    Examples:
      | rule  | code  | lines | title                                                                                    |
      | FAK63 | FAK63 | FAK63 | ID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAK64 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAK64 | FAK64 | FAK64 | ID/@schemeID of the buyer is the check digit of the NIT |

    @FAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAK05 | FAK05 | FAK05 | Party/PartyName of the buyer is there and not empty |

    @FAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAK06 | FAK06 | FAK06 | PartyName/Name of the buyer is there and not empty |

    @FAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAK07 | FAK07 | FAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @FAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                            |
      | FAK08 | FAK08 | FAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @FAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | FAK09 | FAK09 | CDG01 FAK09 | Address/ID of the buyer is a DANE municipality code of five digits |

    @FAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAK10 | FAK10 | FAK10 | Address/CityName of the buyer is the name of the municipality |

    @FAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAK57 | FAK57 | FAK57 | Address/PostalZone of the buyer is a postal code of the table |

    @FAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAK11 | FAK11 | FAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @FAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | FAK12 | FAK12 | CDG01 FAK12 | Address/CountrySubentityCode of the buyer is a department code of two digits |

    @FAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | FAK13 | FAK13 | FAK08 FAK13 | Address/AddressLine of the buyer is there and not empty |

    @FAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | FAK14 | FAK14 | FAK08 FAK14 | AddressLine/Line of the buyer is there and not empty |

    @FAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | FAK15 | FAK15 | FAK08 FAK15 | Address/Country of the buyer is there and not empty |

    @FAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAK16 | FAK16 | FAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @FAK17 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAK17 | FAK17 | FAK17 | Country/Name of the buyer is a country name of the table |

    @FAK18 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | FAK18 | FAK18 | FAK18 | Name/@languageID of the buyer is "es" |

    @FAK19 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAK19 | FAK19 | FAK19 | The buyer gives its tax information where the annex asks for it |

    @FAK20 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAK20 | FAK20 | FAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @FAK21 @wire
    Examples:
      | rule  | code  | lines        | title                                                        |
      | FAK21 | FAK21 | FAK21 FAK24b | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @FAK22 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAK22 | FAK22 | FAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @FAK23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | FAK23 | FAK23 | FAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAK24 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAK24 | FAK24 | FAK24 | CompanyID/@schemeID of the buyer is there and not empty |

    @FAK24b @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | FAK24b | FAK24b | FAK24b | CompanyID/@schemeID of the buyer is the check digit of the NIT |

    @FAK25 @wire
    Examples:
      | rule  | code  | lines | title                                                                                           |
      | FAK25 | FAK25 | FAK25 | CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAK26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                   |
      | FAK26 | FAK26 | FAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAK28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAK28 | FAK28 | FAK28 | PartyTaxScheme/RegistrationAddress of the buyer is there and not empty |

    @FAK29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                          |
      | FAK29 | FAK29 | CDG01 FAK29 | RegistrationAddress/ID of the buyer is a DANE municipality code of five digits |

    @FAK30 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAK30 | FAK30 | FAK30 | RegistrationAddress/CityName of the buyer is the name of the municipality |

    @FAK58 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAK58 | FAK58 | FAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of the table |

    @FAK31 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | FAK31 | FAK31 | FAK31 | RegistrationAddress/CountrySubentity of the buyer is the name of a department |

    @FAK32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | FAK32 | FAK32 | CDG01 FAK32 | RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits |

    @FAK33 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAK33 | FAK33 | FAK33 | RegistrationAddress/AddressLine of the buyer is there and not empty |

    @FAK34 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAK34 | FAK34 | FAK34 | AddressLine/Line of the buyer is there and not empty |

    @FAK35 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAK35 | FAK35 | FAK35 | RegistrationAddress/Country of the buyer is there and not empty |

    @FAK36 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAK36 | FAK36 | FAK36 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @FAK37 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAK37 | FAK37 | FAK37 | Country/Name of the buyer is a country name of the table |

    @FAK38 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | FAK38 | FAK38 | FAK38 | Name/@languageID of the buyer is "es" |

    @FAK39 @wire
    Examples:
      | rule  | code  | lines      | title                                                        |
      | FAK39 | FAK39 | FAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @FAK40 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAK40 | FAK40 | FAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @FAK41 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAK41 | FAK41 | FAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |

    @FAK42 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAK42 | FAK42 | FAK42 | Party/PartyLegalEntity of the buyer is there and not empty |

    @FAK43 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAK43 | FAK43 | FAK43 | PartyLegalEntity/RegistrationName of the buyer is there and not empty |

    @FAK44 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAK44 | FAK44 | FAK44 | PartyLegalEntity/CompanyID of the buyer is there and not empty |

    @FAK45 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAK45 | FAK45 | FAK45 | CompanyID/@schemeAgencyID of the buyer is "195" |
