@wire @security @clock
Feature: Messages sent again, too late or too early
  # es: Mensajes enviados de nuevo, tarde o antes de tiempo

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario: A message that is sent again is answered, and its document is the one that is known
    # es: Un mensaje enviado de nuevo recibe respuesta, y su documento es el ya conocido
    Given the example invoice
    When it is posted
    Then the authority accepts it without lines
    When the authority is sent the last message again
    Then it answers 200 ""
    And its answer contains "Regla: 90, Rechazo"

  Scenario: A message that is sent again after its time is refused
    # es: Un mensaje enviado de nuevo después de su plazo se niega
    Given the example invoice
    When it is posted
    And the clock is stepped by "600" seconds
    And the authority is sent the last message again
    Then it answers 500 "timestamp-expired"

  Scenario Outline: The clock of the sender is <seconds> seconds ahead
    # es: El reloj del remitente está adelantado <seconds> segundos
    Given the authority's clock is "-<seconds>" seconds ahead
    And the example invoice
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | seconds | check            |
      | 60      | nothing          |
      | 3600    | timestamp-future |
