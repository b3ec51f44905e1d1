# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AM
Feature: Rules AM on debit notes, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAM01 @wire
    Examples:
      | rule  | code  | lines | title                           |
      | DAM01 | DAM01 | DAM01 | Delivery is there and not empty |

    @DAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAM04 | DAM04 | DAM04 | Delivery/DeliveryAddress is there and not empty |

    @DAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | DAM05 | DAM05 | CDG01 DAM05 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @DAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAM06 | DAM06 | DAM06 | DeliveryAddress/CityName is the name of the municipality |

    @DAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                                                        |
      | DAM68 | DAM68 | DAM68 | DeliveryAddress/PostalZone is a postal code of six digits that begins with a department code |

    @DAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | DAM07 | DAM07 | DAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @DAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | DAM08 | DAM08 | CDG01 DAM08 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @DAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | DAM09 | DAM09 | DAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @DAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAM10 | DAM10 | DAM10 | AddressLine/Line of the delivery address is there and not empty |

    @DAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAM11 | DAM11 | DAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @DAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DAM12 | DAM12 | DAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @DAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | DAM13 | DAM13 | DAM13 | Country/Name of the delivery address is a country name of the table |

    @DAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAM14 | DAM14 | DAM14 | Name/@languageID of the delivery address is "es" |

    @DAM15 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DAM15 | DAM15 | DAM15 | Delivery/DeliveryParty is there and not empty |

    @DAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | DAM16 | DAM16 | DAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @DAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAM17 | DAM17 | DAM17 | PartyName/Name of the party that delivers is there and not empty |
