# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @BE
Feature: Rules BE on adjustment notes of support documents: Discounts and charges of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSBE01 @request
    Examples:
      | rule   | code   | lines  | title                                                                                 |
      | NSBE01 | NSBE01 | NSBE01 | Every discount or charge of a line states what it is, its percentage, amount and base |

    @NSBE02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | NSBE02 | NSBE02 | NSBE02 | Discounts and charges of a line are numbered 1, 2, 3 … in their order |

    @NSBE03 @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | NSBE03 | NSBE03 | NSBE03 | AllowanceCharge/ChargeIndicator of a line is one of true, false |

    @NSBE04 @wire
    Examples:
      | rule   | code   | lines  | title                                                                  |
      | NSBE04 | NSBE04 | NSBE04 | AllowanceCharge/AllowanceChargeReason of a line is there and not empty |

    @NSBE05 @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | NSBE05 | NSBE05 | NSBE05 | AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100 |

    @NSBE06 @request
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NSBE06 | NSBE06 | NSBE06 | A discount or charge of a line has an amount, a discount at most its base |

    @NSBE07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                |
      | NSBE07 | NSBE07 | NSAD15b NSBE07 | Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @NSBE08 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | NSBE08 | NSBE08 | NSBE08 | The base of a discount or charge of a line is above 0 and within the document |

    @NSBE09 @wire
    Examples:
      | rule   | code   | lines          | title                                                                    |
      | NSBE09 | NSBE09 | NSAD15b NSBE09 | BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |
