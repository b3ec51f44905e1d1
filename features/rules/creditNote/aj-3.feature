# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 3: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
