# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAJ01 @wire
    Examples:
      | rule  | code  | lines                       | title                                          |
      | CAJ01 | CAJ01 | 92 CAB24b CAJ01 CBG04b ZB01 | AccountingSupplierParty is there and not empty |

    @CAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | CAJ02a | CAJ02a | CAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @CAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | CAJ02b | CAJ02b | CAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @CAJ03 @wire
    Examples:
      | rule  | code  | lines                  | title                                                              |
      | CAJ03 | CAJ03 | 92 CAB24b CAJ03 CBG04b | AccountingSupplierParty/Party of the issuer is there and not empty |

    @CAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | CAJ05 | CAJ05 | CAJ05 | Party/PartyName of the issuer is there and not empty |

    @CAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAJ06 | CAJ06 | CAJ06 | PartyName/Name of the issuer is there and not empty |

    @CAJ07 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ07 | CAJ07 | CAJ07 | Party/PhysicalLocation of the issuer is there and not empty |

    @CAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | CAJ08 | CAJ08 | CAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @CAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | CAJ09 | CAJ09 | CAJ09 CDG01 | Address/ID of the issuer is a DANE municipality code of five digits |

    @CAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAJ10 | CAJ10 | CAJ10 | Address/CityName of the issuer is the name of the municipality |

    @CAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAJ73 | CAJ73 | CAJ73 | Address/PostalZone of the issuer is a postal code of the table |

    @CAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | CAJ11 | CAJ11 | CAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @CAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | CAJ12 | CAJ12 | CAJ12 CDG01 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @CAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | CAJ13 | CAJ13 | CAJ08 CAJ13 | Address/AddressLine of the issuer is there and not empty |

    @CAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | CAJ14 | CAJ14 | CAJ08 CAJ14 | AddressLine/Line of the issuer is there and not empty |

    @CAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | CAJ15 | CAJ15 | CAJ08 CAJ15 | Address/Country of the issuer is there and not empty |

    @CAJ16 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAJ16 | CAJ16 | CAJ16 | Country/IdentificationCode of the issuer is "CO" |

    @CAJ17 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | CAJ17 | CAJ17 | CAJ17 | Country/Name of the issuer is "Colombia" |

    @CAJ18 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | CAJ18 | CAJ18 | CAJ18 | Name/@languageID of the issuer is "es" |

    @CAJ19 @wire
    Examples:
      | rule  | code  | lines                  | title                                                     |
      | CAJ19 | CAJ19 | 92 CAB24b CAJ19 CBG04b | Party/PartyTaxScheme of the issuer is there and not empty |

    @CAJ20 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAJ20 | CAJ20 | CAJ20 | PartyTaxScheme/RegistrationName of the issuer is there and not empty |

    @CAJ21 @request
    Examples:
      | rule  | code  | lines    | title                                       |
      | CAJ21 | CAJ21 | 92 CAJ21 | The issuer is registered with the authority |

    @CAJ22 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAJ22 | CAJ22 | CAJ22 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @CAJ23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | CAJ23 | CAJ23 | CAJ23 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAJ24a @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | CAJ24a | CAJ24a | CAJ24a | CompanyID/@schemeID of the issuer is there and not empty |

    @CAJ24b @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | CAJ24b | CAJ24b | CAJ24b | CompanyID/@schemeID of the issuer is the check digit of the NIT |

    @CAJ25 @wire
    Examples:
      | rule  | code  | lines | title                                       |
      | CAJ25 | CAJ25 | CAJ25 | CompanyID/@schemeName of the issuer is "31" |

    @CAJ26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                    |
      | CAJ26 | CAJ26 | CAJ26 | PartyTaxScheme/TaxLevelCode of the issuer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @CAJ28 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                     |
      | CAJ28 | CAJ28 | CAJ28 | PartyTaxScheme/RegistrationAddress of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @CAJ29 @wire
    Examples:
      | rule  | code  | lines       | title                                                                           |
      | CAJ29 | CAJ29 | CAJ29 CDG01 | RegistrationAddress/ID of the issuer is a DANE municipality code of five digits |

    @CAJ30 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAJ30 | CAJ30 | CAJ30 | RegistrationAddress/CityName of the issuer is the name of the municipality |

    @CAJ74 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAJ74 | CAJ74 | CAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of the table |

    @CAJ31 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | CAJ31 | CAJ31 | CAJ31 | RegistrationAddress/CountrySubentity of the issuer is the name of a department |

    @CAJ32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                     |
      | CAJ32 | CAJ32 | CAJ32 CDG01 | RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits |

    @CAJ33 @wire
    Examples:
      | rule  | code  | lines       | title                                                                |
      | CAJ33 | CAJ33 | CAJ28 CAJ33 | RegistrationAddress/AddressLine of the issuer is there and not empty |

    @CAJ34 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | CAJ34 | CAJ34 | CAJ28 CAJ34 | AddressLine/Line of the issuer is there and not empty |

    @CAJ35 @wire
    Examples:
      | rule  | code  | lines       | title                                                            |
      | CAJ35 | CAJ35 | CAJ28 CAJ35 | RegistrationAddress/Country of the issuer is there and not empty |

    @CAJ36 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAJ36 | CAJ36 | CAJ36 | Country/IdentificationCode of the issuer is "CO" |

    @CAJ37 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | CAJ37 | CAJ37 | CAJ37 | Country/Name of the issuer is "Colombia" |

    @CAJ38 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | CAJ38 | CAJ38 | CAJ38 | Name/@languageID of the issuer is "es" |

    @CAJ39 @wire
    Examples:
      | rule  | code  | lines      | title                                           |
      | CAJ39 | CAJ39 | CAJ39 ZB01 | PartyTaxScheme/TaxScheme of the issuer is there |

    @CAJ40 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAJ40 | CAJ40 | CAJ40 | TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ |

    @CAJ41 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAJ41 | CAJ41 | CAJ41 | TaxScheme/Name of the issuer is the name paired with TaxScheme/ID |

    @CAJ42 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ42 | CAJ42 | CAJ42 | Party/PartyLegalEntity of the issuer is there and not empty |

    @CAJ43 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAJ43 | CAJ43 | CAJ43 | PartyLegalEntity/RegistrationName of the issuer is there and not empty |

    @CAJ44 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | CAJ44 | CAJ44 | CAJ44 | The legal entity, where it is another than the issuer, is an issuer registered with the authority |

    @CAJ45 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAJ45 | CAJ45 | CAJ45 | CompanyID/@schemeAgencyID of the issuer is "195" |

    @CAJ46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | CAJ46 | CAJ46 | CAJ46 | CompanyID/@schemeAgencyName of the issuer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAJ47 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAJ47 | CAJ47 | CAJ47 | CompanyID/@schemeID of the issuer is there and not empty |

    @CAJ48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | CAJ48 | CAJ48 | CAJ48 | CompanyID/@schemeName of the issuer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
