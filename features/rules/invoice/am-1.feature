# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AM
Feature: Rules AM on invoices, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAM02 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAM02 | FAM02 | FAM02 | Delivery/ActualDeliveryDate is there and not empty |

    @FAM03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAM03 | FAM03 | FAM03 | Delivery/ActualDeliveryTime is there and not empty |

    @FAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAM04 | FAM04 | FAM04 | Delivery/DeliveryAddress is there and not empty |

    @FAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | FAM05 | FAM05 | CDG01 FAM05 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @FAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAM06 | FAM06 | FAM06 | DeliveryAddress/CityName is the name of the municipality |

    @FAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                                                        |
      | FAM68 | FAM68 | FAM68 | DeliveryAddress/PostalZone is a postal code of six digits that begins with a department code |

    @FAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAM07 | FAM07 | FAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @FAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | FAM08 | FAM08 | CDG01 FAM08 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @FAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | FAM09 | FAM09 | FAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @FAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAM10 | FAM10 | FAM10 | AddressLine/Line of the delivery address is there and not empty |

    @FAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAM11 | FAM11 | FAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @FAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FAM12 | FAM12 | FAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @FAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAM13 | FAM13 | FAM13 | Country/Name of the delivery address is a country name of the table |

    @FAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAM14 | FAM14 | FAM14 | Name/@languageID of the delivery address is "es" |

    @FAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAM16 | FAM16 | FAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @FAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAM17 | FAM17 | FAM17 | PartyName/Name of the party that delivers is there and not empty |
