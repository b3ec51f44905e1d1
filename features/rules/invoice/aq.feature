# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AQ
Feature: Rules AQ on invoices: Discounts and charges of the document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAQ01 @request
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FAQ01 | FAQ01 | FAQ01 | Every discount or charge of the document states what it is, its percentage, amount and base |

    @FAQ02 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FAQ02 | FAQ02 | FAQ02 | Discounts and charges of the document are numbered 1, 2, 3 … in their order |

    @FAQ03 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FAQ03 | FAQ03 | FAQ03 | AllowanceCharge/ChargeIndicator is one of true, false |

    @FAQ04 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAQ04 | FAQ04 | FAQ04 | A discount or charge of the document says which type it is |

    @FAQ05 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAQ05 | FAQ05 | FAQ05 | AllowanceCharge/AllowanceChargeReason is there and not empty |

    @FAQ06 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FAQ06 | FAQ06 | FAQ06 | AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100 |

    @FAQ07 @request
    Examples:
      | rule  | code  | lines | title                                               |
      | FAQ07 | FAQ07 | FAQ07 | No discount of the document is higher than its base |

    @FAQ08 @wire
    Examples:
      | rule  | code  | lines        | title                                                      |
      | FAQ08 | FAQ08 | FAD15b FAQ08 | Amount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAQ09 @request
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FAQ09 | FAQ09 | FAQ09 | The base of a discount or charge is above 0 and within the total with taxes |

    @FAQ10 @wire
    Examples:
      | rule  | code  | lines        | title                                                          |
      | FAQ10 | FAQ10 | FAD15b FAQ10 | BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
