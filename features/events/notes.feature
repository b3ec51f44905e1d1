@wire @events @operations
Feature: Notes to invoices with events
  # es: Notas a facturas con eventos
  What its receiver has accepted is corrected by a credit note of operation 24 only.

  Background:
    Given the clock stands at "2026-11-16T10:00:00-05:00"
    And an invoice that its receiver got
    And the invoice has event "030"
    And the invoice has event "032"

  Scenario: A note to an invoice that is not accepted yet
    # es: Una nota a una factura que aún no tiene aceptación
    When a creditNote corrects the invoice
    Then the note has exactly the lines ""

  Scenario: A note to a claimed invoice
    # es: Una nota a una factura reclamada
    Given the invoice has event "031"
    When a creditNote corrects the invoice
    Then the note has exactly the lines ""

  Scenario: A credit note to an invoice that was accepted expressly
    # es: Una nota crédito a una factura con aceptación expresa
    Given the invoice has event "033"
    When a creditNote corrects the invoice
    Then the note has exactly the lines "LGC15 Rechazo"

  Scenario: The credit note that is meant for accepted invoices
    # es: La nota crédito prevista para facturas con aceptación
    Given the invoice has event "033"
    When a creditNote of operation 24 corrects the invoice
    Then the note has exactly the lines ""

  Scenario: A debit note to an invoice that was accepted tacitly
    # es: Una nota débito a una factura con aceptación tácita
    When the clock is moved to "2026-11-20T08:00:00-05:00"
    Given the invoice has event "034"
    When a debitNote corrects the invoice
    Then the note has exactly the lines "LGC16 Rechazo"
