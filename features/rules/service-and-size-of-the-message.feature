# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZA
Feature: Service and size of the message (ZA)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The XML file is not larger than the authority takes
    Given a generated document: <document>
    When a comment of <to> is put before its root
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El archivo XML supera el tamaño máximo permitido
      | code | document                | kind    | to           | status | also |
      | ZA01 | invoice                 | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | credit note             | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | debit note              | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | support document        | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | support adjustment note | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | POS ticket              | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | equivalent credit note  | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | equivalent debit note   | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | payroll                 | Rechazo | 512000 bytes | 99     | none |
      | ZA01 | payroll adjustment      | Rechazo | 512000 bytes | 99     | none |

  Scenario Outline: <code> on <document>: The service is not stopped for a short time
    Given a generated document: <document>
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

  Scenario Outline: <code> on <document>: The service is not stopped without forecast
    Given a generated document: <document>
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
