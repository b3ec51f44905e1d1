# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AQ
Feature: Rules AQ on support documents: Discounts and charges of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAQ01 @request
    Examples:
      | rule   | code   | lines  | title                                                                                       |
      | DSAQ01 | DSAQ01 | DSAQ01 | Every discount or charge of the document states what it is, its percentage, amount and base |

    @DSAQ02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                       |
      | DSAQ02 | DSAQ02 | DSAQ02 | Discounts and charges of the document are numbered 1, 2, 3 … in their order |

    @DSAQ03 @wire
    Examples:
      | rule   | code   | lines  | title                                                 |
      | DSAQ03 | DSAQ03 | DSAQ03 | AllowanceCharge/ChargeIndicator is one of true, false |

    @DSAQ04 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | DSAQ04 | DSAQ04 | DSAQ04 | A discount or charge of the document says which type it is |

    @DSAQ05 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | DSAQ05 | DSAQ05 | DSAQ05 | AllowanceCharge/AllowanceChargeReason is there and not empty |

    @DSAQ06 @wire
    Examples:
      | rule   | code   | lines  | title                                                                  |
      | DSAQ06 | DSAQ06 | DSAQ06 | AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100 |

    @DSAQ07 @request
    Examples:
      | rule   | code   | lines  | title                                               |
      | DSAQ07 | DSAQ07 | DSAQ07 | No discount of the document is higher than its base |

    @DSAQ08 @wire
    Examples:
      | rule   | code   | lines          | title                                                      |
      | DSAQ08 | DSAQ08 | DSAD15b DSAQ08 | Amount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAQ09 @request
    Examples:
      | rule   | code   | lines  | title                                                                       |
      | DSAQ09 | DSAQ09 | DSAQ09 | The base of a discount or charge is above 0 and within the total with taxes |

    @DSAQ10 @wire
    Examples:
      | rule   | code   | lines          | title                                                          |
      | DSAQ10 | DSAQ10 | DSAD15b DSAQ10 | BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
