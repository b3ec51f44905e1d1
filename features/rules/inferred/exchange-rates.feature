# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AR
Feature: Exchange rates (AR), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: A document in another currency states its exchange rate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la tasa de cambio del documento en divisa extranjera
      | code    | document               | kind         | given                               | where                   | from    | to     | status | also |
      | DEAR01  | pos ticket             | Rechazo      | DEAR01 is on; its currency = "USD"  | cac:PaymentExchangeRate | present | absent | 99     | none |
      | NAAR01  | equivalent credit note | Notificación | NAAR01 is on; its currency = "USD"  | cac:PaymentExchangeRate | present | absent | 00     | none |
      | NADAR01 | equivalent debit note  | Rechazo      | NADAR01 is on; its currency = "USD" | cac:PaymentExchangeRate | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/SourceCurrencyCode equals DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyCode no es la divisa del documento
      | code    | document               | kind    | given         | where                                          | from  | to    | status | also |
      | DEAR02  | pos ticket             | Rechazo | DEAR02 is on  | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | NAAR02  | equivalent credit note | Rechazo | NAAR02 is on  | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |
      | NADAR02 | equivalent debit note  | Rechazo | NADAR02 is on | cac:PaymentExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 99     | none |

  Scenario Outline: <code> on <document>: SourceCurrencyBaseRate is 1.00, or above 0 where pesos are stated in a second currency
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code   | document   | kind    | given        | where                                              | from   | to     | status | also |
      | DEAR03 | pos ticket | Rechazo | DEAR03 is on | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/SourceCurrencyBaseRate is 1.00
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code    | document               | kind         | given         | where                                              | from   | to     | status | also |
      | NAAR03  | equivalent credit note | Notificación | NAAR03 is on  | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | NADAR03 | equivalent debit note  | Notificación | NADAR03 is on | cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: A document in another currency is converted to pesos
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyCode no es COP
      | code    | document               | kind         | given                                                                 | where                                          | from  | to    | status | also |
      | DEAR04  | pos ticket             | Rechazo      | cac:PaymentExchangeRate is there; DEAR04 is on; its currency = "USD"  | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 99     | none |
      | NAAR04  | equivalent credit note | Notificación | cac:PaymentExchangeRate is there; NAAR04 is on; its currency = "USD"  | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |
      | NADAR04 | equivalent debit note  | Notificación | cac:PaymentExchangeRate is there; NADAR04 is on; its currency = "USD" | cac:PaymentExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/TargetCurrencyBaseRate is 1.00
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyBaseRate no es 1.00
      | code    | document               | kind         | given         | where                                              | from   | to     | status | also |
      | DEAR05  | pos ticket             | Rechazo      | DEAR05 is on  | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 99     | none |
      | NAAR05  | equivalent credit note | Notificación | NAAR05 is on  | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |
      | NADAR05 | equivalent debit note  | Notificación | NADAR05 is on | cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/CalculationRate is a number greater than 0
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de la tasa de cambio, o no es mayor que 0
      | code    | document               | kind         | given         | where                                       | from   | to     | status | also |
      | DEAR06  | pos ticket             | Rechazo      | DEAR06 is on  | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 99     | none |
      | NAAR06  | equivalent credit note | Notificación | NAAR06 is on  | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 00     | none |
      | NADAR06 | equivalent debit note  | Notificación | NADAR06 is on | cac:PaymentExchangeRate/cbc:CalculationRate | "1.00" | "0.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentExchangeRate/Date is a date as YYYY-MM-DD
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de la tasa de cambio, o no es AAAA-MM-DD
      | code    | document               | kind         | given         | where                            | from         | to     | status | also |
      | DEAR07  | pos ticket             | Rechazo      | DEAR07 is on  | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 99     | none |
      | NAAR07  | equivalent credit note | Notificación | NAAR07 is on  | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |
      | NADAR07 | equivalent debit note  | Notificación | NADAR07 is on | cac:PaymentExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/SourceCurrencyCode is the currency of the document, or that to which PaymentExchangeRate converts it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyCode no es la divisa del documento
      | code   | document   | kind         | given        | where                                                     | from  | to    | status | also |
      | DEGB02 | pos ticket | Notificación | DEGB02 is on | cac:PaymentAlternativeExchangeRate/cbc:SourceCurrencyCode | "COP" | "XAU" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/SourceCurrencyBaseRate is 1.00
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SourceCurrencyBaseRate no es 1.00
      | code   | document   | kind         | given        | where                                                         | from   | to     | status | also |
      | DEGB03 | pos ticket | Notificación | DEGB03 is on | cac:PaymentAlternativeExchangeRate/cbc:SourceCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: A document in another currency is converted to pesos
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyCode no es COP
      | code   | document   | kind         | given                                                                | where                                                     | from  | to    | status | also |
      | DEGB04 | pos ticket | Notificación | cac:PaymentExchangeRate is there; DEGB04 is on; its currency = "USD" | cac:PaymentAlternativeExchangeRate/cbc:TargetCurrencyCode | "COP" | "EUR" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/TargetCurrencyBaseRate is 1.00
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: TargetCurrencyBaseRate no es 1.00
      | code   | document   | kind         | given        | where                                                         | from   | to     | status | also |
      | DEGB05 | pos ticket | Notificación | DEGB05 is on | cac:PaymentAlternativeExchangeRate/cbc:TargetCurrencyBaseRate | "1.00" | "2.00" | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/CalculationRate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PaymentAlternativeExchangeRate/CalculationRate
      | code   | document   | kind         | given        | where                                                  | from   | to     | status | also |
      | DEGB06 | pos ticket | Notificación | DEGB06 is on | cac:PaymentAlternativeExchangeRate/cbc:CalculationRate | "1.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PaymentAlternativeExchangeRate/Date is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PaymentAlternativeExchangeRate/Date
      | code   | document   | kind         | given        | where                                       | from         | to     | status | also |
      | DEGB07 | pos ticket | Notificación | DEGB07 is on | cac:PaymentAlternativeExchangeRate/cbc:Date | "2024-01-15" | absent | 00     | none |
