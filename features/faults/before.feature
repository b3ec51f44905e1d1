@wire @faults
Feature: Faults before anything is taken
  # es: Fallas antes de recibir algo
  The authority is not there, or somebody else answers in its place. What the issuing service does about it, and that
  the document can be sent again unharmed.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an issuing service that tries 3 times
    And the example invoice

  Scenario Outline: A short outage with <status> goes unnoticed
    # es: Una interrupción corta con <status> pasa inadvertida
    Given the fault status with
      | field  | value    |
      | status | <status> |
      | times  | 2        |
    When it is posted
    Then the authority accepts it without lines
    And the authority was asked
      | SendBillSync | <status> |
      | SendBillSync | <status> |
      | SendBillSync | 200      |
    And the reply warns of nothing

    Examples:
      | status |
      | 500    |
      | 503    |
      | 403    |

  Scenario Outline: An outage with <status> that is longer than the tries ends with a clear answer, and harms nothing
    # es: Una interrupción con <status> más larga que los intentos termina con una respuesta clara y no causa daño
    Given the fault status with
      | field  | value    |
      | status | <status> |
    When it is posted
    Then the reply is <reply> "<code>"
    And the fault struck 3 times
    And the authority keeps nothing
    When the faults are removed
    And it is posted again
    Then the authority accepts it without lines
    And the authority keeps the document, accepted, once

    Examples:
      | status | reply | code                  |
      | 503    | 503   | authority-unreachable |
      | 403    | 503   | authority-unreachable |
      | 500    | 502   | authority-unreadable  |

  Scenario Outline: An authority (<status>) that asks for two minutes is not tried before, and the caller learns when to come back
    # es: Una autoridad (<status>) que pide dos minutos no se reintenta antes, y quien llama sabe cuándo volver
    Given the fault status with
      | field             | value    |
      | status            | <status> |
      | retryAfterSeconds | 120      |
    When it is posted
    Then the reply is 503 "authority-unreachable"
    And its header "Retry-After" is "120"
    And the fault struck 1 times

    Examples:
      | status |
      | 503    |
      | 403    |

  Scenario: A page instead of SOAP is not tried again, since nobody knows what was done
    # es: Una página en lugar de SOAP no se reintenta, pues nadie sabe qué se hizo
    Given the fault html with
      | field | value |
      | times | 1     |
    When it is posted
    Then the reply is 502 "authority-unreadable"
    And its message names "HTML"
    And the authority was asked
      | SendBillSync | 200 |
    When it is posted again
    Then the authority accepts it without lines
    And the authority keeps the document, accepted, once

  Scenario: A fault without reason is passed on, and explained as ordered
    # es: Una falla SOAP sin motivo se transmite y se explica como simulada
    Given the fault no-reason with
      | field | value |
      | times | 1     |
    When it is posted
    Then the reply is 502 "authority-fault"
    And its message names "The creator of this fault did not specify a Reason."
    And its explanation is "injected-fault"
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A connection that is reset is asked about, and the document sent again
    # es: Tras una conexión cortada se consulta, y el documento se envía de nuevo
    Given the fault reset with
      | field | value |
      | times | 1     |
    When it is posted
    Then the authority accepts it without lines
    And the authority was asked
      | SendBillSync | 0   |
      | GetStatus    | 200 |
      | SendBillSync | 200 |

  Scenario: A connection that is always reset ends with a clear answer
    # es: Una conexión que siempre se corta termina con una respuesta clara
    Given the fault reset
    When it is posted
    Then the reply is 503 "authority-unreachable"
    And the authority keeps nothing
    When the faults are removed
    And it is posted again
    Then the authority accepts it without lines

  Scenario: Silence is a timeout that names the key, and the document can be sent again
    # es: El silencio es un tiempo agotado que indica el código único, y el documento se puede enviar de nuevo
    Given that waits 10000 ms for an answer
    And the fault no-answer with
      | field | value |
      | times | 1     |
    When it is posted
    Then the reply is 504 "authority-timeout"
    And the authority was asked
      | SendBillSync | 0   |
      | GetStatus    | 200 |
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A fixed latency is waited for
    # es: Se espera una latencia fija
    Given the fault latency with
      | field        | value |
      | milliseconds | 4     |
    When it is posted
    Then the authority accepts it without lines
    And the journal tells of a delay of 4 ms

  Scenario: A random latency follows its seed
    # es: Una latencia aleatoria sigue su semilla
    Given the fault latency with
      | field        | value                 |
      | milliseconds | {"from": 1, "to": 20} |
      | seed         | "lunes"               |
    When 4 invoices are posted
    And the faults are removed
    Given the fault latency with
      | field        | value                 |
      | milliseconds | {"from": 1, "to": 20} |
      | seed         | "lunes"               |
    When 4 invoices are posted
    Then the journal tells of delays from 1 to 20 ms
    And the first 4 delays are like the next

  Scenario: A request that a gateway delivers twice ends with the first verdict
    # es: Una solicitud que un intermediario entrega dos veces termina con el primer resultado
    Given the fault processed-twice with
      | field          | value          |
      | when           | {}             |
      | when.operation | "SendBillSync" |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |
