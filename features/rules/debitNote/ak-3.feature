# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AK
Feature: Rules AK on debit notes, part 3: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAK33 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAK33 | DAK33 | DAK33 | RegistrationAddress/AddressLine of the buyer is there and not empty |

    @DAK34 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | DAK34 | DAK34 | DAK34 | AddressLine/Line of the buyer is there and not empty |

    @DAK35 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAK35 | DAK35 | DAK35 | RegistrationAddress/Country of the buyer is there and not empty |

    @DAK36 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK36 | DAK36 | DAK36 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @DAK37 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAK37 | DAK37 | DAK37 | Country/Name of the buyer is a country name of the table |

    @DAK38 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | DAK38 | DAK38 | DAK38 | Name/@languageID of the buyer is "es" |

    @DAK39 @wire
    Examples:
      | rule  | code  | lines      | title                                                        |
      | DAK39 | DAK39 | DAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @DAK40 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAK40 | DAK40 | DAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @DAK41 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAK41 | DAK41 | DAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |

    @DAK42 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAK42 | DAK42 | DAK42 | Party/PartyLegalEntity of the buyer is there and not empty |

    @DAK43 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK43 | DAK43 | DAK43 | PartyLegalEntity/RegistrationName of the buyer is there and not empty |

    @DAK44 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAK44 | DAK44 | DAK44 | PartyLegalEntity/CompanyID of the buyer is there and not empty |

    @DAK45 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAK45 | DAK45 | DAK45 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @DAK46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | DAK46 | DAK46 | DAK46 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAK47 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | DAK47 | DAK47 | DAK47 | CompanyID/@schemeID of the buyer is there and not empty |

    @DAK48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | DAK48 | DAK48 | DAK48 | CompanyID/@schemeName of the buyer is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
