@wire @events
Feature: Complete events meet every rule
  # es: Los eventos completos cumplen todas las reglas
  A rule proves nothing on an event that lacks what it looks at, nor before anything it could be compared with was
  registered. The events from which every broken one is made come in their order, and meet all rules at once.

  Scenario Outline: The complete event "<event>" meets every rule
    # es: El evento completo "<event>" cumple todas las reglas
    Given a complete event "<event>"
    When the event is judged with every rule on
    Then every rule runs, and none fails

    Examples:
      | event |
      | 030   |
      | 031   |
      | 032   |
      | 033   |
      | 034   |
