# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AK
Feature: Rules AK on adjustment notes of support documents: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAK01 @wire
    Examples:
      | rule   | code   | lines                  | title                                          |
      | NSAK01 | NSAK01 | 92 NSAB24b NSAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @NSAK02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | NSAK02 | NSAK02 | NSAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @NSAK03 @wire
    Examples:
      | rule   | code   | lines             | title                                                             |
      | NSAK03 | NSAK03 | 92 NSAB24b NSAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @NSAK19 @wire
    Examples:
      | rule   | code   | lines             | title                                      |
      | NSAK19 | NSAK19 | 92 NSAB24b NSAK19 | Party/PartyTaxScheme of the buyer is there |

    @NSAK20 @wire
    Examples:
      | rule   | code   | lines  | title                                                               |
      | NSAK20 | NSAK20 | NSAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @NSAK21 @wire
    Examples:
      | rule   | code   | lines                     | title                                                        |
      | NSAK21 | NSAK21 | 92 NSAB24b NSAK21 NSAK24b | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @NSAK22 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NSAK22 | NSAK22 | NSAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @NSAK23 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                |
      | NSAK23 | NSAK23 | NSAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @NSAK24a @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NSAK24a | NSAK24a | NSAK24a | CompanyID/@schemeID of the buyer is there and not empty |

    @NSAK24b @wire
    Examples:
      | rule    | code    | lines   | title                                                          |
      | NSAK24b | NSAK24b | NSAK24b | CompanyID/@schemeID of the buyer is the check digit of the NIT |

    @NSAK25 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NSAK25 | NSAK25 | NSAK25 | CompanyID/@schemeName of the buyer is "31" |

    @NSAK26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                               |
      | NSAK26 | NSAK26 | NSAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";" |

    @NSAK39 @wire
    Examples:
      | rule   | code   | lines       | title                                                        |
      | NSAK39 | NSAK39 | NSAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @NSAK40 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSAK40 | NSAK40 | NSAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @NSAK41 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NSAK41 | NSAK41 | NSAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |
