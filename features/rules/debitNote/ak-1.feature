# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AK
Feature: Rules AK on debit notes, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | DAK01 | DAK01 | DAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @DAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | DAK02 | DAK02 | DAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @DAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAK03 | DAK03 | DAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @DAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAK05 | DAK05 | DAK05 | Party/PartyName of the buyer is there and not empty |

    @DAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAK06 | DAK06 | DAK06 | PartyName/Name of the buyer is there and not empty |

    @DAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAK07 | DAK07 | DAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @DAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                          |
      | DAK08 | DAK08 | DAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @DAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | DAK09 | DAK09 | CDG01 DAK09 | Address/ID of the buyer is a DANE municipality code of five digits |

    @DAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAK10 | DAK10 | DAK10 | Address/CityName of the buyer is the name of the municipality |

    @DAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | DAK57 | DAK57 | DAK57 | Address/PostalZone of the buyer is a postal code of six digits that begins with a department code |

    @DAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAK11 | DAK11 | DAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @DAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | DAK12 | DAK12 | CDG01 DAK12 | Address/CountrySubentityCode of the buyer is a department code of two digits |

    @DAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | DAK13 | DAK13 | DAK08 DAK13 | Address/AddressLine of the buyer is there and not empty |

    @DAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | DAK14 | DAK14 | DAK08 DAK14 | AddressLine/Line of the buyer is there and not empty |

    @DAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | DAK15 | DAK15 | DAK08 DAK15 | Address/Country of the buyer is there and not empty |

    @DAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAK16 | DAK16 | DAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |
