@wire @operations
Feature: What the authority says about a document
  # es: Lo que la autoridad dice de un documento
  A document is asked for by its unique code. GetStatus and GetXmlByDocumentKey have scenarios of their own for every
  outcome (features/outcomes); here is one walk through them.

  Scenario: From the verdict to the XML
    # es: Del resultado al XML
    Given the example invoice
    When it is posted
    Then the authority accepts it without lines
    When GetStatus is called about it
    Then the result has
      | member            | value                    |
      | IsValid           | true                     |
      | StatusCode        | 00                       |
      | StatusDescription | Procesado Correctamente. |
    When GetXmlByDocumentKey is called about it
    Then the result has
      | member  | value                 |
      | Code    | 100                   |
      | Message | Acción completada OK. |
    When GetStatusEvent is called about it
    Then the result has
      | member     | value |
      | IsValid    | false |
      | StatusCode | 67    |
    When GetReferenceNotes is called about it
    Then the result has
      | member     | value |
      | IsValid    | false |
      | StatusCode | 67    |

  Scenario: GetDocumentInfo is the one operation that is not simulated, and says so
    # es: GetDocumentInfo es la única operación que no se simula, y lo dice
    Given the example invoice
    When it is posted
    And GetDocumentInfo is called in vain
    Then the fault says "GetDocumentInfo belongs to the contract, but this simulator does not implement it"

  Scenario Outline: <operation> of a code that nobody sent
    # es: <operation> de un código que nadie envió
    When <operation> is called with
      | trackId | 0000 |
    Then the result has
      | member     | value |
      | IsValid    | false |
      | StatusCode | 66    |

    Examples:
      | operation         |
      | GetStatus         |
      | GetStatusZip      |
      | GetStatusEvent    |
      | GetReferenceNotes |
