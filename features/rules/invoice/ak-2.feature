# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 2: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | FAK13 | FAK13 | FAK08 FAK13 | Address/AddressLine of the buyer is there and not empty |

    @FAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | FAK14 | FAK14 | FAK08 FAK14 | AddressLine/Line of the buyer is there and not empty |

    @FAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | FAK15 | FAK15 | FAK08 FAK15 | Address/Country of the buyer is there and not empty |

    @FAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAK16 | FAK16 | FAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |

    @FAK17 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAK17 | FAK17 | FAK17 | Country/Name of the buyer is a country name of the table |

    @FAK18 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | FAK18 | FAK18 | FAK18 | Name/@languageID of the buyer is "es" |

    @FAK19 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAK19 | FAK19 | FAK19 | The buyer gives its tax information where the annex asks for it |

    @FAK20 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAK20 | FAK20 | FAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @FAK21 @wire
    Examples:
      | rule  | code  | lines        | title                                                        |
      | FAK21 | FAK21 | FAK21 FAK24b | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @FAK22 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAK22 | FAK22 | FAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @FAK23 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | FAK23 | FAK23 | FAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAK24 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAK24 | FAK24 | FAK24 | CompanyID/@schemeID of the buyer is there and not empty |

    @FAK24b @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | FAK24b | FAK24b | FAK24b | CompanyID/@schemeID of the buyer is the check digit of the NIT |

    @FAK25 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAK25 | FAK25 | FAK25 | CompanyID/@schemeName of the buyer is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAK26 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                   |
      | FAK26 | FAK26 | FAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAK28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAK28 | FAK28 | FAK28 | PartyTaxScheme/RegistrationAddress of the buyer is there and not empty |
