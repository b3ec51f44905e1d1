# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BE
Feature: Rules BE on debit notes: Discounts and charges of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBE01 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | DBE01 | DBE01 | DBE01 | Every discount or charge of a line states what it is, its percentage, amount and base |

    @DBE02 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DBE02 | DBE02 | DBE02 | Discounts and charges of a line are numbered 1, 2, 3 … in their order |

    @DBE03 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DBE03 | DBE03 | DBE03 | AllowanceCharge/ChargeIndicator of a line is one of true, false |

    @DBE04 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | DBE04 | DBE04 | DBE04 | The reason of a discount or charge of a line, where it is given, is not empty |

    @DBE05 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DBE05 | DBE05 | DBE05 | AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100 |

    @DBE06 @request
    Examples:
      | rule  | code  | lines | title                                                                     |
      | DBE06 | DBE06 | DBE06 | A discount or charge of a line has an amount, a discount at most its base |

    @DBE07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                |
      | DBE07 | DBE07 | DAD15b DBE07 | Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |

    @DBE08 @wire
    Examples:
      | rule  | code  | lines | title                                                                         |
      | DBE08 | DBE08 | DBE08 | The base of a discount or charge of a line is above 0 and within the document |

    @DBE09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | DBE09 | DBE09 | DAD15b DBE09 | BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode |
