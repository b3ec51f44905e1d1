# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AK
Feature: Rules AK on support documents: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAK01 @wire
    Examples:
      | rule   | code   | lines                                          | title                                          |
      | DSAK01 | DSAK01 | 92 DSAB05a DSAB05b DSAB24b DSAD05e DSAK01 ZB01 | AccountingCustomerParty is there and not empty |

    @DSAK02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | DSAK02 | DSAK02 | DSAK02 | AccountingCustomerParty/AdditionalAccountID of the buyer is one of 1, 2 |

    @DSAK03 @wire
    Examples:
      | rule   | code   | lines                                     | title                                                             |
      | DSAK03 | DSAK03 | 92 DSAB05a DSAB05b DSAB24b DSAD05e DSAK03 | AccountingCustomerParty/Party of the buyer is there and not empty |

    @DSAK19 @wire
    Examples:
      | rule   | code   | lines                                     | title                                      |
      | DSAK19 | DSAK19 | 92 DSAB05a DSAB05b DSAB24b DSAD05e DSAK19 | Party/PartyTaxScheme of the buyer is there |

    @DSAK20 @wire
    Examples:
      | rule   | code   | lines  | title                                                               |
      | DSAK20 | DSAK20 | DSAK20 | PartyTaxScheme/RegistrationName of the buyer is there and not empty |

    @DSAK21 @wire
    Examples:
      | rule   | code   | lines                                             | title                                                        |
      | DSAK21 | DSAK21 | 92 DSAB05a DSAB05b DSAB24b DSAD05e DSAK21 DSAK24b | PartyTaxScheme/CompanyID of the buyer is there and not empty |

    @DSAK22 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | DSAK22 | DSAK22 | DSAK22 | CompanyID/@schemeAgencyID of the buyer is "195" |

    @DSAK23 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                |
      | DSAK23 | DSAK23 | DSAK23 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAK24a @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | DSAK24a | DSAK24a | DSAK24a | CompanyID/@schemeID of the buyer is there and not empty |

    @DSAK24b @wire
    Examples:
      | rule    | code    | lines   | title                                                          |
      | DSAK24b | DSAK24b | DSAK24b | CompanyID/@schemeID of the buyer is the check digit of the NIT |

    @DSAK25 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | DSAK25 | DSAK25 | DSAK25 | CompanyID/@schemeName of the buyer is "31" |

    @DSAK26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                               |
      | DSAK26 | DSAK26 | DSAK26 | PartyTaxScheme/TaxLevelCode of the buyer is values among O-13, O-15, O-23, O-47, R-99-PN, O-48, O-49, parted by ";" |

    @DSAK39 @wire
    Examples:
      | rule   | code   | lines       | title                                                        |
      | DSAK39 | DSAK39 | DSAK39 ZB01 | PartyTaxScheme/TaxScheme of the buyer is there and not empty |

    @DSAK40 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | DSAK40 | DSAK40 | DSAK40 | TaxScheme/ID of the buyer is one of 01, 04, ZA, ZZ |

    @DSAK41 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | DSAK41 | DSAK41 | DSAK41 | TaxScheme/Name of the buyer is the name paired with TaxScheme/ID |
