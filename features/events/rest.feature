@wire @events
Feature: Events that the issuing service sends
  # es: Eventos que envía el servicio de emisión
  POST send-event builds, signs and sends an event of the company. These are the events of an issuer: only the tacit
  acceptance is its own.

  Background:
    # A Monday.
    Given the clock stands at "2026-11-16T10:00:00-05:00"
    And an invoice that its receiver got

  Scenario: A tacit acceptance, before the term is over and after it
    # es: Una aceptación tácita, antes y después de vencer el plazo
    Given the invoice has event "030"
    And the invoice has event "032"
    When its issuer posts event 5
    Then the answer to the event has exactly the lines "DC24e Rechazo, LGC14 Rechazo"
    When the clock is moved to "2026-11-20T08:00:00-05:00"
    And its issuer posts event 5
    Then the event is accepted
    And the authority lists the events "030 032 034"

  Scenario: An issuer does not acknowledge its own invoice
    # es: Un emisor no da acuse de su propia factura
    When its issuer posts event 1
    Then the answer to the event has exactly the lines "AAF01a Rechazo"
    And the authority lists no events
