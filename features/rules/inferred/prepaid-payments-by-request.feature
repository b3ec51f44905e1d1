# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @BD
Feature: Prepaid payments (BD), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: PrepaidPayment is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment
      | code   | document   | kind         | given                                            | where                                 | from       | to     | status | also |
      | DEBD01 | POS ticket | Notificación | DEBD01 is on; the field prepaid_payment = absent | legal_monetary_totals.pre_paid_amount | "20000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: PrepaidPayment/ID is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PrepaidPayment/ID
      | code   | document   | kind    | where                     | from    | to     | status | also |
      | DEBD02 | POS ticket | Rechazo | prepaid_payment.idpayment | "ANT-1" | absent | 99     | none |

  Scenario Outline: <code> on <document>, by request: No prepaid payment is higher than the invoice
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El anticipo supera el valor de la factura
      | code   | document   | kind    | given                                                  | where                                 | from       | to              | status | also |
      | DEBD03 | POS ticket | Rechazo | the field prepaid_payment.paidamount = "9999999999.00" | legal_monetary_totals.pre_paid_amount | "20000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: PrepaidPayment/ReceivedDate is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha en que se recibió el anticipo
      | code   | document   | kind    | where                        | from         | to     | status | also |
      | DEBD05 | POS ticket | Rechazo | prepaid_payment.receiveddate | "2024-01-15" | absent | 99     | none |

  Scenario Outline: <code> on <document>, by request: PrepaidPayment/PaidDate is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidDate
      | code   | document   | kind         | given        | where                    | from         | to     | status | also |
      | DEBD06 | POS ticket | Notificación | DEBD06 is on | prepaid_payment.paiddate | "2024-01-15" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: PrepaidPayment/PaidTime is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidTime
      | code   | document   | kind         | given                                            | status | also |
      | DEBD07 | POS ticket | Notificación | the field prepaid_payment is there; DEBD07 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: PrepaidPayment/InstructionID is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/InstructionID
      | code   | document   | kind         | given        | where                         | from       | to     | status | also |
      | DEBD08 | POS ticket | Notificación | DEBD08 is on | prepaid_payment.instructionid | "Anticipo" | absent | 00     | none |
