@wire @faults
Feature: Faults after the verdict was filed
  # es: Fallas después de registrar el resultado
  The authority took the document and decided, and its answer does not arrive as it should. The issuing service ends
  with the right verdict, and the authority with one document.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an issuing service that tries 3 times

  Scenario Outline: The lost answer is asked for, and there is one accepted document: <document>
    # es: Se consulta la respuesta perdida y hay un solo documento aceptado: <document>
    Given a generated <document>
    And the fault lost-answer with
      | field          | value         |
      | when           | {}            |
      | when.operation | "<operation>" |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority was asked
      | <operation> | 200 |
      | GetStatus   | 200 |
    And the authority keeps the document, accepted, once

    Examples:
      | document         | operation      |
      | invoice          | SendBillSync   |
      | support document | SendBillSync   |
      | payroll          | SendNominaSync |

  Scenario: The lost answer to a document that was rejected is the rejection
    # es: La respuesta perdida de un documento rechazado es el rechazo
    Given the example invoice with
      | field       | value |
      | customer.dv | 4     |
    And the fault lost-answer with
      | field | value |
      | times | 1     |
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAK24b Rechazo |
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |

  Scenario: The answer to the question is lost as well: the document is sent again, and the duplicate is no rejection
    # es: También se pierde la respuesta a la consulta: el documento se envía de nuevo y el duplicado no es un rechazo
    Given the example invoice
    And the fault lost-answer with
      | field | value |
      | times | 2     |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |
      | SendBillSync | 200 |
      | GetStatus    | 200 |
    And the authority keeps the document, accepted, once

  Scenario: Half an answer is asked for again
    # es: Una respuesta truncada se vuelve a pedir
    Given the example invoice
    And the fault truncated-answer with
      | field | value |
      | times | 1     |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority keeps the document, accepted, once

  Scenario: An answer that does not come in time is asked for
    # es: Una respuesta que no llega a tiempo se consulta
    Given that waits 10000 ms for an answer
    And the example invoice
    And the fault no-answer with
      | field | value    |
      | at    | "answer" |
      | times | 1        |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority keeps the document, accepted, once

  Scenario Outline: <fault> in place of the answer is unreadable; the same body again gets the verdict that was missed
    # es: <fault> en lugar de la respuesta no se puede leer; el mismo cuerpo, de nuevo, obtiene el resultado perdido
    Given the example invoice
    And the fault <fault> with
      | field | value    |
      | at    | "answer" |
      | times | 1        |
    When it is posted
    Then the reply is 502 "<code>"
    When it is posted again
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And it is the document of the first reply
    And the authority keeps the document, accepted, once
    And the authority was asked
      | SendBillSync | 200 |
      | GetStatus    | 200 |

    Examples:
      | fault            | code                 |
      | html             | authority-unreadable |
      | duplicate-answer | authority-unreadable |

  Scenario: A fault in place of the answer says that nothing was processed; the same body again meets rule 90
    # es: Una falla SOAP en lugar de la respuesta dice que no se procesó nada; el mismo cuerpo, de nuevo, encuentra la regla 90
    Given the example invoice
    And the fault no-reason with
      | field | value    |
      | at    | "answer" |
      | times | 1        |
    When it is posted
    Then the reply is 502 "authority-fault"
    When it is posted again
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And it is the document of the first reply
    And the authority keeps the document, accepted, once
    And the authority was asked
      | SendBillSync        | 200 |
      | SendBillSync        | 200 |
      | GetStatus           | 200 |
      | GetXmlByDocumentKey | 200 |

  Scenario Outline: A <status> in place of the answer is tried again, and the duplicate is no rejection
    # es: Un <status> en lugar de la respuesta se reintenta y el duplicado no es un rechazo
    Given the example invoice
    And the fault status with
      | field  | value    |
      | status | <status> |
      | at     | "answer" |
      | times  | 1        |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of "verdict-adopted"
    And the authority keeps the document, accepted, once
    And the authority was asked
      | SendBillSync | 200 |
      | SendBillSync | 200 |
      | GetStatus    | 200 |

    Examples:
      | status |
      | 500    |
      | 503    |
