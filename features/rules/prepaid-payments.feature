# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BD
Feature: Prepaid payments (BD)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: PrepaidPayment is there and not empty
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment
      | code  | document | kind         | given                                             | where              | from    | to     | status | also |
      | FBD01 | invoice  | Notificación | cac:LegalMonetaryTotal/cbc:PrepaidAmount = absent | cac:PrepaidPayment | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/ID is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PrepaidPayment/ID
      | code  | document | kind    | where                     | from    | to     | status | also |
      | FBD02 | invoice  | Rechazo | cac:PrepaidPayment/cbc:ID | "ANT-1" | absent | 99     | none |

  Scenario Outline: <code> on <document>: No prepaid payment is higher than the invoice
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El anticipo supera el valor de la factura
      | code  | document | kind    | given                                                  | where                             | from       | to          | status | also |
      | FBD03 | invoice  | Rechazo | cac:LegalMonetaryTotal/cbc:PrepaidAmount = "999999.00" | cac:PrepaidPayment/cbc:PaidAmount | "20000.00" | "999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PaidAmount difiere de la del documento
      | code  | document | kind    | where                                         | from  | to    | status | also           |
      | FBD04 | invoice  | Rechazo | cac:PrepaidPayment/cbc:PaidAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo |

  Scenario Outline: <code> on <document>: PrepaidPayment/ReceivedDate is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha en que se recibió el anticipo
      | code  | document | kind    | where                               | from         | to     | status | also |
      | FBD05 | invoice  | Rechazo | cac:PrepaidPayment/cbc:ReceivedDate | "2024-01-15" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/PaidDate is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidDate
      | code  | document | kind         | where                           | from         | to     | status | also |
      | FBD06 | invoice  | Notificación | cac:PrepaidPayment/cbc:PaidDate | "2024-01-15" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/PaidTime is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/PaidTime
      | code  | document | kind         | where                           | from             | to     | status | also |
      | FBD07 | invoice  | Notificación | cac:PrepaidPayment/cbc:PaidTime | "10:00:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: PrepaidPayment/InstructionID is there and not empty
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PrepaidPayment/InstructionID
      | code  | document | kind         | where                                | from       | to     | status | also |
      | FBD08 | invoice  | Notificación | cac:PrepaidPayment/cbc:InstructionID | "Anticipo" | absent | 00     | none |
