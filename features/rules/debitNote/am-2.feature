# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AM
Feature: Rules AM on debit notes, part 2: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DAM18 | DAM18 | DAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @DAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                        |
      | DAM19 | DAM19 | DAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @DAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | DAM20 | DAM20 | CDG01 DAM20 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @DAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DAM21 | DAM21 | DAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @DAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                           |
      | DAM69 | DAM69 | DAM69 | Address/PostalZone of the party that delivers is a postal code of six digits that begins with a department code |

    @DAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | DAM22 | DAM22 | DAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @DAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | DAM23 | DAM23 | CDG01 DAM23 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @DAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | DAM24 | DAM24 | DAM19 DAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @DAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | DAM25 | DAM25 | DAM19 DAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @DAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | DAM26 | DAM26 | DAM19 DAM26 | Address/Country of the party that delivers is there and not empty |

    @DAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | DAM27 | DAM27 | DAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @DAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAM28 | DAM28 | DAM28 | Country/Name of the party that delivers is a country name of the table |

    @DAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAM29 | DAM29 | DAM29 | Name/@languageID of the party that delivers is "es" |

    @DAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | DAM30 | DAM30 | DAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @DAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | DAM31 | DAM31 | DAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @DAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAM32 | DAM32 | DAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |
