# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AK
Feature: Rules AK on credit notes, part 1: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAK01 @wire
    Examples:
      | rule  | code  | lines      | title                                          |
      | CAK01 | CAK01 | CAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @CAK02 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | CAK02 | CAK02 | CAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @CAK03 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAK03 | CAK03 | CAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @CAK05 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAK05 | CAK05 | CAK05 | Party/PartyName of the buyer is there and not empty |

    @CAK06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAK06 | CAK06 | CAK06 | PartyName/Name of the buyer is there and not empty |

    @CAK07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAK07 | CAK07 | CAK07 | Party/PhysicalLocation of the buyer is there and not empty |

    @CAK08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                          |
      | CAK08 | CAK08 | CAK08 | PhysicalLocation/Address of the buyer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @CAK09 @wire
    Examples:
      | rule  | code  | lines       | title                                                              |
      | CAK09 | CAK09 | CAK09 CDG01 | Address/ID of the buyer is a DANE municipality code of five digits |

    @CAK10 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAK10 | CAK10 | CAK10 | Address/CityName of the buyer is the name of the municipality |

    @CAK57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                             |
      | CAK57 | CAK57 | CAK57 | Address/PostalZone of the buyer is a postal code of six digits that begins with a department code |

    @CAK11 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAK11 | CAK11 | CAK11 | Address/CountrySubentity of the buyer is the name of a department |

    @CAK12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                        |
      | CAK12 | CAK12 | CAK12 CDG01 | Address/CountrySubentityCode of the buyer is a department code of two digits |

    @CAK13 @wire
    Examples:
      | rule  | code  | lines       | title                                                   |
      | CAK13 | CAK13 | CAK08 CAK13 | Address/AddressLine of the buyer is there and not empty |

    @CAK14 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | CAK14 | CAK14 | CAK08 CAK14 | AddressLine/Line of the buyer is there and not empty |

    @CAK15 @wire
    Examples:
      | rule  | code  | lines       | title                                               |
      | CAK15 | CAK15 | CAK08 CAK15 | Address/Country of the buyer is there and not empty |

    @CAK16 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAK16 | CAK16 | CAK16 | Country/IdentificationCode of the buyer is an ISO 3166-1 alpha-2 code |
