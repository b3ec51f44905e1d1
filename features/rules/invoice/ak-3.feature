# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 3: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule  | code  | lines | title                                                                                                         |
      | FAK58 | FAK58 | FAK58 | RegistrationAddress/PostalZone of the buyer is a postal code of six digits that begins with a department code |

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
