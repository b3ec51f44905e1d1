# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AM
Feature: Rules AM on credit notes, part 2: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAM18 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAM18 | CAM18 | CAM18 | DeliveryParty/PhysicalLocation of the party that delivers is there and not empty |

    @CAM19 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                                        |
      | CAM19 | CAM19 | CAM19 | PhysicalLocation/Address of the party that delivers is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @CAM20 @wire
    Examples:
      | rule  | code  | lines       | title                                                                            |
      | CAM20 | CAM20 | CAM20 CDG01 | Address/ID of the party that delivers is a DANE municipality code of five digits |

    @CAM21 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CAM21 | CAM21 | CAM21 | Address/CityName of the party that delivers is the name of the municipality |

    @CAM69 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                           |
      | CAM69 | CAM69 | CAM69 | Address/PostalZone of the party that delivers is a postal code of six digits that begins with a department code |

    @CAM22 @wire
    Examples:
      | rule  | code  | lines | title                                                                           |
      | CAM22 | CAM22 | CAM22 | Address/CountrySubentity of the party that delivers is the name of a department |

    @CAM23 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                      |
      | CAM23 | CAM23 | CAM23 CDG01 | Address/CountrySubentityCode of the party that delivers is a department code of two digits |

    @CAM24 @wire
    Examples:
      | rule  | code  | lines       | title                                                                 |
      | CAM24 | CAM24 | CAM19 CAM24 | Address/AddressLine of the party that delivers is there and not empty |

    @CAM25 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | CAM25 | CAM25 | CAM19 CAM25 | AddressLine/Line of the party that delivers is there and not empty |

    @CAM26 @wire
    Examples:
      | rule  | code  | lines       | title                                                             |
      | CAM26 | CAM26 | CAM19 CAM26 | Address/Country of the party that delivers is there and not empty |

    @CAM27 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | CAM27 | CAM27 | CAM27 | Country/IdentificationCode of the party that delivers is an ISO 3166-1 alpha-2 code |

    @CAM28 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAM28 | CAM28 | CAM28 | Country/Name of the party that delivers is a country name of the table |

    @CAM29 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAM29 | CAM29 | CAM29 | Name/@languageID of the party that delivers is "es" |

    @CAM30 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | CAM30 | CAM30 | CAM30 | DeliveryParty/PartyTaxScheme of the party that delivers is there and not empty |

    @CAM31 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | CAM31 | CAM31 | CAM31 | PartyTaxScheme/RegistrationName of the party that delivers is there and not empty |

    @CAM32 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAM32 | CAM32 | CAM32 | PartyTaxScheme/CompanyID of the party that delivers is there and not empty |
