@wire @clock
Feature: Midnight
  # es: Medianoche
  A document carries the day on which it is signed (FAD09e), whatever day it is when the authority receives it. A queue
  that drains after midnight holds documents of yesterday.

  Background:
    Given the clock stands at "2026-11-20T23:59:59-05:00"

  Scenario Outline: Midnight passes between signing and sending: <document>
    # es: Pasa la medianoche entre la firma y el envío: <document>
    Given a generated <document>
    And "2" seconds pass once it is signed
    When it is posted
    Then the authority accepts it without lines
    And the authority's date is "2026-11-21"

    Examples:
      | document         |
      | invoice          |
      | support document |
      | payroll          |

  Scenario Outline: Midnight passes between dating and signing: <document>
    # es: Pasa la medianoche entre la fecha y la firma: <document>
    Given a generated <document>
    And "2" seconds pass once it is built
    When it is posted
    Then its lines are "<lines>"

    Examples:
      | document         | lines                                 |
      | invoice          | FAD09e Rechazo                        |
      | support document | DSAD09e Rechazo, DSFC02b Notificación |

  Scenario Outline: A request that names its day waits in a queue past midnight
    # es: Una solicitud que indica su día espera en cola hasta después de medianoche
    Given the example invoice with
      | field | value        |
      | date  | "2026-11-20" |
    When the clock is stepped by "<seconds>" seconds
    And it is posted
    Then its lines are "<lines>"

    Examples:
      | seconds | lines          |
      | 0       |                |
      | 2       | FAD09e Rechazo |

  Scenario: The authority's day has begun, and the sender's has not
    # es: El día de la autoridad ya empezó y el del remitente no
    Given the authority's clock is "2" seconds ahead
    And the example invoice
    When it is posted
    Then the authority accepts it without lines
    And the document bears the date "2026-11-20"
    And the authority's date is "2026-11-21"

  Scenario Outline: A purchase of 2026-11-20, reported with those of its week, signed at <signed>
    # es: Una compra del 2026-11-20, reportada con las de su semana, firmada el <signed>
    When the clock is set to '{"mode":"fixed","at":"<signed>"}'
    Given a generated support document
    And it asks for
      | field                                          | value        |
      | invoice_lines.0.type_generation_transmition_id | 2            |
      | invoice_lines.0.start_date                     | "2026-11-20" |
    When it is posted
    Then its lines are "<lines>"

    Examples:
      | signed                    | lines           |
      | 2026-11-19T23:59:59-05:00 | DSFC02a Rechazo |
      | 2026-11-20T00:00:00-05:00 |                 |
      | 2026-11-26T23:59:59-05:00 |                 |
      | 2026-11-27T00:00:00-05:00 | DSFC02a Rechazo |
