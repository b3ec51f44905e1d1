# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AR
Feature: Rules AR on support documents: Exchange rates
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAR01 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | DSAR01 | DSAR01 | DSAR01 | A document in another currency says at what rate it is converted |

    @DSAR02 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | DSAR02 | DSAR02 | DSAR02 | PaymentExchangeRate/SourceCurrencyCode equals */DocumentCurrencyCode |

    @DSAR03 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | DSAR03 | DSAR03 | DSAR03 | PaymentExchangeRate/SourceCurrencyBaseRate is 1.00 |

    @DSAR04 @wire
    Examples:
      | rule   | code   | lines  | title                                                |
      | DSAR04 | DSAR04 | DSAR04 | A document in another currency is converted to pesos |

    @DSAR05 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | DSAR05 | DSAR05 | DSAR05 | PaymentExchangeRate/TargetCurrencyBaseRate is 1.00 |

    @DSAR06 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAR06 | DSAR06 | DSAR06 | PaymentExchangeRate/CalculationRate is a number greater than 0 |

    @DSAR07 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAR07 | DSAR07 | DSAR07 | PaymentExchangeRate/Date is a date as YYYY-MM-DD |
