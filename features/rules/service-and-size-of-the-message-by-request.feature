# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @ZA
Feature: Service and size of the message (ZA), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: The service is not stopped for a short time
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El servicio está detenido momentáneamente
      | code | document                | kind         | where                        | from    | to     | status | also |
      | ZA02 | invoice                 | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | credit note             | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | debit note              | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | support document        | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | support adjustment note | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | payroll                 | Notificación | the service of the authority | running | paused | 99     | none |
      | ZA02 | payroll adjustment      | Notificación | the service of the authority | running | paused | 99     | none |

  Scenario Outline: <code> on <document>, by request: The service is not stopped without forecast
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El servicio está detenido sin previsión de reanudación
      | code | document                | kind         | where                        | from    | to      | status | also |
      | ZA03 | invoice                 | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | credit note             | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | debit note              | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | support document        | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | support adjustment note | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | payroll                 | Notificación | the service of the authority | running | stopped | 99     | none |
      | ZA03 | payroll adjustment      | Notificación | the service of the authority | running | stopped | 99     | none |
