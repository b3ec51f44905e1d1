# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 2: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines               | title                                                     |
      | CAJ19 | CAJ19 | CAB24b CAJ19 CBG04b | Party/PartyTaxScheme of the issuer is there and not empty |

    @CAJ20 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAJ20 | CAJ20 | CAJ20 | PartyTaxScheme/RegistrationName of the issuer is there and not empty |

    @CAJ21 @request
    Examples:
      | rule  | code  | lines | title                                       |
      | CAJ21 | CAJ21 | CAJ21 | The issuer is registered with the authority |

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
      | rule  | code  | lines | title                                                                                                          |
      | CAJ74 | CAJ74 | CAJ74 | RegistrationAddress/PostalZone of the issuer is a postal code of six digits that begins with a department code |
