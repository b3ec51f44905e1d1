# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@outcomes @wire @STATUS
Feature: Outcomes STATUS: Status of a document
  Ends of an exchange that no line tells: each is brought about as it is declared, and so is an exchange of the same
  operation that ends otherwise.

  Scenario Outline: <code>: <title>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"
    And the answer begins "<message>"

    Examples:
      | code      | status | about                                            | message                                                       | title                                                |
      | STATUS-00 | 00     | a valid document                                 | Procesado Correctamente.                                      | The document was accepted                            |
      | STATUS-66 | 66     | a key that nobody sent                           | TrackId no existe en los registros de la DIAN.                | The initial check failed, or the key is unknown      |
      | STATUS-89 | 89     | a certificate of another NIT                     | NIT … no autorizado a enviar documentos para emisor con NIT … | The file was not taken, or the sender has no mandate |
      | STATUS-90 | 90     | a key that nobody sent, answered as in the annex | TrackId no encontrado.                                        | The key is unknown, as the annex says it             |
      | STATUS-99 | 99     | a document that breaks a rule                    | Validación contiene errores en campos mandatorios.            | The document was rejected                            |

  Scenario Outline: <code> as well: <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"

    Examples:
      | code      | status | about                           |
      | STATUS-00 | 00     | the key of an accepted document |
      | STATUS-66 | 66     | a document without unique code  |
      | STATUS-89 | 89     | a ZIP that is cut off           |
      | STATUS-89 | 89     | two documents at once           |
      | STATUS-99 | 99     | the key of a rejected document  |

  Scenario Outline: <code> is not the end of <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends otherwise

    Examples:
      | code      | about                         |
      | STATUS-00 | a document that breaks a rule |
      | STATUS-66 | a valid document              |
      | STATUS-89 | a valid document              |
      | STATUS-90 | a key that nobody sent        |
      | STATUS-99 | a valid document              |
