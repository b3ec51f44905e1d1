# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BD
Feature: Rules BD on invoices: Prepaid payments
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBD01 @request
    Examples:
      | rule  | code  | lines | title                                 |
      | FBD01 | FBD01 | FBD01 | PrepaidPayment is there and not empty |

    @FBD02 @request
    Examples:
      | rule  | code  | lines | title                                    |
      | FBD02 | FBD02 | FBD02 | PrepaidPayment/ID is there and not empty |

    @FBD03 @request
    Examples:
      | rule  | code  | lines | title                                         |
      | FBD03 | FBD03 | FBD03 | No prepaid payment is higher than the invoice |

    @FBD04 @wire
    Examples:
      | rule  | code  | lines        | title                                                          |
      | FBD04 | FBD04 | FAD15b FBD04 | PaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FBD05 @request
    Examples:
      | rule  | code  | lines | title                                              |
      | FBD05 | FBD05 | FBD05 | PrepaidPayment/ReceivedDate is there and not empty |

    @FBD06 @request
    Examples:
      | rule  | code  | lines | title                                          |
      | FBD06 | FBD06 | FBD06 | PrepaidPayment/PaidDate is there and not empty |

    @FBD07 @wire
    Examples:
      | rule  | code  | lines | title                                          |
      | FBD07 | FBD07 | FBD07 | PrepaidPayment/PaidTime is there and not empty |

    @FBD08 @request
    Examples:
      | rule  | code  | lines | title                                               |
      | FBD08 | FBD08 | FBD08 | PrepaidPayment/InstructionID is there and not empty |
