# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AJ
Feature: Rules AJ on credit notes, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAJ01 @wire
    Examples:
      | rule  | code  | lines                    | title                                          |
      | CAJ01 | CAJ01 | CAB24b CAJ01 CBG04b ZB01 | AccountingSupplierParty is there and not empty |

    @CAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | CAJ02a | CAJ02a | CAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @CAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | CAJ02b | CAJ02b | CAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @CAJ03 @wire
    Examples:
      | rule  | code  | lines               | title                                                              |
      | CAJ03 | CAJ03 | CAB24b CAJ03 CBG04b | AccountingSupplierParty/Party of the issuer is there and not empty |

    @CAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | CAJ05 | CAJ05 | CAJ05 | Party/PartyName of the issuer is there and not empty |

    @CAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAJ06 | CAJ06 | CAJ06 | PartyName/Name of the issuer is there and not empty |

    @CAJ07 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | CAJ07 | CAJ07 | CAJ07 | Party/PhysicalLocation of the issuer is there and not empty |

    @CAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | CAJ08 | CAJ08 | CAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @CAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | CAJ09 | CAJ09 | CAJ09 CDG01 | Address/ID of the issuer is a DANE municipality code of five digits |

    @CAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAJ10 | CAJ10 | CAJ10 | Address/CityName of the issuer is the name of the municipality |

    @CAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | CAJ73 | CAJ73 | CAJ73 | Address/PostalZone of the issuer is a postal code of six digits that begins with a department code |

    @CAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | CAJ11 | CAJ11 | CAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @CAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | CAJ12 | CAJ12 | CAJ12 CDG01 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @CAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | CAJ13 | CAJ13 | CAJ08 CAJ13 | Address/AddressLine of the issuer is there and not empty |

    @CAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | CAJ14 | CAJ14 | CAJ08 CAJ14 | AddressLine/Line of the issuer is there and not empty |

    @CAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | CAJ15 | CAJ15 | CAJ08 CAJ15 | Address/Country of the issuer is there and not empty |
