@wire @events @operations
Feature: Events about an invoice, in their order
  # es: Los eventos de una factura, en su orden
  The receiver of an invoice acknowledges it, receives the goods, and then accepts or claims within three business
  days; when the term passes, the issuer registers the tacit acceptance. Events are sent with SendEventUpdateStatus and
  listed by GetStatusEvent.

  Background:
    # A Monday.
    Given the clock stands at "2026-11-16T10:00:00-05:00"
    And an invoice that its receiver got

  Scenario: An invoice has no events at first
    # es: Una factura no tiene eventos al principio
    Then the authority lists no events

  Scenario: Acknowledgement, receipt, acceptance
    # es: Acuse, recibo, aceptación
    When event "030" is sent
    Then the event is accepted
    And the authority lists the events "030"
    When event "032" is sent
    Then the event is accepted
    When event "033" is sent
    Then the event is accepted
    And the authority lists the events "030 032 033"

  Scenario: A claim in the place of the acceptance
    # es: Un reclamo en lugar de la aceptación
    Given the invoice has event "030"
    And the invoice has event "032"
    When event "031" is sent
    Then the event is accepted
    And the authority lists the events "030 032 031"
    When event "033" is sent
    Then the answer to the event has exactly the lines "LGC04 Rechazo"

  Scenario: A tacit acceptance, by the issuer
    # es: Una aceptación tácita, del emisor
    Given the invoice has event "030"
    And the invoice has event "032"
    When the clock is moved to "2026-11-20T08:00:00-05:00"
    And event "034" is sent
    Then the event is accepted
    And the authority lists the events "030 032 034"
    When event "031" is sent
    Then the answer to the event has exactly the lines "DC24z Rechazo, LGC02 Rechazo"

  Scenario Outline: Event <event> before its time
    # es: Evento <event> antes de tiempo
    When event "<event>" is sent
    Then the answer to the event has exactly the lines "<lines>"
    And the authority lists no events

    Examples:
      | event | lines                        |
      | 031   | LGC03 Rechazo                |
      | 032   | LGC09 Rechazo                |
      | 033   | LGC12 Rechazo, LGC13 Rechazo |
      | 034   | LGC14 Rechazo                |

  Scenario: An event is registered once
    # es: Un evento se registra una vez
    Given the invoice has event "030"
    When event "030" is sent
    Then the answer to the event has exactly the lines "LGC01 Rechazo"
    And the authority lists the events "030"

  Scenario: A rejected event may be sent again
    # es: Un evento rechazado se puede volver a enviar
    When event "032" is sent
    Then the answer to the event has exactly the lines "LGC09 Rechazo"
    When event "030" is sent
    Then the event is accepted
    When event "032" is sent
    Then the event is accepted

  Scenario: An event is no document to be issued
    # es: Un evento no es un documento para emitir
    When event "030" is sent by the operation for invoices
    Then the event is refused with status "66"
    And the authority lists no events
