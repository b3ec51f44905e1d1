# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BE
Feature: Rules BE on invoices: Discounts and charges of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBE01 @request
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | FBE01 | FBE01 | FBE01 | Every discount or charge of a line states what it is, its percentage, amount and base |

    @FBE02 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FBE02 | FBE02 | FBE02 | Discounts and charges of a line are numbered 1, 2, 3 … in their order |

    @FBE03 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FBE03 | FBE03 | FBE03 | AllowanceCharge/ChargeIndicator of a line is one of true, false |

    @FBE04 @wire
    Examples:
      | rule  | code  | lines | title                                                                  |
      | FBE04 | FBE04 | FBE04 | AllowanceCharge/AllowanceChargeReason of a line is there and not empty |

    @FBE05 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FBE05 | FBE05 | FBE05 | AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100 |

    @FBE06 @wire
    Examples:
      | rule  | code  | lines | title                                                                             |
      | FBE06 | FBE06 | FBE06 | A discount or charge of a line is base by percentage, a discount at most its base |

    @FBE07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                |
      | FBE07 | FBE07 | FAD15b FBE07 | Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @FBE08 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | FBE08 | FBE08 | FBE08 | The base of a discount or charge of a line is above 0 and within the document |

    @FBE09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | FBE09 | FBE09 | FAD15b FBE09 | BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |
