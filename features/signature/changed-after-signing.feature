@wire @signature
Feature: A document changed after it was signed
  # es: Un documento cambiado después de firmarse
  Some readers of XML take U+2028 and U+0085 for line ends, and some drop attributes whose names begin with xmlns. To
  canonical XML such a document is another one than the one that was signed.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And the example invoice
    And it asks for
      | field | value                           |
      | notes | "Primera línea\\nsegunda línea" |

  Scenario: Unchanged
    # es: Sin cambios
    When it is posted
    Then its lines are ""

  Scenario Outline: <what>
    # es: <es>
    Given after signing <from> becomes <to>
    When it is posted
    Then its lines are "<codes>"
    And the explanation of "ZE02" says what was found and expected

    Examples:
      | what                                      | es                                       | from                  | to                                         | codes                                    |
      | U+2028 for a line end in a note           | U+2028 por un salto de línea en una nota | "línea\\nsegunda"     | "línea\\u2028segunda"                      | DC09 Rechazo, ZE02 Rechazo               |
      | U+0085 for a line end in a note           | U+0085 por un salto de línea en una nota | "línea\\nsegunda"     | "línea\\u0085segunda"                      | DC09 Rechazo, ZB02 Rechazo, ZE02 Rechazo |
      | U+2029 for a line end in a note           | U+2029 por un salto de línea en una nota | "línea\\nsegunda"     | "línea\\u2029segunda"                      | DC09 Rechazo, ZE02 Rechazo               |
      | U+2028 added to a note                    | U+2028 agregado a una nota               | "Primera"             | "Pri\\u2028mera"                           | DC09 Rechazo, ZE02 Rechazo               |
      | U+2028 for a space in an attribute        | U+2028 por un espacio en un atributo     | "=\\"CO, DIAN"        | "=\\"CO,\\u2028DIAN"                       | DC09 Rechazo, ZE02 Rechazo               |
      | an attribute xmlns-evil in DianExtensions | un atributo xmlns-evil en DianExtensions | "<sts:DianExtensions" | "<sts:DianExtensions xmlns-evil=\\"any\\"" | DC09 Rechazo, ZE02 Rechazo               |
