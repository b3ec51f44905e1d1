# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AN
Feature: Payment means (AN)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: PaymentMeans is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo PaymentMeans
      | code    | document                | kind    | where            | from    | to     | status | also |
      | FAN01   | invoice                 | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | CAN01   | credit note             | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | DAN01   | debit note              | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | DSAN01  | support document        | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | NSAN01  | support adjustment note | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | DEAN01  | POS ticket              | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | NAAN01  | equivalent credit note  | Rechazo | cac:PaymentMeans | present | absent | 99     | none |
      | NADAN01 | equivalent debit note   | Rechazo | cac:PaymentMeans | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/ID is 1 (cash) or 2 (credit)
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La forma de pago no es contado (1) ni crédito (2)
      | code   | document         | kind    | where                   | from | to  | status | also |
      | FAN02  | invoice          | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |
      | DAN02  | debit note       | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |
      | DSAN02 | support document | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/ID is 1 (cash) or 2 (credit)
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La forma de pago no es contado (1) ni crédito (2)
      | code   | document                | kind    | where                   | from | to  | status | also |
      | CAN02  | credit note             | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |
      | NSAN02 | support adjustment note | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/ID is 1 (cash)
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tiquete POS solo admite forma de pago contado
      | code   | document   | kind    | given                                        | where                   | from | to  | status | also |
      | DEAN02 | POS ticket | Rechazo | cac:PaymentMeans/cbc:PaymentDueDate is there | cac:PaymentMeans/cbc:ID | "1"  | "2" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is a code of the table of payment means
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El medio de pago no está en la tabla
      | code   | document                | kind    | where                                 | from | to    | status | also |
      | FAN03  | invoice                 | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |
      | NSAN03 | support adjustment note | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is a code of the table of payment means
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El medio de pago no está en la tabla
      | code   | document    | kind    | where                                 | from | to    | status | also |
      | CAN03a | credit note | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |
      | DAN03a | debit note  | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el medio del pago de contado
      | code   | document    | kind    | where                                 | from | to | status | also                               |
      | CAN03b | credit note | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "" | 99     | CAN03a Rechazo if cac:PaymentMeans |
      | DAN03b | debit note  | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "" | 99     | DAN03a Rechazo if cac:PaymentMeans |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el medio de pago
      | code    | document         | kind    | where                                 | from | to | status | also |
      | DSAN03a | support document | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is a code of the table of payment means
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El medio de pago no está en la tabla
      | code    | document         | kind    | where                                 | from | to    | status | also |
      | DSAN03b | support document | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: What is sold on credit says when it is due
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de vencimiento de la venta a crédito
      | code   | document                | kind    | given                         | where                               | from         | to     | status | also |
      | FAN04  | invoice                 | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none |
      | CAN04  | credit note             | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none |
      | DAN04  | debit note              | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none |
      | DSAN04 | support document        | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none |
      | NSAN04 | support adjustment note | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PaymentMeans/PaymentID
      | code   | document                | kind         | given        | where                          | from     | to     | status | also |
      | FAN05  | invoice                 | Notificación | FAN05 is on  | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | CAN05  | credit note             | Notificación | CAN05 is on  | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | DAN05  | debit note              | Notificación | DAN05 is on  | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | DSAN05 | support document        | Notificación | DSAN05 is on | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | NSAN05 | support adjustment note | Notificación | NSAN05 is on | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
