# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AK
Feature: Rules AK on credit notes, part 2: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines | title                                        |
      | CAK25 | CAK25 | CAK25 | The NIT of the buyer carries its check digit |

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
      | rule  | code  | lines | title                                                                                                         |
      | CAK58 | CAK58 | CAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of six digits that begins with a department code |

    @CAK31 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | CAK31 | CAK31 | CAK31 | RegistrationAddress/CountrySubentity of the buyer is the name of a department |

    @CAK32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | CAK32 | CAK32 | CAK32 CDG01 | RegistrationAddress/CountrySubentityCode of the buyer is a department code of two digits |
