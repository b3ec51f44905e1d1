# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAJ01 @wire
    Examples:
      | rule  | code  | lines                                     | title                                          |
      | FAJ01 | FAJ01 | 92 FAB05b FAB10a FAB24b FAD05e FAJ01 ZB01 | AccountingSupplierParty is there and not empty |

    @FAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | FAJ02a | FAJ02a | FAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @FAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | FAJ02b | FAJ02b | FAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @FAJ03 @wire
    Examples:
      | rule  | code  | lines                                | title                                                              |
      | FAJ03 | FAJ03 | 92 FAB05b FAB10a FAB24b FAD05e FAJ03 | AccountingSupplierParty/Party of the issuer is there and not empty |

    @FAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAJ05 | FAJ05 | FAJ05 | Party/PartyName of the issuer is there and not empty |

    @FAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAJ06 | FAJ06 | FAJ06 | PartyName/Name of the issuer is there and not empty |

    @FAJ07 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | FAJ07 | FAJ07 | FAJ07 | Party/PhysicalLocation of the issuer is there and not empty |

    @FAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | FAJ08 | FAJ08 | FAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @FAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | FAJ09 | FAJ09 | CDG01 FAJ09 | Address/ID of the issuer is a DANE municipality code of five digits |

    @FAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAJ10 | FAJ10 | FAJ10 | Address/CityName of the issuer is the name of the municipality |

    @FAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAJ73 | FAJ73 | FAJ73 | Address/PostalZone of the issuer is a postal code of the table |

    @FAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | FAJ11 | FAJ11 | FAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @FAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | FAJ12 | FAJ12 | CDG01 FAJ12 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @FAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | FAJ13 | FAJ13 | FAJ08 FAJ13 | Address/AddressLine of the issuer is there and not empty |

    @FAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | FAJ14 | FAJ14 | FAJ08 FAJ14 | AddressLine/Line of the issuer is there and not empty |

    @FAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | FAJ15 | FAJ15 | FAJ08 FAJ15 | Address/Country of the issuer is there and not empty |

    @FAJ16 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAJ16 | FAJ16 | FAJ16 | Country/IdentificationCode of the issuer is "CO" |

    @FAJ17 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAJ17 | FAJ17 | FAJ17 | Country/Name of the issuer is "Colombia" |

    @FAJ18 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | FAJ18 | FAJ18 | FAJ18 | Name/@languageID of the issuer is "es" |

    @FAJ19 @wire
    Examples:
      | rule  | code  | lines                         | title                                                     |
      | FAJ19 | FAJ19 | 92 FAB05b FAB24b FAD05e FAJ19 | Party/PartyTaxScheme of the issuer is there and not empty |

    @FAJ20 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAJ20 | FAJ20 | FAJ20 | PartyTaxScheme/RegistrationName of the issuer is there and not empty |

    @FAJ21 @request
    Examples:
      | rule  | code  | lines           | title                                       |
      | FAJ21 | FAJ21 | 92 FAJ21 FAJ44a | The issuer is registered with the authority |

    @FAJ22 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAJ22 | FAJ22 | FAJ22 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @FAJ23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | FAJ23 | FAJ23 | FAJ23 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAJ24a @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAJ24a | FAJ24a | FAJ24a | CompanyID/@schemeID of the issuer is there and not empty |

    @FAJ24b @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | FAJ24b | FAJ24b | FAJ24b | CompanyID/@schemeID of the issuer is the check digit of the NIT |

    @FAJ25 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | FAJ25 | FAJ25 | FAJ25 | CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAJ26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | FAJ26 | FAJ26 | FAJ26 | PartyTaxScheme/TaxLevelCode of the issuer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAJ28 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                     |
      | FAJ28 | FAJ28 | FAJ28 | PartyTaxScheme/RegistrationAddress of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @FAJ29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                           |
      | FAJ29 | FAJ29 | CDG01 FAJ29 | RegistrationAddress/ID of the issuer is a DANE municipality code of five digits |

    @FAJ30 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAJ30 | FAJ30 | FAJ30 | RegistrationAddress/CityName of the issuer is the name of the municipality |

    @FAJ74 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAJ74 | FAJ74 | FAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of the table |

    @FAJ31 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | FAJ31 | FAJ31 | FAJ31 | RegistrationAddress/CountrySubentity of the issuer is the name of a department |

    @FAJ32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                     |
      | FAJ32 | FAJ32 | CDG01 FAJ32 | RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits |

    @FAJ33 @wire
    Examples:
      | rule  | code  | lines       | title                                                                |
      | FAJ33 | FAJ33 | FAJ28 FAJ33 | RegistrationAddress/AddressLine of the issuer is there and not empty |

    @FAJ34 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | FAJ34 | FAJ34 | FAJ28 FAJ34 | AddressLine/Line of the issuer is there and not empty |

    @FAJ35 @wire
    Examples:
      | rule  | code  | lines       | title                                                            |
      | FAJ35 | FAJ35 | FAJ28 FAJ35 | RegistrationAddress/Country of the issuer is there and not empty |

    @FAJ36 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAJ36 | FAJ36 | FAJ36 | Country/IdentificationCode of the issuer is "CO" |

    @FAJ37 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAJ37 | FAJ37 | FAJ37 | Country/Name of the issuer is "Colombia" |

    @FAJ38 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | FAJ38 | FAJ38 | FAJ38 | Name/@languageID of the issuer is "es" |

    @FAJ39 @wire
    Examples:
      | rule  | code  | lines      | title                                           |
      | FAJ39 | FAJ39 | FAJ39 ZB01 | PartyTaxScheme/TaxScheme of the issuer is there |

    @FAJ40 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAJ40 | FAJ40 | FAJ40 | TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ |

    @FAJ41 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAJ41 | FAJ41 | FAJ41 | TaxScheme/Name of the issuer is the name paired with TaxScheme/ID |

    @FAJ42 @wire
    Examples:
      | rule  | code  | lines        | title                                                       |
      | FAJ42 | FAJ42 | FAB10a FAJ42 | Party/PartyLegalEntity of the issuer is there and not empty |

    @FAJ43a @wire
    Examples:
      | rule   | code   | lines         | title                                                                  |
      | FAJ43a | FAJ43a | FAJ43a FAJ43b | PartyLegalEntity/RegistrationName of the issuer is there and not empty |

    @FAJ43b @request
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAJ43b | FAJ43b | FAJ43b | The issuer carries the name that the RUT has for its NIT |

    @FAJ44a @wire
    Examples:
      | rule   | code   | lines         | title                                                       |
      | FAJ44a | FAJ44a | FAJ44a FAJ44b | The legal entity is an issuer registered with the authority |

    @FAJ44b @wire
    Examples:
      | rule   | code   | lines         | title                                                             |
      | FAJ44b | FAJ44b | FAJ43b FAJ44b | The identification belongs, in the RUT, to the name that was sent |

    @FAJ45 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAJ45 | FAJ45 | FAJ45 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @FAJ46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | FAJ46 | FAJ46 | FAJ46 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |
