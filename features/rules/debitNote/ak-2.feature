# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AK
Feature: Rules AK on debit notes, part 2: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines | title                                        |
      | DAK25 | DAK25 | DAK25 | The NIT of the buyer carries its check digit |

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
      | rule  | code  | lines | title                                                                                                         |
      | DAK58 | DAK58 | DAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of six digits that begins with a department code |

    @DAK31 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | DAK31 | DAK31 | DAK31 | RegistrationAddress/CountrySubentity of the buyer is the name of a department |

    @DAK32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | DAK32 | DAK32 | CDG01 DAK32 | RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits |
