# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AM
Feature: Rules AM on invoices, part 2: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAM50 @wire
    Examples:
      | rule  | code  | lines      | title                                                                      |
      | FAM50 | FAM50 | FAM50 ZB01 | PartyTaxScheme/TaxScheme of the party that delivers is there and not empty |

    @FAM51 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAM51 | FAM51 | FAM51 | TaxScheme/ID of the party that delivers is one of 01, 04, ZA, ZZ |

    @FAM52 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | FAM52 | FAM52 | FAM52 | TaxScheme/Name of the party that delivers is the name paired with TaxScheme/ID |

    @FAM54 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAM54 | FAM54 | FAM54 | PartyLegalEntity/RegistrationName of the party that delivers is not empty where it is there |

    @FAM55 @wire
    Examples:
      | rule  | code  | lines | title                                                                        |
      | FAM55 | FAM55 | FAM55 | PartyLegalEntity/CompanyID of the party that delivers is there and not empty |

    @FAM56 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAM56 | FAM56 | FAM56 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @FAM57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | FAM57 | FAM57 | FAM57 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAM58 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAM58 | FAM58 | FAM58 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @FAM59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                         |
      | FAM59 | FAM59 | FAM59 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAM60 @wire
    Examples:
      | rule  | code  | lines | title                                                                                          |
      | FAM60 | FAM60 | FAM60 | PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is there and not empty |

    @FAM61 @wire
    Examples:
      | rule  | code  | lines | title                                                                              |
      | FAM61 | FAM61 | FAM61 | CorporateRegistrationScheme/Name of the party that delivers is there and not empty |

    @FAM62 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAM62 | FAM62 | FAM62 | DeliveryParty/Contact of the party that delivers is there and not empty |

    @FAM63 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAM63 | FAM63 | FAM63 | Contact/Name of the party that delivers is there and not empty |

    @FAM64 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAM64 | FAM64 | FAM64 | Contact/Telephone of the party that delivers is there and not empty |

    @FAM65 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAM65 | FAM65 | FAM65 | Contact/Telefax of the party that delivers is there and not empty |

    @FAM66 @wire
    Examples:
      | rule  | code  | lines | title                                                                    |
      | FAM66 | FAM66 | FAM66 | Contact/ElectronicMail of the party that delivers is there and not empty |
