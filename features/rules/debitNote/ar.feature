# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AR
Feature: Rules AR on debit notes: Exchange rates
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAR01 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAR01 | DAR01 | DAR01 | A document in another currency says at what rate it is converted |

    @DAR02 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAR02 | DAR02 | DAR02 | PaymentExchangeRate/SourceCurrencyCode equals */DocumentCurrencyCode |

    @DAR03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAR03 | DAR03 | DAR03 | PaymentExchangeRate/SourceCurrencyBaseRate is 1.00 |

    @DAR04 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | DAR04 | DAR04 | DAR04 | A document in another currency is converted to pesos |

    @DAR05 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAR05 | DAR05 | DAR05 | PaymentExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @DAR06 @wire
    Examples:
      | rule  | code  | lines | title                                                          |
      | DAR06 | DAR06 | DAR06 | PaymentExchangeRate/CalculationRate is a number greater than 0 |

    @DAR07 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAR07 | DAR07 | DAR07 | PaymentExchangeRate/Date is a date as YYYY-MM-DD |
