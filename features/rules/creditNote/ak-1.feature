# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AK
Feature: Rules AK on credit notes, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | CAK01 | CAK01 | CAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @CAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | CAK02 | CAK02 | CAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @CAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAK03 | CAK03 | CAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @CAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAK05 | CAK05 | CAK05 | Party/PartyName of the buyer is there and not empty |

    @CAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAK06 | CAK06 | CAK06 | PartyName/Name of the buyer is there and not empty |

    @CAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAK07 | CAK07 | CAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @CAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                                                                            |
      | CAK08 | CAK08 | CAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode; abroad CityName, AddressLine/Line and Country/IdentificationCode |

    @CAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | CAK09 | CAK09 | CAK09 CDG01 | Address/ID of the buyer is a DANE municipality code of five digits |

    @CAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAK10 | CAK10 | CAK10 | Address/CityName of the buyer is the name of the municipality |

    @CAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAK57 | CAK57 | CAK57 | Address/PostalZone of the buyer is a postal code of the table |

    @CAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAK11 | CAK11 | CAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @CAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | CAK12 | CAK12 | CAK12 CDG01 | Address/CountrySubentityCode of the buyer is a department code of two digits |

    @CAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | CAK13 | CAK13 | CAK08 CAK13 | Address/AddressLine of the buyer is there and not empty |

    @CAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | CAK14 | CAK14 | CAK08 CAK14 | AddressLine/Line of the buyer is there and not empty |

    @CAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | CAK15 | CAK15 | CAK08 CAK15 | Address/Country of the buyer is there and not empty |

    @CAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK16 | CAK16 | CAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @CAK17 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAK17 | CAK17 | CAK17 | Country/Name of the buyer is a country name of the table |

    @CAK18 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | CAK18 | CAK18 | CAK18 | Name/@languageID of the buyer is "es" |

    @CAK19 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAK19 | CAK19 | CAK19 | The buyer gives its tax information where the annex asks for it |

    @CAK20 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAK20 | CAK20 | CAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @CAK21 @wire
    Examples:
      | rule  | code  | lines       | title                                                        |
      | CAK21 | CAK21 | CAK21 CAK25 | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @CAK22 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAK22 | CAK22 | CAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @CAK23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | CAK23 | CAK23 | CAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAK24 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | CAK24 | CAK24 | CAK24 | CompanyID/@schemeID of the buyer is there and not empty |

    @CAK25 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAK25 | CAK25 | CAK25 | The buyer is identified by a type of the table, a NIT with its check digit |

    @CAK26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                   |
      | CAK26 | CAK26 | CAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @CAK28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAK28 | CAK28 | CAK28 | PartyTaxScheme/RegistrationAddress of the buyer is there and not empty |

    @CAK29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                          |
      | CAK29 | CAK29 | CAK29 CDG01 | RegistrationAddress/ID of the buyer is a DANE municipality code of five digits |

    @CAK30 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | CAK30 | CAK30 | CAK30 | RegistrationAddress/CityName of the buyer is the name of the municipality |

    @CAK58 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | CAK58 | CAK58 | CAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of the table |

    @CAK31 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | CAK31 | CAK31 | CAK31 | RegistrationAddress/CountrySubentity of the buyer is the name of a department |

    @CAK32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | CAK32 | CAK32 | CAK32 CDG01 | RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits |

    @CAK33 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAK33 | CAK33 | CAK33 | RegistrationAddress/AddressLine of the buyer is there and not empty |

    @CAK34 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | CAK34 | CAK34 | CAK34 | AddressLine/Line of the buyer is there and not empty |

    @CAK35 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAK35 | CAK35 | CAK35 | RegistrationAddress/Country of the buyer is there and not empty |

    @CAK36 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK36 | CAK36 | CAK36 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @CAK37 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAK37 | CAK37 | CAK37 | Country/Name of the buyer is a country name of the table |

    @CAK38 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | CAK38 | CAK38 | CAK38 | Name/@languageID of the buyer is "es" |

    @CAK39 @wire
    Examples:
      | rule  | code  | lines      | title                                                        |
      | CAK39 | CAK39 | CAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @CAK40 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAK40 | CAK40 | CAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @CAK41 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAK41 | CAK41 | CAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |

    @CAK42 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAK42 | CAK42 | CAK42 | Party/PartyLegalEntity of the buyer is there and not empty |

    @CAK43 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK43 | CAK43 | CAK43 | PartyLegalEntity/RegistrationName of the buyer is there and not empty |

    @CAK44 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAK44 | CAK44 | CAK44 | PartyLegalEntity/CompanyID of the buyer is there and not empty |

    @CAK45 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAK45 | CAK45 | CAK45 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @CAK46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | CAK46 | CAK46 | CAK46 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAK47 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | CAK47 | CAK47 | CAK47 | CompanyID/@schemeID of the buyer is there and not empty |

    @CAK48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                           |
      | CAK48 | CAK48 | CAK48 | CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @CAK49 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAK49 | CAK49 | CAK49 | PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty |

    @CAK51 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | CAK51 | CAK51 | CAK51 | Party/Contact of the buyer is there and not empty |
