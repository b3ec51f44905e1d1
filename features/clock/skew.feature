@wire @clock
Feature: Clocks that differ
  # es: Relojes con diferencias
  The clock of the box is that of both services. Set apart, the authority refuses messages whose five minutes are over, or
  lie more than five minutes ahead of it, and documents that were signed in its future (DC24).

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario: Both clocks an hour ahead differ in nothing
    # es: Dos relojes adelantados una hora no difieren en nada
    Given the example invoice
    When the clock is stepped by "3600" seconds
    And it is posted
    Then the authority refused the message for "nothing"
    And the authority accepts it without lines

  Scenario Outline: The authority's clock is <seconds> seconds ahead
    # es: El reloj de la autoridad está adelantado <seconds> segundos
    Given the authority's clock is "<seconds>" seconds ahead
    And the example invoice
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | seconds | check             |
      | 300     | nothing           |
      | 301     | timestamp-expired |
      | -300    | nothing           |
      | -301    | timestamp-future  |

  Scenario Outline: A clock that runs behind takes the message, and finds the <document> signed too early
    # es: Un reloj atrasado recibe el mensaje y encuentra una firma anticipada: <document>
    Given the authority's clock is "-300" seconds ahead
    And a generated <document>
    When it is posted
    Then the authority rejects it with exactly the lines
      | DC24 Rechazo |

    Examples:
      | document |
      | invoice  |
      | payroll  |

  Scenario Outline: A message is <seconds> seconds on its way
    # es: Un mensaje tarda <seconds> segundos en llegar
    Given the example invoice
    And "<seconds>" seconds pass once its message is written
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | seconds | check             |
      | 300     | nothing           |
      | 301     | timestamp-expired |
