@wire @clock
Feature: Expiry
  # es: Vencimiento
  What was good yesterday is not today: certificates, and the ranges of a resolution.

  Scenario Outline: The company's certificate ends on 2027-11-20: a message of <instant>
    # es: El certificado de la empresa vence el 2027-11-20: un mensaje del <instant>
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And the example invoice
    When the clock is set to '{"mode":"fixed","at":"<instant>"}'
    And it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | instant                   | check                      |
      | 2027-11-19T23:59:59-05:00 | nothing                    |
      | 2027-11-20T00:00:01-05:00 | certificate-not-accredited |

  Scenario Outline: The company's certificate begins on 2019-01-01 and ends on 2027-11-20: a document of <instant>
    # es: El certificado de la empresa rige del 2019-01-01 al 2027-11-20: un documento del <instant>
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And bad certificates of messages are answered with lines
    And the example invoice
    When the clock is set to '{"mode":"fixed","at":"<instant>"}'
    And it is posted
    Then its lines are "<lines>"

    Examples:
      | instant                   | lines                      |
      | 2027-11-19T23:59:59-05:00 |                            |
      | 2027-11-20T00:00:01-05:00 | ZC01 Rechazo, ZD02 Rechazo |

  Scenario Outline: The range of a resolution begins on 2019-01-19: <document>, <seconds> seconds later
    # es: El rango de una resolución empieza el 2019-01-19: <document>, <seconds> segundos después
    Given the clock stands at "2019-01-18T23:59:59-05:00"
    When the clock is stepped by "<seconds>" seconds
    Given a generated <document>
    When it is posted
    Then its lines are "<lines>"

    Examples:
      | document         | seconds | lines                            |
      | invoice          | 0       | FAB07a Rechazo, FAD09a Rechazo   |
      | invoice          | 1       |                                  |
      | support document | 0       | DSAB07a Rechazo, DSAD09a Rechazo |
      | support document | 1       |                                  |

  Scenario Outline: The range of a resolution ends with 2030-01-19: <document>, <seconds> seconds later
    # es: El rango de una resolución termina el 2030-01-19: <document>, <seconds> segundos después
    Given the clock stands at "2030-01-19T23:59:59-05:00"
    When the clock is stepped by "<seconds>" seconds
    Given a generated <document>
    When it is posted
    Then its lines are "<lines>"

    Examples:
      | document         | seconds | lines                            |
      | invoice          | 0       |                                  |
      | invoice          | 1       | FAB08a Rechazo, FAD09b Rechazo   |
      | support document | 0       |                                  |
      | support document | 1       | DSAB08a Rechazo, DSAD09b Rechazo |
