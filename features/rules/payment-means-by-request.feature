# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AN
Feature: Payment means (AN), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: What is sold on credit says when it is due
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de vencimiento de la venta a crédito
      | code   | document                | kind    | where        | from                                         | to      | status | also |
      | FAN04  | invoice                 | Rechazo | payment_form | {"payment_form_id":1,"payment_method_id":10} | present | 99     | none |
      | CAN04  | credit note             | Rechazo | payment_form | absent                                       | present | 99     | none |
      | DAN04  | debit note              | Rechazo | payment_form | absent                                       | present | 99     | none |
      | NSAN04 | support adjustment note | Rechazo | payment_form | absent                                       | present | 99     | none |

  Scenario Outline: <code> on <document>, by request: PaymentMeans/PaymentID is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa PaymentMeans/PaymentID
      | code   | document                | kind         | where       | from     | to        | status | also |
      | FAN05  | invoice                 | Notificación | the request | complete | unchanged | 00     | none |
      | CAN05  | credit note             | Notificación | the request | complete | unchanged | 00     | none |
      | DAN05  | debit note              | Notificación | the request | complete | unchanged | 00     | none |
      | DSAN05 | support document        | Notificación | the request | complete | unchanged | 00     | none |
      | NSAN05 | support adjustment note | Notificación | the request | complete | unchanged | 00     | none |
