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

    @FAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FAM18 | FAM18 | FAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @FAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                        |
      | FAM19 | FAM19 | FAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @FAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | FAM20 | FAM20 | CDG01 FAM20 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @FAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FAM21 | FAM21 | FAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @FAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                           |
      | FAM69 | FAM69 | FAM69 | Address/PostalZone of the party that delivers is a postal code of six digits that begins with a department code |

    @FAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | FAM22 | FAM22 | FAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @FAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | FAM23 | FAM23 | CDG01 FAM23 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @FAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | FAM24 | FAM24 | FAM19 FAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @FAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | FAM25 | FAM25 | FAM19 FAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @FAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | FAM26 | FAM26 | FAM19 FAM26 | Address/Country of the party that delivers is there and not empty |

    @FAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | FAM27 | FAM27 | FAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @FAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAM28 | FAM28 | FAM28 | Country/Name of the party that delivers is a country name of the table |

    @FAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAM29 | FAM29 | FAM29 | Name/@languageID of the party that delivers is "es" |

    @FAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | FAM30 | FAM30 | FAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @FAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FAM31 | FAM31 | FAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @FAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAM32 | FAM32 | FAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |
