# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAJ01 @wire
    Examples:
      | rule  | code  | lines                       | title                                          |
      | DAJ01 | DAJ01 | 92 DAB24b DAJ01 DBG04b ZB01 | AccountingSupplierParty is there and not empty |

    @DAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | DAJ02a | DAJ02a | DAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @DAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | DAJ02b | DAJ02b | DAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @DAJ03 @wire
    Examples:
      | rule  | code  | lines                  | title                                                              |
      | DAJ03 | DAJ03 | 92 DAB24b DAJ03 DBG04b | AccountingSupplierParty/Party of the issuer is there and not empty |

    @DAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | DAJ05 | DAJ05 | DAJ05 | Party/PartyName of the issuer is there and not empty |

    @DAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAJ06 | DAJ06 | DAJ06 | PartyName/Name of the issuer is there and not empty |

    @DAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | DAJ08 | DAJ08 | DAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @DAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | DAJ09 | DAJ09 | CDG01 DAJ09 | Address/ID of the issuer is a DANE municipality code of five digits |

    @DAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAJ10 | DAJ10 | DAJ10 | Address/CityName of the issuer is the name of the municipality |

    @DAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAJ73 | DAJ73 | DAJ73 | Address/PostalZone of the issuer is a postal code of the table |

    @DAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | DAJ11 | DAJ11 | DAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @DAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | DAJ12 | DAJ12 | CDG01 DAJ12 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @DAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | DAJ13 | DAJ13 | DAJ08 DAJ13 | Address/AddressLine of the issuer is there and not empty |

    @DAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | DAJ14 | DAJ14 | DAJ08 DAJ14 | AddressLine/Line of the issuer is there and not empty |

    @DAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | DAJ15 | DAJ15 | DAJ08 DAJ15 | Address/Country of the issuer is there and not empty |

    @DAJ16 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAJ16 | DAJ16 | DAJ16 | Country/IdentificationCode of the issuer is "CO" |

    @DAJ17 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | DAJ17 | DAJ17 | DAJ17 | Country/Name of the issuer is "Colombia" |

    @DAJ18 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | DAJ18 | DAJ18 | DAJ18 | Name/@languageID of the issuer is "es" |

    @DAJ19 @wire
    Examples:
      | rule  | code  | lines                  | title                                                     |
      | DAJ19 | DAJ19 | 92 DAB24b DAJ19 DBG04b | Party/PartyTaxScheme of the issuer is there and not empty |

    @DAJ20 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAJ20 | DAJ20 | DAJ20 | PartyTaxScheme/RegistrationName of the issuer is there and not empty |

    @DAJ21 @request
    Examples:
      | rule  | code  | lines    | title                                       |
      | DAJ21 | DAJ21 | 92 DAJ21 | The issuer is registered with the authority |

    @DAJ22 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAJ22 | DAJ22 | DAJ22 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @DAJ23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | DAJ23 | DAJ23 | DAJ23 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAJ24a @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | DAJ24a | DAJ24a | DAJ24a | CompanyID/@schemeID of the issuer is there and not empty |

    @DAJ24b @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | DAJ24b | DAJ24b | DAJ24b | CompanyID/@schemeID of the issuer is the check digit of the NIT |

    @DAJ25 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | DAJ25 | DAJ25 | DAJ25 | CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAJ26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | DAJ26 | DAJ26 | DAJ26 | PartyTaxScheme/TaxLevelCode of the issuer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @DAJ28 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                     |
      | DAJ28 | DAJ28 | DAJ28 | PartyTaxScheme/RegistrationAddress of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @DAJ29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                           |
      | DAJ29 | DAJ29 | CDG01 DAJ29 | RegistrationAddress/ID of the issuer is a DANE municipality code of five digits |

    @DAJ30 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAJ30 | DAJ30 | DAJ30 | RegistrationAddress/CityName of the issuer is the name of the municipality |

    @DAJ74 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAJ74 | DAJ74 | DAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of the table |

    @DAJ31 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | DAJ31 | DAJ31 | DAJ31 | RegistrationAddress/CountrySubentity of the issuer is the name of a department |

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

    @DAJ48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | DAJ48 | DAJ48 | DAJ48 | CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAJ49 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAJ49 | DAJ49 | DAJ49 | PartyLegalEntity/CorporateRegistrationScheme of the issuer is there |
