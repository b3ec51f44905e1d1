# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AR
Feature: Rules AR on invoices: Exchange rates
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAR01 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAR01 | FAR01 | FAR01 | A document in another currency says at what rate it is converted |

    @FAR02 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAR02 | FAR02 | FAR02 | PaymentExchangeRate/SourceCurrencyCode equals */DocumentCurrencyCode |

    @FAR03 @wire
    Examples:
      | rule  | code  | lines | title                                                                                  |
      | FAR03 | FAR03 | FAR03 | SourceCurrencyBaseRate is 1.00, or above 0 where pesos are stated in a second currency |

    @FAR04 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAR04 | FAR04 | FAR04 | A document in another currency is converted to pesos |

    @FAR05 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAR05 | FAR05 | FAR05 | PaymentExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @FAR06 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | FAR06 | FAR06 | FAR06 | PaymentExchangeRate/CalculationRate is a number greater than 0 |

    @FAR07 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAR07 | FAR07 | FAR07 | PaymentExchangeRate/Date is a date as YYYY-MM-DD |

    @FGB02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                               |
      | FGB02 | FGB02 | FGB02 | PaymentAlternativeExchangeRate/SourceCurrencyCode is the currency of the document, or that to which PaymentExchangeRate converts it |

    @FGB03 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FGB03 | FGB03 | FGB03 | PaymentAlternativeExchangeRate/SourceCurrencyBaseRate is 1.00 |

    @FGB04 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FGB04 | FGB04 | FGB04 | A document in another currency is converted to pesos |

    @FGB05 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FGB05 | FGB05 | FGB05 | PaymentAlternativeExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @FGB06 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FGB06 | FGB06 | FGB06 | PaymentAlternativeExchangeRate/CalculationRate is there and not empty |

    @FGB07 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FGB07 | FGB07 | FGB07 | PaymentAlternativeExchangeRate/Date is there and not empty |
