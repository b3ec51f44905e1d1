# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 3: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAJ31 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | FAJ31 | FAJ31 | FAJ31 | RegistrationAddress/CountrySubentity of the issuer is the name of a department |

    @FAJ32 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                     |
      | FAJ32 | FAJ32 | CDG01 FAJ32 | RegistrationAddress/CountrySubentityCode of the issuer is a department code of two digits |

    @FAJ33 @wire
    Examples:
      | rule  | code  | lines       | title                                                                |
      | FAJ33 | FAJ33 | FAJ28 FAJ33 | RegistrationAddress/AddressLine of the issuer is there and not empty |

    @FAJ34 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | FAJ34 | FAJ34 | FAJ28 FAJ34 | AddressLine/Line of the issuer is there and not empty |

    @FAJ35 @wire
    Examples:
      | rule  | code  | lines       | title                                                            |
      | FAJ35 | FAJ35 | FAJ28 FAJ35 | RegistrationAddress/Country of the issuer is there and not empty |

    @FAJ36 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAJ36 | FAJ36 | FAJ36 | Country/IdentificationCode of the issuer is "CO" |

    @FAJ37 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAJ37 | FAJ37 | FAJ37 | Country/Name of the issuer is "Colombia" |

    @FAJ38 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | FAJ38 | FAJ38 | FAJ38 | Name/@languageID of the issuer is "es" |

    @FAJ39 @wire
    Examples:
      | rule  | code  | lines      | title                                           |
      | FAJ39 | FAJ39 | FAJ39 ZB01 | PartyTaxScheme/TaxScheme of the issuer is there |

    @FAJ40 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAJ40 | FAJ40 | FAJ40 | TaxScheme/ID of the issuer is one of 01, 04, ZA, ZZ |

    @FAJ41 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAJ41 | FAJ41 | FAJ41 | TaxScheme/Name of the issuer is the name paired with TaxScheme/ID |

    @FAJ42 @wire
    Examples:
      | rule  | code  | lines        | title                                                       |
      | FAJ42 | FAJ42 | FAB10a FAJ42 | Party/PartyLegalEntity of the issuer is there and not empty |

    @FAJ43a @wire
    Examples:
      | rule   | code   | lines         | title                                                                  |
      | FAJ43a | FAJ43a | FAJ43a FAJ43b | PartyLegalEntity/RegistrationName of the issuer is there and not empty |

    @FAJ43b @request
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAJ43b | FAJ43b | FAJ43b | The issuer carries the name that the RUT has for its NIT |

    @FAJ44a @wire
    Examples:
      | rule   | code   | lines         | title                                                       |
      | FAJ44a | FAJ44a | FAJ44a FAJ44b | The legal entity is an issuer registered with the authority |

    @FAJ44b @wire
    Examples:
      | rule   | code   | lines         | title                                                             |
      | FAJ44b | FAJ44b | FAJ43b FAJ44b | The identification belongs, in the RUT, to the name that was sent |
