@request @forced
Feature: Forced verdicts
  # es: Resultados forzados
  The verdict is decided beforehand, whatever the judge finds; the document is filed with it, where it is filed at all.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario: A document that the judge would reject is accepted, and stays so
    # es: Un documento que se rechazaría se acepta, y así queda
    Given the forced verdict accepted
    And the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is posted
    Then the authority accepts it without lines
    And the ApplicationResponse says "02" about that cufe
    And the journal says what the judge found: rejected with FAK24b Rechazo
    When its status is asked for
    Then the authority answers with status "00"

  Scenario: Accepted with notifications
    # es: Aceptado con notificaciones
    Given the forced verdict accepted with
      | field | value                |
      | codes | ["FAJ43b", "FAJ44b"] |
    And the example invoice
    When it is posted
    Then the authority accepts it with exactly the lines
      | FAJ43b Notificación |
      | FAJ44b Notificación |

  Scenario: A document that the judge would accept is rejected with these lines, and its number is free again
    # es: Un documento que se aceptaría se rechaza con estas líneas, y su número queda libre
    Given the forced verdict rejected with
      | field | value               |
      | codes | ["FAJ43b", "FAD06"] |
      | times | 1                   |
    And the example invoice
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAD06 Rechazo       |
      | FAJ43b Notificación |
    And the ApplicationResponse says "04" about that cufe
    When its status is asked for
    Then the authority answers with status "99"
    When it is posted again
    Then the authority accepts it without lines

  Scenario: An issuer that is not enabled
    # es: Un emisor que no está habilitado
    Given the forced verdict rejected with
      | field | value  |
      | codes | ["92"] |
    And a generated support document
    When it is posted
    Then the authority rejects it with exactly the lines
      | 92 Rechazo |

  Scenario: A duplicate of a document that the authority does not have stays a rejection
    # es: Un duplicado de un documento que la autoridad no tiene sigue siendo un rechazo
    Given the forced verdict duplicate with
      | field | value |
      | times | 1     |
    And the example invoice
    When it is posted
    Then the authority rejects it with exactly the lines
      | 90 Rechazo |
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A sender without mandate
    # es: Un remitente sin mandato
    Given the forced verdict not-authorised with
      | field | value |
      | times | 1     |
    And the example invoice
    When it is posted
    Then the authority answers with status "89"
    And its sentence names "NIT 901500100 no autorizado"
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A document whose key fields are said to be missing
    # es: Un documento al que supuestamente le faltan campos clave
    Given the forced verdict missing-fields with
      | field | value |
      | times | 1     |
    And the example invoice
    When it is posted
    Then the authority answers with status "66"
    And its sentence names "Faltan datos clave"
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A batch is answered with it when it is asked for
    # es: Un lote lo recibe como respuesta cuando se consulta
    Given the forced verdict rejected with
      | field          | value              |
      | codes          | ["NIE024"]         |
      | when           | {}                 |
      | when.operation | "SendTestSetAsync" |
    And a generated payroll deletion
    When it is posted
    Then the authority takes it for a test set, under a ZipKey
    When the verdict is asked for by its ZipKey
    Then the authority rejects it with exactly the lines
      | NIE024 Rechazo |
