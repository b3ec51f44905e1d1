# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AM
Feature: Rules AM on credit notes, part 1: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAM01 @wire
    Examples:
      | rule  | code  | lines | title                           |
      | CAM01 | CAM01 | CAM01 | Delivery is there and not empty |

    @CAM04 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAM04 | CAM04 | CAM04 | Delivery/DeliveryAddress is there and not empty |

    @CAM05 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | CAM05 | CAM05 | CAM05 CDG01 | DeliveryAddress/ID is a DANE municipality code of five digits |

    @CAM06 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAM06 | CAM06 | CAM06 | DeliveryAddress/CityName is the name of the municipality |

    @CAM68 @wire
    Examples:
      | rule  | code  | lines | title                                                                                        |
      | CAM68 | CAM68 | CAM68 | DeliveryAddress/PostalZone is a postal code of six digits that begins with a department code |

    @CAM07 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | CAM07 | CAM07 | CAM07 | DeliveryAddress/CountrySubentity is the name of a department |

    @CAM08 @wire
    Examples:
      | rule  | code  | lines       | title                                                                   |
      | CAM08 | CAM08 | CAM08 CDG01 | DeliveryAddress/CountrySubentityCode is a department code of two digits |

    @CAM09 @wire
    Examples:
      | rule  | code  | lines | title                                                                      |
      | CAM09 | CAM09 | CAM09 | DeliveryAddress/AddressLine of the delivery address is there and not empty |

    @CAM10 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAM10 | CAM10 | CAM10 | AddressLine/Line of the delivery address is there and not empty |

    @CAM11 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAM11 | CAM11 | CAM11 | DeliveryAddress/Country of the delivery address is there and not empty |

    @CAM12 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAM12 | CAM12 | CAM12 | Country/IdentificationCode of the delivery address is an ISO 3166-1 alpha-2 code |

    @CAM13 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | CAM13 | CAM13 | CAM13 | Country/Name of the delivery address is a country name of the table |

    @CAM14 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAM14 | CAM14 | CAM14 | Name/@languageID of the delivery address is "es" |

    @CAM15 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CAM15 | CAM15 | CAM15 | Delivery/DeliveryParty is there and not empty |

    @CAM16 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | CAM16 | CAM16 | CAM16 | DeliveryParty/PartyName of the party that delivers is there and not empty |

    @CAM17 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAM17 | CAM17 | CAM17 | PartyName/Name of the party that delivers is there and not empty |
