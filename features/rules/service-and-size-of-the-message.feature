# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZA
Feature: Service and size of the message (ZA)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The XML file is not larger than the authority takes
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El archivo XML supera el tamaño máximo permitido
      | code | document                | kind    | where                     | from   | to           | status | also |
      | ZA01 | invoice                 | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | credit note             | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | debit note              | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | support document        | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | support adjustment note | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | payroll                 | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |
      | ZA01 | payroll adjustment      | Rechazo | a comment before the root | absent | 512000 bytes | 99     | none |

  Scenario Outline: <code> on <document>: The service is not stopped for a short time
    Given a complete <document>
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

  Scenario Outline: <code> on <document>: The service is not stopped without forecast
    Given a complete <document>
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
