@wire @operations
Feature: Documents in the container that receivers get
  # es: Documentos en el contenedor que reciben los adquirientes
  SendBillAttachmentAsync takes AttachedDocument containers, and judges the document inside (docs/operations.md).

  Scenario: What was issued and mailed is known already
    # es: Lo emitido y enviado por correo ya se conoce
    Given the example invoice
    When it is posted
    And its AttachedDocument is sent by SendBillAttachmentAsync
    Then the result has
      | member                | value                                                  |
      | StatusCode            | 99                                                     |
      | ErrorMessage.string.0 | Regla: 90, Rechazo: Documento procesado anteriormente. |
    And the result is about the first document

  Scenario: Another operation does not take the container
    # es: Otra operación no recibe el contenedor
    Given the example invoice
    When it is posted
    And its AttachedDocument is sent by SendBillAsync
    Then the result has
      | member     | value |
      | StatusCode | 66    |
    And the result's StatusDescription begins "SendBillAsync no recibe el documento «AttachedDocument»"
