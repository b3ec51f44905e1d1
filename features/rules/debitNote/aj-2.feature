# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines               | title                                                     |
      | DAJ19 | DAJ19 | DAB24b DAJ19 DBG04b | Party/PartyTaxScheme of the issuer is there and not empty |

    @DAJ20 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAJ20 | DAJ20 | DAJ20 | PartyTaxScheme/RegistrationName of the issuer is there and not empty |

    @DAJ21 @request
    Examples:
      | rule  | code  | lines | title                                       |
      | DAJ21 | DAJ21 | DAJ21 | The issuer is registered with the authority |

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
      | rule  | code  | lines | title                                       |
      | DAJ25 | DAJ25 | DAJ25 | CompanyID/@schemeName of the issuer is "31" |

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
      | rule  | code  | lines | title                                                                                                          |
      | DAJ74 | DAJ74 | DAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of six digits that begins with a department code |

    @DAJ31 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | DAJ31 | DAJ31 | DAJ31 | RegistrationAddress/CountrySubentity of the issuer is the name of a department |
