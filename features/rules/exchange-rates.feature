# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AR
Feature: Exchange rates (AR)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: A document in another currency states its exchange rate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la tasa de cambio del documento en divisa extranjera
      | code   | document                | kind         | given                | where                   | from    | to     | status | also |
      | FAR01  | invoice                 | Rechazo      | its currency = "USD" | cac:PaymentExchangeRate | present | absent | 99     | none |
      | CAR01  | credit note             | Notificación | its currency = "USD" | cac:PaymentExchangeRate | present | absent | 00     | none |
      | DAR01  | debit note              | Rechazo      | its currency = "USD" | cac:PaymentExchangeRate | present | absent | 99     | none |
      | DSAR01 | support document        | Rechazo      | its currency = "USD" | cac:PaymentExchangeRate | present | absent | 99     | none |
      | NSAR01 | support adjustment note | Notificación | its currency = "USD" | cac:PaymentExchangeRate | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/SourceCurrencyCode equals DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyCode no es la divisa del documento
      | code   | document                | kind    | where                                          | from  | to    | status | also |
      | FAR02  | invoice                 | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | CAR02  | credit note             | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | DAR02  | debit note              | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | DSAR02 | support document        | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | NSAR02 | support adjustment note | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |

  Scenario Outline: <code> on <document>: SourceCurrencyBaseRate is 1.00, or above 0 where pesos are stated in a second currency
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code  | document | kind    | where                                              | from   | to     | status | also |
      | FAR03 | invoice  | Rechazo | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/SourceCurrencyBaseRate is 1.00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code   | document                | kind         | where                                              | from   | to     | status | also |
      | CAR03  | credit note             | Notificación | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | DAR03  | debit note              | Notificación | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | DSAR03 | support document        | Rechazo      | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 99     | none |
      | NSAR03 | support adjustment note | Notificación | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: A document in another currency is converted to pesos
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyCode no es COP
      | code   | document                | kind         | given                                                  | where                                          | from  | to    | status | also |
      | FAR04  | invoice                 | Rechazo      | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 99     | none |
      | CAR04  | credit note             | Notificación | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |
      | DAR04  | debit note              | Notificación | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |
      | DSAR04 | support document        | Rechazo      | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 99     | none |
      | NSAR04 | support adjustment note | Notificación | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/TargetCurrencyBaseRate is 1.00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyBaseRate no es 1.00
      | code   | document                | kind         | where                                              | from   | to     | status | also |
      | FAR05  | invoice                 | Rechazo      | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 99     | none |
      | CAR05  | credit note             | Notificación | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | DAR05  | debit note              | Notificación | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | DSAR05 | support document        | Rechazo      | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 99     | none |
      | NSAR05 | support adjustment note | Notificación | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/CalculationRate is a number greater than 0
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de la tasa de cambio, o no es mayor que 0
      | code   | document                | kind         | where                                       | from   | to     | status | also |
      | FAR06  | invoice                 | Rechazo      | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 99     | none |
      | CAR06  | credit note             | Notificación | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 00     | none |
      | DAR06  | debit note              | Notificación | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 00     | none |
      | DSAR06 | support document        | Rechazo      | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 99     | none |
      | NSAR06 | support adjustment note | Notificación | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/Date is a date as YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de la tasa de cambio, o no es AAAA-MM-DD
      | code   | document                | kind         | where                            | from         | to     | status | also |
      | FAR07  | invoice                 | Rechazo      | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 99     | none |
      | CAR07  | credit note             | Notificación | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |
      | DAR07  | debit note              | Notificación | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |
      | DSAR07 | support document        | Rechazo      | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 99     | none |
      | NSAR07 | support adjustment note | Notificación | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/SourceCurrencyCode is the currency of the document, or that to which PaymentExchangeRate converts it
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyCode no es la divisa del documento
      | code  | document | kind         | where                                                     | from  | to    | status | also |
      | FGB02 | invoice  | Notificación | cac:PaymentAlternativeExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/SourceCurrencyBaseRate is 1.00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code  | document | kind         | where                                                         | from   | to     | status | also |
      | FGB03 | invoice  | Notificación | cac:PaymentAlternativeExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: A document in another currency is converted to pesos
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyCode no es COP
      | code  | document | kind         | given                                                  | where                                                     | from  | to    | status | also |
      | FGB04 | invoice  | Notificación | cac:PaymentExchangeRate is there; its currency = "USD" | cac:PaymentAlternativeExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/TargetCurrencyBaseRate is 1.00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyBaseRate no es 1.00
      | code  | document | kind         | where                                                         | from   | to     | status | also |
      | FGB05 | invoice  | Notificación | cac:PaymentAlternativeExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/CalculationRate is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PaymentAlternativeExchangeRate/CalculationRate
      | code  | document | kind         | where                                                  | from   | to     | status | also |
      | FGB06 | invoice  | Notificación | cac:PaymentAlternativeExchangeRate/cbc:CalculationRate | "1.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/Date is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PaymentAlternativeExchangeRate/Date
      | code  | document | kind         | where                                       | from         | to     | status | also |
      | FGB07 | invoice  | Notificación | cac:PaymentAlternativeExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |
