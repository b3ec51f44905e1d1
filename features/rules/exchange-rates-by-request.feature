# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AR
Feature: Exchange rates (AR), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: A document in another currency states its exchange rate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la tasa de cambio del documento en divisa extranjera
      | code   | document                | kind         | where       | from   | to | status | also |
      | FAR01  | invoice                 | Rechazo      | currency_id | absent | 1  | 99     | none |
      | CAR01  | credit note             | Notificación | currency_id | absent | 1  | 00     | none |
      | DAR01  | debit note              | Rechazo      | currency_id | absent | 1  | 99     | none |
      | DSAR01 | support document        | Rechazo      | currency_id | absent | 1  | 99     | none |
      | NSAR01 | support adjustment note | Notificación | currency_id | absent | 1  | 00     | none |

  Scenario Outline: <code> on <document>, by request: PaymentExchangeRate/CalculationRate is a number greater than 0
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de la tasa de cambio, o no es mayor que 0
      | code   | document                | kind         | given                         | where           | from   | to     | status | also |
      | FAR06  | invoice                 | Rechazo      | the field currency_id = "USD" | calculationrate | absent | "0.00" | 99     | none |
      | CAR06  | credit note             | Notificación | the field currency_id = "USD" | calculationrate | absent | "0.00" | 00     | none |
      | DAR06  | debit note              | Notificación | the field currency_id = "USD" | calculationrate | absent | "0.00" | 00     | none |
      | DSAR06 | support document        | Rechazo      | the field currency_id = "USD" | calculationrate | absent | "0.00" | 99     | none |
      | NSAR06 | support adjustment note | Notificación | the field currency_id = "USD" | calculationrate | absent | "0.00" | 00     | none |
