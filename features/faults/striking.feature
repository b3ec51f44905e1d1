@wire @faults
Feature: Whom a fault strikes, and how often
  # es: A quién afecta una falla y cuántas veces
  By operation, issuer, kind and number, so many times, or by chance that a seed repeats.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an issuing service that tries 1 time

  Scenario Outline: A fault for <about> leaves others alone
    # es: Una falla para <es> no afecta a los demás
    Given the fault status with
      | field        | value     |
      | status       | 503       |
      | when         | {}        |
      | when.<field> | <foreign> |
    And the fault status with
      | field        | value |
      | status       | 500   |
      | when         | {}    |
      | when.<field> | <own> |
    And the example invoice
    When it is posted
    Then the reply is 502 "authority-unreadable"
    And the fault struck 0 times

    Examples:
      | about        | es                     | field     | foreign          | own              |
      | an operation | una operación          | operation | "SendNominaSync" | "SendBillSync"   |
      | an issuer    | un emisor              | nit       | "901500600"      | "901500100"      |
      | a kind       | una clase de documento | kind      | "creditNote"     | "invoice"        |
      | a number     | un número              | number    | "SETX*"          | "setp99???????*" |

  Scenario: A question is told by the document that it is about
    # es: Una consulta se reconoce por el documento consultado
    Given an accepted invoice
    And the fault html with
      | field          | value       |
      | when           | {}          |
      | when.operation | "GetStatus" |
      | when.number    | "SETP*"     |
    When its status is asked for
    Then the reply is 502 "authority-not-asked"

  Scenario: A fault that struck as often as it should does no more
    # es: Una falla que ya ocurrió las veces previstas no ocurre más
    Given the fault status with
      | field  | value |
      | status | 503   |
      | times  | 2     |
    When 3 invoices are posted
    Then the replies are
      | 503 |
      | 503 |
      | 200 |

  Scenario: The same seed strikes the same requests
    # es: La misma semilla afecta las mismas solicitudes
    Given the fault status with
      | field       | value   |
      | status      | 503     |
      | probability | 0.5     |
      | seed        | "lunes" |
    When 6 invoices are posted
    And the faults are removed
    Given the fault status with
      | field       | value   |
      | status      | 503     |
      | probability | 0.5     |
      | seed        | "lunes" |
    When 6 invoices are posted
    Then the first 6 replies are like the next, of both kinds
