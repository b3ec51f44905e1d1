# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AN
Feature: Payment means (AN), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: What is sold on credit says when it is due
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de vencimiento de la venta a crédito
      | code   | document                | kind    | where        | from                                         | to                                                                 | status | also |
      | FAN04  | invoice                 | Rechazo | payment_form | {"payment_form_id":1,"payment_method_id":10} | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none |
      | CAN04  | credit note             | Rechazo | payment_form | absent                                       | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none |
      | DAN04  | debit note              | Rechazo | payment_form | absent                                       | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none |
      | NSAN04 | support adjustment note | Rechazo | payment_form | absent                                       | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none |

  Scenario Outline: <code> on <document>, by request: PaymentMeans/PaymentID is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PaymentMeans/PaymentID
      | code   | document                | kind         | given        | status | also |
      | FAN05  | invoice                 | Notificación | FAN05 is on  | 00     | none |
      | CAN05  | credit note             | Notificación | CAN05 is on  | 00     | none |
      | DAN05  | debit note              | Notificación | DAN05 is on  | 00     | none |
      | DSAN05 | support document        | Notificación | DSAN05 is on | 00     | none |
      | NSAN05 | support adjustment note | Notificación | NSAN05 is on | 00     | none |
