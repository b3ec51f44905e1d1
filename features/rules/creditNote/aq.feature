# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AQ
Feature: Rules AQ on credit notes: Discounts and charges of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAQ01 @request
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | CAQ01 | CAQ01 | CAQ01 | Every discount or charge of the document states what it is, its percentage, amount and base |

    @CAQ02 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CAQ02 | CAQ02 | CAQ02 | Discounts and charges of the document are numbered 1, 2, 3 … in their order |

    @CAQ03 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | CAQ03 | CAQ03 | CAQ03 | AllowanceCharge/ChargeIndicator is one of true, false |

    @CAQ04 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | CAQ04 | CAQ04 | CAQ04 | A discount or charge of the document says which type it is |

    @CAQ05 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | CAQ05 | CAQ05 | CAQ05 | AllowanceCharge/AllowanceChargeReason is there and not empty |

    @CAQ06 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | CAQ06 | CAQ06 | CAQ06 | AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100 |

    @CAQ07 @request
    Examples:
      | rule  | code  | lines | title                                               |
      | CAQ07 | CAQ07 | CAQ07 | No discount of the document is higher than its base |

    @CAQ08 @wire
    Examples:
      | rule  | code  | lines        | title                                                      |
      | CAQ08 | CAQ08 | CAD15b CAQ08 | Amount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAQ09 @request
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CAQ09 | CAQ09 | CAQ09 | The base of a discount or charge is above 0 and within the total with taxes |

    @CAQ10 @wire
    Examples:
      | rule  | code  | lines        | title                                                          |
      | CAQ10 | CAQ10 | CAD15b CAQ10 | BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
