# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BE
Feature: Rules BE on credit notes: Discounts and charges of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBE01 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | CBE01 | CBE01 | CBE01 | Every discount or charge of a line states what it is, its percentage, amount and base |

    @CBE02 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CBE02 | CBE02 | CBE02 | Discounts and charges of a line are numbered 1, 2, 3 … in their order |

    @CBE03 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CBE03 | CBE03 | CBE03 | AllowanceCharge/ChargeIndicator of a line is one of true, false |

    @CBE04 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CBE04 | CBE04 | CBE04 | AllowanceCharge/AllowanceChargeReason of a line is there and not empty |

    @CBE05 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CBE05 | CBE05 | CBE05 | AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100 |

    @CBE06 @request
    Examples:
      | rule  | code  | lines | title                                                                     |
      | CBE06 | CBE06 | CBE06 | A discount or charge of a line has an amount, a discount at most its base |

    @CBE07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                |
      | CBE07 | CBE07 | CAD15b CBE07 | Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @CBE08 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | CBE08 | CBE08 | CBE08 | The base of a discount or charge of a line is above 0 and within the document |

    @CBE09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | CBE09 | CBE09 | CAD15b CBE09 | BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |
