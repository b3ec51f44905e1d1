# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AJ
Feature: Rules AJ on debit notes, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAJ01 @wire
    Examples:
      | rule  | code  | lines                    | title                                          |
      | DAJ01 | DAJ01 | DAB24b DAJ01 DBG04b ZB01 | AccountingSupplierParty is there and not empty |

    @DAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | DAJ02a | DAJ02a | DAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @DAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | DAJ02b | DAJ02b | DAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @DAJ03 @wire
    Examples:
      | rule  | code  | lines               | title                                                              |
      | DAJ03 | DAJ03 | DAB24b DAJ03 DBG04b | AccountingSupplierParty/Party of the issuer is there and not empty |

    @DAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | DAJ05 | DAJ05 | DAJ05 | Party/PartyName of the issuer is there and not empty |

    @DAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAJ06 | DAJ06 | DAJ06 | PartyName/Name of the issuer is there and not empty |

    @DAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | DAJ08 | DAJ08 | DAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @DAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | DAJ09 | DAJ09 | CDG01 DAJ09 | Address/ID of the issuer is a DANE municipality code of five digits |

    @DAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAJ10 | DAJ10 | DAJ10 | Address/CityName of the issuer is the name of the municipality |

    @DAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | DAJ73 | DAJ73 | DAJ73 | Address/PostalZone of the issuer is a postal code of six digits that begins with a department code |

    @DAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | DAJ11 | DAJ11 | DAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @DAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | DAJ12 | DAJ12 | CDG01 DAJ12 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @DAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | DAJ13 | DAJ13 | DAJ08 DAJ13 | Address/AddressLine of the issuer is there and not empty |

    @DAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | DAJ14 | DAJ14 | DAJ08 DAJ14 | AddressLine/Line of the issuer is there and not empty |

    @DAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | DAJ15 | DAJ15 | DAJ08 DAJ15 | Address/Country of the issuer is there and not empty |

    @DAJ16 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAJ16 | DAJ16 | DAJ16 | Country/IdentificationCode of the issuer is "CO" |
