# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @ZA
Feature: Service and size of the message (ZA), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The service is not stopped for a short time
    Given a generated request: <document>
    When the service of the authority is <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El servicio está detenido momentáneamente
      | code | document                | kind         | to     | status | also |
      | ZA02 | invoice                 | Notificación | paused | 99     | none |
      | ZA02 | credit note             | Notificación | paused | 99     | none |
      | ZA02 | debit note              | Notificación | paused | 99     | none |
      | ZA02 | support document        | Notificación | paused | 99     | none |
      | ZA02 | support adjustment note | Notificación | paused | 99     | none |
      | ZA02 | POS ticket              | Notificación | paused | 99     | none |
      | ZA02 | equivalent credit note  | Notificación | paused | 99     | none |
      | ZA02 | equivalent debit note   | Notificación | paused | 99     | none |
      | ZA02 | payroll                 | Notificación | paused | 99     | none |
      | ZA02 | payroll adjustment      | Notificación | paused | 99     | none |

  Scenario Outline: <code> on <document>, by request: The service is not stopped without forecast
    Given a generated request: <document>
    When the service of the authority is <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El servicio está detenido sin previsión de reanudación
      | code | document                | kind         | to      | status | also |
      | ZA03 | invoice                 | Notificación | stopped | 99     | none |
      | ZA03 | credit note             | Notificación | stopped | 99     | none |
      | ZA03 | debit note              | Notificación | stopped | 99     | none |
      | ZA03 | support document        | Notificación | stopped | 99     | none |
      | ZA03 | support adjustment note | Notificación | stopped | 99     | none |
      | ZA03 | POS ticket              | Notificación | stopped | 99     | none |
      | ZA03 | equivalent credit note  | Notificación | stopped | 99     | none |
      | ZA03 | equivalent debit note   | Notificación | stopped | 99     | none |
      | ZA03 | payroll                 | Notificación | stopped | 99     | none |
      | ZA03 | payroll adjustment      | Notificación | stopped | 99     | none |
