# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AQ
Feature: Rules AQ on adjustment notes of support documents: Discounts and charges of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAQ01 @request
    Examples:
      | rule   | code   | lines  | title                                                                                       |
      | NSAQ01 | NSAQ01 | NSAQ01 | Every discount or charge of the document states what it is, its percentage, amount and base |

    @NSAQ02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                       |
      | NSAQ02 | NSAQ02 | NSAQ02 | Discounts and charges of the document are numbered 1, 2, 3 … in their order |

    @NSAQ03 @wire
    Examples:
      | rule   | code   | lines  | title                                                 |
      | NSAQ03 | NSAQ03 | NSAQ03 | AllowanceCharge/ChargeIndicator is one of true, false |

    @NSAQ04 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NSAQ04 | NSAQ04 | NSAQ04 | A discount or charge of the document says which type it is |

    @NSAQ05 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | NSAQ05 | NSAQ05 | NSAQ05 | AllowanceCharge/AllowanceChargeReason is there and not empty |

    @NSAQ06 @wire
    Examples:
      | rule   | code   | lines  | title                                                                  |
      | NSAQ06 | NSAQ06 | NSAQ06 | AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100 |

    @NSAQ07 @request
    Examples:
      | rule   | code   | lines  | title                                               |
      | NSAQ07 | NSAQ07 | NSAQ07 | No discount of the document is higher than its base |

    @NSAQ08 @wire
    Examples:
      | rule   | code   | lines          | title                                                      |
      | NSAQ08 | NSAQ08 | NSAD15b NSAQ08 | Amount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAQ09 @request
    Examples:
      | rule   | code   | lines  | title                                                                       |
      | NSAQ09 | NSAQ09 | NSAQ09 | The base of a discount or charge is above 0 and within the total with taxes |

    @NSAQ10 @wire
    Examples:
      | rule   | code   | lines          | title                                                          |
      | NSAQ10 | NSAQ10 | NSAD15b NSAQ10 | BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
