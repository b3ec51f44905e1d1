@wire @faults
Feature: Faults while a document is judged
  # es: Fallas mientras se valida un documento
  Registries that are silent or know other names, and verdicts that never come.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an issuing service that tries 2 times

  Scenario: An invoice that stays in process has no verdict until the fault is gone
    # es: Una factura que sigue en proceso no tiene resultado hasta quitar la falla
    Given the example invoice
    And the fault in-process
    When it is posted
    Then the authority answers with status "98"
    And its message names "todavía no da un resultado"
    When its status is asked for
    Then the authority answers with status "98"
    When the faults are removed
    And its status is asked for
    Then the authority answers with status "00"
    And the authority keeps the document, accepted

  Scenario: An invoice in process whose answer is lost is neither sent again nor rejected
    # es: Una factura en proceso cuya respuesta se pierde no se reenvía ni se rechaza
    Given the example invoice
    And the fault in-process
    And the fault lost-answer with
      | field          | value          |
      | when           | {}             |
      | when.operation | "SendBillSync" |
    When it is posted
    Then the authority answers with status "98"
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |
      | GetStatus    | 200 |
    When the faults are removed
    And it is posted again
    Then the authority accepts it without lines
    And it is the document of the first reply

  Scenario: A batch stays in process for as long as the fault is there
    # es: Un lote sigue en proceso mientras dure la falla
    Given a generated payroll deletion
    And the fault in-process with
      | field | value |
      | times | 1     |
    When it is posted
    Then the authority takes it for a test set, under a ZipKey
    When the verdict is asked for by its ZipKey
    Then the authority answers with "Batch en proceso de validación." and no status
    When its ZipKey is asked for once more
    Then the authority answers with "Batch en proceso de validación." and no status
    When the faults are removed
    And its ZipKey is asked for once more
    Then the authority answers with status "00"

  Scenario: A RUT that does not answer is said of a support document, and does not prevent acceptance
    # es: Un RUT que no responde se notifica en un documento soporte y no impide la aceptación
    Given a generated support document
    And the fault rut-unavailable
    When it is posted
    Then the authority accepts it with exactly the lines
      | DSAJ21 Notificación |
      | RUT01 Notificación  |

  Scenario: A RUT that does not answer is said of an invoice, and does not prevent acceptance
    # es: Un RUT que no responde se notifica en una factura y no impide la aceptación
    Given the example invoice
    And the fault rut-unavailable
    When it is posted
    Then the authority accepts it with exactly the lines
      | RUT01 Notificación |

  Scenario: A RUT that has other names is a notification, and no rejection
    # es: Un RUT con otros nombres es una notificación y no un rechazo
    Given the example invoice
    And the fault names-differ with
      | field | value |
      | times | 1     |
    When it is posted
    Then the authority accepts it with exactly the lines
      | FAJ43b Notificación |
