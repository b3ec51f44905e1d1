# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | FAK01 | FAK01 | FAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @FAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | FAK02 | FAK02 | FAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @FAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAK03 | FAK03 | FAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @FAK61 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAK61 | FAK61 | FAK61 | Party/PartyIdentification of the buyer is there |

    @FAK62 @wire
    Examples:
      | rule  | code  | lines       | title                                                      |
      | FAK62 | FAK62 | FAK62 FAK64 | PartyIdentification/ID of the buyer is there and not empty |

    @FAK63 @wire
    Examples:
      | rule  | code  | lines | title                                                                                |
      | FAK63 | FAK63 | FAK63 | ID/@schemeName of the buyer is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAK64 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAK64 | FAK64 | FAK64 | ID/@schemeID of the buyer is the check digit of the NIT |

    @FAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAK05 | FAK05 | FAK05 | Party/PartyName of the buyer is there and not empty |

    @FAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAK06 | FAK06 | FAK06 | PartyName/Name of the buyer is there and not empty |

    @FAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAK07 | FAK07 | FAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @FAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                          |
      | FAK08 | FAK08 | FAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @FAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | FAK09 | FAK09 | CDG01 FAK09 | Address/ID of the buyer is a DANE municipality code of five digits |

    @FAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAK10 | FAK10 | FAK10 | Address/CityName of the buyer is the name of the municipality |

    @FAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | FAK57 | FAK57 | FAK57 | Address/PostalZone of the buyer is a postal code of six digits that begins with a department code |

    @FAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAK11 | FAK11 | FAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @FAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | FAK12 | FAK12 | CDG01 FAK12 | Address/CountrySubentityCode of the buyer is a department code of two digits |
