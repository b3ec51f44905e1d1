# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AN
Feature: Payment means (AN), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: PaymentMeans/ID is 1 (cash) or 2 (credit)
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La forma de pago no es contado (1) ni crédito (2)
      | code    | document              | kind    | where                   | from | to  | status | also |
      | NADAN02 | equivalent debit note | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/ID is 1 (cash) or 2 (credit)
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La forma de pago no es contado (1) ni crédito (2)
      | code   | document               | kind    | where                   | from | to  | status | also |
      | NAAN02 | equivalent credit note | Rechazo | cac:PaymentMeans/cbc:ID | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is a code of the table of payment means
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El medio de pago no está en la tabla
      | code   | document   | kind    | where                                 | from | to    | status | also |
      | DEAN03 | POS ticket | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is a code of the table of payment means
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El medio de pago no está en la tabla
      | code     | document               | kind    | where                                 | from | to    | status | also |
      | NAAN03a  | equivalent credit note | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |
      | NADAN03a | equivalent debit note  | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentMeansCode is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el medio del pago de contado
      | code     | document               | kind    | where                                 | from | to | status | also                                 |
      | NAAN03b  | equivalent credit note | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "" | 99     | NAAN03a Rechazo if cac:PaymentMeans  |
      | NADAN03b | equivalent debit note  | Rechazo | cac:PaymentMeans/cbc:PaymentMeansCode | "10" | "" | 99     | NADAN03a Rechazo if cac:PaymentMeans |

  Scenario Outline: <code> on <document>: What is sold on credit says when it is due
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de vencimiento de la venta a crédito
      | code    | document               | kind    | given                         | where                               | from         | to     | status | also                               |
      | DEAN04  | POS ticket             | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | DEAN02 Rechazo if cac:PaymentMeans |
      | NAAN04  | equivalent credit note | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none                               |
      | NADAN04 | equivalent debit note  | Rechazo | cac:PaymentMeans/cbc:ID = "2" | cac:PaymentMeans/cbc:PaymentDueDate | "2030-02-15" | absent | 99     | none                               |

  Scenario Outline: <code> on <document>: PaymentMeans/PaymentID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PaymentMeans/PaymentID
      | code    | document               | kind         | given         | where                          | from     | to     | status | also |
      | DEAN05  | POS ticket             | Notificación | DEAN05 is on  | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | NAAN05  | equivalent credit note | Notificación | NAAN05 is on  | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
      | NADAN05 | equivalent debit note  | Notificación | NADAN05 is on | cac:PaymentMeans/cbc:PaymentID | "PAGO-1" | absent | 00     | none |
