# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines | title                                       |
      | FAJ25 | FAJ25 | FAJ25 | CompanyID/@schemeName of the issuer is "31" |

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
      | rule  | code  | lines | title                                                                                                          |
      | FAJ74 | FAJ74 | FAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of six digits that begins with a department code |
