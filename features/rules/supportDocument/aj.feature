# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AJ
Feature: Rules AJ on support documents: Supplier (issuer)
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
      | rule   | code   | lines        | title                                                               |
      | DSAJ09 | DSAJ09 | CDG01 DSAJ09 | Address/ID of the seller is a DANE municipality code of five digits |

    @DSAJ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAJ10 | DSAJ10 | DSAJ10 | Address/CityName of the seller is the name of the municipality |

    @DSAJ73 @request
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAJ73 | DSAJ73 | DSAJ73 | Address/PostalZone of the seller is a postal code of the table |

    @DSAJ11 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | DSAJ11 | DSAJ11 | DSAJ11 | Address/CountrySubentity of the seller is the name of a department |

    @DSAJ12 @wire
    Examples:
      | rule   | code   | lines        | title                                                                         |
      | DSAJ12 | DSAJ12 | CDG01 DSAJ12 | Address/CountrySubentityCode of the seller is a department code of two digits |

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

    @DSAJ17 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | DSAJ17 | DSAJ17 | DSAJ17 | Country/Name of the seller is "Colombia" |

    @DSAJ18 @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | DSAJ18 | DSAJ18 | DSAJ18 | Name/@languageID of the seller is "es" |

    @DSAJ19 @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | DSAJ19 | DSAJ19 | DSAJ19 | Party/PartyTaxScheme of the seller is there and not empty |

    @DSAJ20 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | DSAJ20 | DSAJ20 | DSAJ20 | PartyTaxScheme/RegistrationName of the seller is there and not empty |

    @DSAJ21 @request
    Examples:
      | rule   | code   | lines  | title                             |
      | DSAJ21 | DSAJ21 | DSAJ21 | The RUT of the seller is in force |

    @DSAJ22 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAJ22 | DSAJ22 | DSAJ22 | CompanyID/@schemeAgencyID of the seller is "195" |

    @DSAJ23 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                 |
      | DSAJ23 | DSAJ23 | DSAJ23 | CompanyID/@schemeAgencyName of the seller is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAJ24a @wire
    Examples:
      | rule    | code    | lines   | title                                                    |
      | DSAJ24a | DSAJ24a | DSAJ24a | CompanyID/@schemeID of the seller is there and not empty |

    @DSAJ24b @wire
    Examples:
      | rule    | code    | lines   | title                                                           |
      | DSAJ24b | DSAJ24b | DSAJ24b | CompanyID/@schemeID of the seller is the check digit of the NIT |

    @DSAJ25a @wire
    Examples:
      | rule    | code    | lines   | title                                  |
      | DSAJ25a | DSAJ25a | DSAJ25a | A resident seller is identified by NIT |

    @DSAJ25b @request
    Examples:
      | rule    | code    | lines   | title                                                       |
      | DSAJ25b | DSAJ25b | DSAJ25b | A seller abroad is identified by a document that may be one |

    @DSAJ26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                                |
      | DSAJ26 | DSAJ26 | DSAJ26 | PartyTaxScheme/TaxLevelCode of the seller is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";" |

    @DSAJ39 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | DSAJ39 | DSAJ39 | DSAJ39 ZB01 | PartyTaxScheme/TaxScheme of the seller is there |

    @DSAJ40 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | DSAJ40 | DSAJ40 | DSAJ40 | TaxScheme/ID of the seller is one of 01, 04, ZA, ZZ |

    @DSAJ41 @wire
    Examples:
      | rule   | code   | lines  | title                                                             |
      | DSAJ41 | DSAJ41 | DSAJ41 | TaxScheme/Name of the seller is the name paired with TaxScheme/ID |
