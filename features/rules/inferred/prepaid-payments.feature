# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BD
Feature: Prepaid payments (BD), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: PrepaidPayment is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment
      | code   | document   | kind         | given                                                           | where              | from    | to     | status | also |
      | DEBD01 | POS ticket | Notificación | DEBD01 is on; cac:LegalMonetaryTotal/cbc:PrepaidAmount = absent | cac:PrepaidPayment | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PrepaidPayment/ID
      | code   | document   | kind    | where                     | from    | to     | status | also |
      | DEBD02 | POS ticket | Rechazo | cac:PrepaidPayment/cbc:ID | "ANT-1" | absent | 99     | none |

  Scenario Outline: <code> on <document>: No prepaid payment is higher than the invoice
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El anticipo supera el valor de la factura
      | code   | document   | kind    | given                                                                                          | where                             | from       | to              | status | also |
      | DEBD03 | POS ticket | Rechazo | cac:PrepaidPayment[2] is not there; cac:LegalMonetaryTotal/cbc:PrepaidAmount = "9999999999.00" | cac:PrepaidPayment/cbc:PaidAmount | "20000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PaidAmount difiere de la del documento
      | code   | document   | kind    | where                                         | from  | to    | status | also            |
      | DEBD04 | POS ticket | Rechazo | cac:PrepaidPayment/cbc:PaidAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo |

  Scenario Outline: <code> on <document>: PrepaidPayment/ReceivedDate is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha en que se recibió el anticipo
      | code   | document   | kind    | where                               | from         | to     | status | also |
      | DEBD05 | POS ticket | Rechazo | cac:PrepaidPayment/cbc:ReceivedDate | "2024-01-15" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/PaidDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidDate
      | code   | document   | kind         | given        | where                           | from         | to     | status | also |
      | DEBD06 | POS ticket | Notificación | DEBD06 is on | cac:PrepaidPayment/cbc:PaidDate | "2024-01-15" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/PaidTime is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidTime
      | code   | document   | kind         | given        | where                           | from             | to     | status | also |
      | DEBD07 | POS ticket | Notificación | DEBD07 is on | cac:PrepaidPayment/cbc:PaidTime | "10:00:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/InstructionID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/InstructionID
      | code   | document   | kind         | given        | where                                | from       | to     | status | also |
      | DEBD08 | POS ticket | Notificación | DEBD08 is on | cac:PrepaidPayment/cbc:InstructionID | "Anticipo" | absent | 00     | none |
