# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AK
Feature: Rules AK on credit notes, part 3: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAK33 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAK33 | CAK33 | CAK33 | RegistrationAddress/AddressLine of the buyer is there and not empty |

    @CAK34 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | CAK34 | CAK34 | CAK34 | AddressLine/Line of the buyer is there and not empty |

    @CAK35 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAK35 | CAK35 | CAK35 | RegistrationAddress/Country of the buyer is there and not empty |

    @CAK36 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK36 | CAK36 | CAK36 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @CAK37 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAK37 | CAK37 | CAK37 | Country/Name of the buyer is a country name of the table |

    @CAK38 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | CAK38 | CAK38 | CAK38 | Name/@languageID of the buyer is "es" |

    @CAK39 @wire
    Examples:
      | rule  | code  | lines      | title                                                        |
      | CAK39 | CAK39 | CAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @CAK40 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAK40 | CAK40 | CAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @CAK41 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAK41 | CAK41 | CAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |

    @CAK42 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAK42 | CAK42 | CAK42 | Party/PartyLegalEntity of the buyer is there and not empty |

    @CAK43 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK43 | CAK43 | CAK43 | PartyLegalEntity/RegistrationName of the buyer is there and not empty |

    @CAK44 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAK44 | CAK44 | CAK44 | PartyLegalEntity/CompanyID of the buyer is there and not empty |

    @CAK45 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAK45 | CAK45 | CAK45 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @CAK46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | CAK46 | CAK46 | CAK46 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAK47 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | CAK47 | CAK47 | CAK47 | CompanyID/@schemeID of the buyer is there and not empty |

    @CAK48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | CAK48 | CAK48 | CAK48 | CompanyID/@schemeName of the buyer is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
