# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AR
Feature: Rules AR on credit notes: Exchange rates
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAR01 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAR01 | CAR01 | CAR01 | A document in another currency says at what rate it is converted |

    @CAR02 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | CAR02 | CAR02 | CAR02 | PaymentExchangeRate/SourceCurrencyCode equals */DocumentCurrencyCode |

    @CAR03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAR03 | CAR03 | CAR03 | PaymentExchangeRate/SourceCurrencyBaseRate is 1.00 |

    @CAR04 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | CAR04 | CAR04 | CAR04 | A document in another currency is converted to pesos |

    @CAR05 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAR05 | CAR05 | CAR05 | PaymentExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @CAR06 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | CAR06 | CAR06 | CAR06 | PaymentExchangeRate/CalculationRate is a number greater than 0 |

    @CAR07 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | CAR07 | CAR07 | CAR07 | PaymentExchangeRate/Date is a date as YYYY-MM-DD |
