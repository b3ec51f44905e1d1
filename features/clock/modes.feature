@request @clock
Feature: Clock
  # es: Reloj
  Time is set, never waited for. The control interface moves the time of both services, or of the authority alone.

  Scenario: A fixed clock stands until it is stepped
    # es: Un reloj fijo no avanza hasta que se adelanta
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    When the clock is stepped by "86400" seconds
    Then the authority's date is "2026-11-21"
    Given the example invoice
    When it is posted
    Then the authority accepts it without lines

  Scenario Outline: A clock of the mode <mode>
    # es: Un reloj en modo <mode>
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    When the clock is set to '<setting>'
    Then the clock says it is "<mode>"
    Given the example invoice
    When it is posted
    Then the authority accepts it without lines

    Examples:
      | mode   | setting                                                         |
      | real   | {"mode":"real"}                                                 |
      | fixed  | {"mode":"fixed","at":"2026-11-25T08:00:00-05:00"}               |
      | offset | {"mode":"offset","milliseconds":-3600000}                       |
      | speed  | {"mode":"speed","factor":60,"from":"2026-11-20T10:00:00-05:00"} |

  Scenario: Midnight passes between signing and reception
    # es: Pasa la medianoche entre la firma y la recepción
    Given the clock stands at "2026-11-20T23:59:30-05:00"
    And the authority's clock is "60" seconds ahead
    Then the authority's date is "2026-11-21"
    Given the example invoice
    When it is posted
    Then the authority accepts it without lines
