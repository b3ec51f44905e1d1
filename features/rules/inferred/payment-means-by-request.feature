# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AN
Feature: Payment means (AN), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: What is sold on credit says when it is due
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de vencimiento de la venta a crédito
      | code    | document               | kind    | where        | from                                         | to                                                                 | status | also           |
      | DEAN04  | POS ticket             | Rechazo | payment_form | {"payment_form_id":1,"payment_method_id":10} | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | DEAN02 Rechazo |
      | NAAN04  | equivalent credit note | Rechazo | payment_form | absent                                       | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none           |
      | NADAN04 | equivalent debit note  | Rechazo | payment_form | absent                                       | {"payment_form_id":2,"payment_method_id":10,"duration_measure":30} | 99     | none           |

  Scenario Outline: <code> on <document>, by request: PaymentMeans/PaymentID is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PaymentMeans/PaymentID
      | code    | document               | kind         | given         | status | also |
      | DEAN05  | POS ticket             | Notificación | DEAN05 is on  | 00     | none |
      | NAAN05  | equivalent credit note | Notificación | NAAN05 is on  | 00     | none |
      | NADAN05 | equivalent debit note  | Notificación | NADAN05 is on | 00     | none |
