# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @BE
Feature: Rules BE on support documents: Discounts and charges of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSBE01 @request
    Examples:
      | rule   | code   | lines  | title                                                                                 |
      | DSBE01 | DSBE01 | DSBE01 | Every discount or charge of a line states what it is, its percentage, amount and base |

    @DSBE02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | DSBE02 | DSBE02 | DSBE02 | Discounts and charges of a line are numbered 1, 2, 3 … in their order |

    @DSBE03 @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | DSBE03 | DSBE03 | DSBE03 | AllowanceCharge/ChargeIndicator of a line is one of true, false |

    @DSBE04 @wire
    Examples:
      | rule   | code   | lines  | title                                                                  |
      | DSBE04 | DSBE04 | DSBE04 | AllowanceCharge/AllowanceChargeReason of a line is there and not empty |

    @DSBE05 @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | DSBE05 | DSBE05 | DSBE05 | AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100 |

    @DSBE06 @wire
    Examples:
      | rule   | code   | lines  | title                                                                             |
      | DSBE06 | DSBE06 | DSBE06 | A discount or charge of a line is base by percentage, a discount at most its base |

    @DSBE07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                |
      | DSBE07 | DSBE07 | DSAD15b DSBE07 | Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DSBE08 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | DSBE08 | DSBE08 | DSBE08 | The base of a discount or charge of a line is above 0 and within the document |

    @DSBE09 @wire
    Examples:
      | rule   | code   | lines          | title                                                                    |
      | DSBE09 | DSBE09 | DSAD15b DSBE09 | BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |
