# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AQ
Feature: Rules AQ on debit notes: Discounts and charges of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAQ01 @request
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | DAQ01 | DAQ01 | DAQ01 | Every discount or charge of the document states what it is, its percentage, amount and base |

    @DAQ02 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DAQ02 | DAQ02 | DAQ02 | Discounts and charges of the document are numbered 1, 2, 3 … in their order |

    @DAQ03 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | DAQ03 | DAQ03 | DAQ03 | AllowanceCharge/ChargeIndicator is one of true, false |

    @DAQ04 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | DAQ04 | DAQ04 | DAQ04 | A discount or charge of the document says which type it is |

    @DAQ05 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | DAQ05 | DAQ05 | DAQ05 | AllowanceCharge/AllowanceChargeReason is there and not empty |

    @DAQ06 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | DAQ06 | DAQ06 | DAQ06 | AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100 |

    @DAQ07 @request
    Examples:
      | rule  | code  | lines | title                                               |
      | DAQ07 | DAQ07 | DAQ07 | No discount of the document is higher than its base |

    @DAQ08 @wire
    Examples:
      | rule  | code  | lines        | title                                                      |
      | DAQ08 | DAQ08 | DAD15b DAQ08 | Amount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAQ09 @request
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DAQ09 | DAQ09 | DAQ09 | The base of a discount or charge is above 0 and within the total with taxes |

    @DAQ10 @wire
    Examples:
      | rule  | code  | lines        | title                                                          |
      | DAQ10 | DAQ10 | DAD15b DAQ10 | BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
