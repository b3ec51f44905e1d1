# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AJ
Feature: Rules AJ on adjustment notes of support documents, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAJ01 @wire
    Examples:
      | rule   | code   | lines       | title                                          |
      | NSAJ01 | NSAJ01 | NSAJ01 ZB01 | AccountingSupplierParty is there and not empty |

    @NSAJ02a @wire
    Examples:
      | rule    | code    | lines   | title                                                                            |
      | NSAJ02a | NSAJ02a | NSAJ02a | AccountingSupplierParty/AdditionalAccountID of the seller is there and not empty |

    @NSAJ02b @wire
    Examples:
      | rule    | code    | lines   | title                                                                    |
      | NSAJ02b | NSAJ02b | NSAJ02b | AccountingSupplierParty/AdditionalAccountID of the seller is one of 1, 2 |

    @NSAJ03 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | NSAJ03 | NSAJ03 | NSAJ03 | AccountingSupplierParty/Party of the seller is there and not empty |

    @NSAJ07 @wire
    Examples:
      | rule   | code   | lines  | title                                                       |
      | NSAJ07 | NSAJ07 | NSAJ07 | Party/PhysicalLocation of the seller is there and not empty |

    @NSAJ08a @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NSAJ08a | NSAJ08a | NSAJ08a | The address of a resident seller is complete |

    @NSAJ08b @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NSAJ08b | NSAJ08b | NSAJ08b | The address of a seller abroad is complete |

    @NSAJ09 @wire
    Examples:
      | rule   | code   | lines  | title                                                               |
      | NSAJ09 | NSAJ09 | NSAJ09 | Address/ID of the seller is a DANE municipality code of five digits |

    @NSAJ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAJ10 | NSAJ10 | NSAJ10 | Address/CityName of the seller is the name of the municipality |

    @NSAJ73 @request
    Examples:
      | rule   | code   | lines  | title                                                                                              |
      | NSAJ73 | NSAJ73 | NSAJ73 | Address/PostalZone of the seller is a postal code of six digits that begins with a department code |

    @NSAJ11 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | NSAJ11 | NSAJ11 | NSAJ11 | Address/CountrySubentity of the seller is the name of a department |

    @NSAJ12 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | NSAJ12 | NSAJ12 | NSAJ12 | Address/CountrySubentityCode of the seller is a department code of two digits |

    @NSAJ13 @wire
    Examples:
      | rule   | code   | lines          | title                                                    |
      | NSAJ13 | NSAJ13 | NSAJ08a NSAJ13 | Address/AddressLine of the seller is there and not empty |

    @NSAJ14 @wire
    Examples:
      | rule   | code   | lines          | title                                                 |
      | NSAJ14 | NSAJ14 | NSAJ08a NSAJ14 | AddressLine/Line of the seller is there and not empty |

    @NSAJ15 @wire
    Examples:
      | rule   | code   | lines          | title                                                |
      | NSAJ15 | NSAJ15 | NSAJ08a NSAJ15 | Address/Country of the seller is there and not empty |

    @NSAJ16 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAJ16 | NSAJ16 | NSAJ16 | Country/IdentificationCode of the seller is "CO" |
