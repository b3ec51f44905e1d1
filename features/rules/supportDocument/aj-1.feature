# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AJ
Feature: Rules AJ on support documents, part 1: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAJ01 @wire
    Examples:
      | rule   | code   | lines       | title                                          |
      | DSAJ01 | DSAJ01 | DSAJ01 ZB01 | AccountingSupplierParty is there and not empty |

    @DSAJ02a @wire
    Examples:
      | rule    | code    | lines   | title                                                                            |
      | DSAJ02a | DSAJ02a | DSAJ02a | AccountingSupplierParty/AdditionalAccountID of the seller is there and not empty |

    @DSAJ02b @wire
    Examples:
      | rule    | code    | lines   | title                                                                    |
      | DSAJ02b | DSAJ02b | DSAJ02b | AccountingSupplierParty/AdditionalAccountID of the seller is one of 1, 2 |

    @DSAJ03 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | DSAJ03 | DSAJ03 | DSAJ03 | AccountingSupplierParty/Party of the seller is there and not empty |

    @DSAJ07 @wire
    Examples:
      | rule   | code   | lines  | title                                                       |
      | DSAJ07 | DSAJ07 | DSAJ07 | Party/PhysicalLocation of the seller is there and not empty |

    @DSAJ08a @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | DSAJ08a | DSAJ08a | DSAJ08a | The address of a resident seller is complete |

    @DSAJ08b @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | DSAJ08b | DSAJ08b | DSAJ08b | The address of a seller abroad is complete |

    @DSAJ09 @wire
    Examples:
      | rule   | code   | lines  | title                                                               |
      | DSAJ09 | DSAJ09 | DSAJ09 | Address/ID of the seller is a DANE municipality code of five digits |

    @DSAJ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAJ10 | DSAJ10 | DSAJ10 | Address/CityName of the seller is the name of the municipality |

    @DSAJ73 @request
    Examples:
      | rule   | code   | lines  | title                                                                                              |
      | DSAJ73 | DSAJ73 | DSAJ73 | Address/PostalZone of the seller is a postal code of six digits that begins with a department code |

    @DSAJ11 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | DSAJ11 | DSAJ11 | DSAJ11 | Address/CountrySubentity of the seller is the name of a department |

    @DSAJ12 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | DSAJ12 | DSAJ12 | DSAJ12 | Address/CountrySubentityCode of the seller is a department code of two digits |

    @DSAJ13 @wire
    Examples:
      | rule   | code   | lines          | title                                                    |
      | DSAJ13 | DSAJ13 | DSAJ08a DSAJ13 | Address/AddressLine of the seller is there and not empty |

    @DSAJ14 @wire
    Examples:
      | rule   | code   | lines          | title                                                 |
      | DSAJ14 | DSAJ14 | DSAJ08a DSAJ14 | AddressLine/Line of the seller is there and not empty |

    @DSAJ15 @wire
    Examples:
      | rule   | code   | lines          | title                                                |
      | DSAJ15 | DSAJ15 | DSAJ08a DSAJ15 | Address/Country of the seller is there and not empty |

    @DSAJ16 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAJ16 | DSAJ16 | DSAJ16 | Country/IdentificationCode of the seller is "CO" |
