# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AJ
Feature: Rules AJ on adjustment notes of support documents: Supplier (issuer)
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
      | rule   | code   | lines        | title                                                               |
      | NSAJ09 | NSAJ09 | CDG01 NSAJ09 | Address/ID of the seller is a DANE municipality code of five digits |

    @NSAJ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAJ10 | NSAJ10 | NSAJ10 | Address/CityName of the seller is the name of the municipality |

    @NSAJ73 @request
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAJ73 | NSAJ73 | NSAJ73 | Address/PostalZone of the seller is a postal code of the table |

    @NSAJ11 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | NSAJ11 | NSAJ11 | NSAJ11 | Address/CountrySubentity of the seller is the name of a department |

    @NSAJ12 @wire
    Examples:
      | rule   | code   | lines        | title                                                                         |
      | NSAJ12 | NSAJ12 | CDG01 NSAJ12 | Address/CountrySubentityCode of the seller is a department code of two digits |

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

    @NSAJ17 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | NSAJ17 | NSAJ17 | NSAJ17 | Country/Name of the seller is "Colombia" |

    @NSAJ18 @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | NSAJ18 | NSAJ18 | NSAJ18 | Name/@languageID of the seller is "es" |

    @NSAJ19 @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | NSAJ19 | NSAJ19 | NSAJ19 | Party/PartyTaxScheme of the seller is there and not empty |

    @NSAJ20 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | NSAJ20 | NSAJ20 | NSAJ20 | PartyTaxScheme/RegistrationName of the seller is there and not empty |

    @NSAJ21 @request
    Examples:
      | rule   | code   | lines  | title                             |
      | NSAJ21 | NSAJ21 | NSAJ21 | The RUT of the seller is in force |

    @NSAJ22 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAJ22 | NSAJ22 | NSAJ22 | CompanyID/@schemeAgencyID of the seller is "195" |

    @NSAJ23 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                 |
      | NSAJ23 | NSAJ23 | NSAJ23 | CompanyID/@schemeAgencyName of the seller is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @NSAJ24a @wire
    Examples:
      | rule    | code    | lines   | title                                                    |
      | NSAJ24a | NSAJ24a | NSAJ24a | CompanyID/@schemeID of the seller is there and not empty |

    @NSAJ24b @wire
    Examples:
      | rule    | code    | lines   | title                                                           |
      | NSAJ24b | NSAJ24b | NSAJ24b | CompanyID/@schemeID of the seller is the check digit of the NIT |

    @NSAJ25a @wire
    Examples:
      | rule    | code    | lines   | title                                  |
      | NSAJ25a | NSAJ25a | NSAJ25a | A resident seller is identified by NIT |

    @NSAJ25b @request
    Examples:
      | rule    | code    | lines   | title                                                       |
      | NSAJ25b | NSAJ25b | NSAJ25b | A seller abroad is identified by a document that may be one |

    @NSAJ26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                                |
      | NSAJ26 | NSAJ26 | NSAJ26 | PartyTaxScheme/TaxLevelCode of the seller is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";" |

    @NSAJ39 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NSAJ39 | NSAJ39 | NSAJ39 ZB01 | PartyTaxScheme/TaxScheme of the seller is there |

    @NSAJ40 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | NSAJ40 | NSAJ40 | NSAJ40 | TaxScheme/ID of the seller is one of 01, 04, ZA, ZZ |

    @NSAJ41 @wire
    Examples:
      | rule   | code   | lines  | title                                                             |
      | NSAJ41 | NSAJ41 | NSAJ41 | TaxScheme/Name of the seller is the name paired with TaxScheme/ID |

    @NSAJ43b @request
    Examples:
      | rule    | code    | lines   | title                                                               |
      | NSAJ43b | NSAJ43b | NSAJ43b | The seller carries the name that the RUT has for its identification |

    @NSAJ44b @request
    Examples:
      | rule    | code    | lines           | title                                                             |
      | NSAJ44b | NSAJ44b | NSAJ43b NSAJ44b | The identification belongs, in the RUT, to the name of the seller |
