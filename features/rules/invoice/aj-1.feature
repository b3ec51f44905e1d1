# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAJ01 @wire
    Examples:
      | rule  | code  | lines                                     | title                                          |
      | FAJ01 | FAJ01 | 92 FAB05b FAB10a FAB24b FAD05e FAJ01 ZB01 | AccountingSupplierParty is there and not empty |

    @FAJ02a @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | FAJ02a | FAJ02a | FAJ02a | AccountingSupplierParty/AdditionalAccountID of the issuer is there and not empty |

    @FAJ02b @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | FAJ02b | FAJ02b | FAJ02b | AccountingSupplierParty/AdditionalAccountID of the issuer is one of 1, 2 |

    @FAJ03 @wire
    Examples:
      | rule  | code  | lines                                | title                                                              |
      | FAJ03 | FAJ03 | 92 FAB05b FAB10a FAB24b FAD05e FAJ03 | AccountingSupplierParty/Party of the issuer is there and not empty |

    @FAJ05 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAJ05 | FAJ05 | FAJ05 | Party/PartyName of the issuer is there and not empty |

    @FAJ06 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAJ06 | FAJ06 | FAJ06 | PartyName/Name of the issuer is there and not empty |

    @FAJ07 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | FAJ07 | FAJ07 | FAJ07 | Party/PhysicalLocation of the issuer is there and not empty |

    @FAJ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                                           |
      | FAJ08 | FAJ08 | FAJ08 | PhysicalLocation/Address of the issuer is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |

    @FAJ09 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | FAJ09 | FAJ09 | CDG01 FAJ09 | Address/ID of the issuer is a DANE municipality code of five digits |

    @FAJ10 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAJ10 | FAJ10 | FAJ10 | Address/CityName of the issuer is the name of the municipality |

    @FAJ73 @wire
    Examples:
      | rule  | code  | lines | title                                                                                              |
      | FAJ73 | FAJ73 | FAJ73 | Address/PostalZone of the issuer is a postal code of six digits that begins with a department code |

    @FAJ11 @wire
    Examples:
      | rule  | code  | lines | title                                                              |
      | FAJ11 | FAJ11 | FAJ11 | Address/CountrySubentity of the issuer is the name of a department |

    @FAJ12 @wire
    Examples:
      | rule  | code  | lines       | title                                                                         |
      | FAJ12 | FAJ12 | CDG01 FAJ12 | Address/CountrySubentityCode of the issuer is a department code of two digits |

    @FAJ13 @wire
    Examples:
      | rule  | code  | lines       | title                                                    |
      | FAJ13 | FAJ13 | FAJ08 FAJ13 | Address/AddressLine of the issuer is there and not empty |

    @FAJ14 @wire
    Examples:
      | rule  | code  | lines       | title                                                 |
      | FAJ14 | FAJ14 | FAJ08 FAJ14 | AddressLine/Line of the issuer is there and not empty |

    @FAJ15 @wire
    Examples:
      | rule  | code  | lines       | title                                                |
      | FAJ15 | FAJ15 | FAJ08 FAJ15 | Address/Country of the issuer is there and not empty |
