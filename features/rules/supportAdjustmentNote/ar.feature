# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AR
Feature: Rules AR on adjustment notes of support documents: Exchange rates
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAR01 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NSAR01 | NSAR01 | NSAR01 | A document in another currency says at what rate it is converted |

    @NSAR02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | NSAR02 | NSAR02 | NSAR02 | PaymentExchangeRate/SourceCurrencyCode equals */DocumentCurrencyCode |

    @NSAR03 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSAR03 | NSAR03 | NSAR03 | PaymentExchangeRate/SourceCurrencyBaseRate is 1.00 |

    @NSAR04 @wire
    Examples:
      | rule   | code   | lines  | title                                                |
      | NSAR04 | NSAR04 | NSAR04 | A document in another currency is converted to pesos |

    @NSAR05 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSAR05 | NSAR05 | NSAR05 | PaymentExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @NSAR06 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NSAR06 | NSAR06 | NSAR06 | PaymentExchangeRate/CalculationRate is a number greater than 0 |

    @NSAR07 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NSAR07 | NSAR07 | NSAR07 | PaymentExchangeRate/Date is a date as YYYY-MM-DD |
