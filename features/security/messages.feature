@wire @security
Feature: Attacks on the SOAP message
  # es: Ataques al mensaje SOAP
  simulator/service/soap/testing/wrapped-envelopes.ts has more of them.

  Scenario Outline: XML: <attack>
    # es: XML: <es>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                         | es                                | check           |
      | a document type                | un tipo de documento              | doctype         |
      | an entity that nobody declared | una entidad que nadie declaró     | not-well-formed |
      | an end cut off                 | el final cortado                  | not-well-formed |
      | elements 10,000 deep           | elementos a 10.000 niveles        | not-well-formed |
      | 50,000 elements in the header  | 50.000 elementos en el encabezado | too-complex     |

  # A comment in the address changes neither what is signed nor what is read.
  Scenario Outline: Another part than the signed one: <attack>
    # es: Otra parte en lugar de la firmada: <es>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                                           | es                                                | check                |
      | another address, the signed one aside            | otra dirección, con la firmada aparte             | to-not-signed        |
      | later times, the signed ones aside               | horas posteriores, con las firmadas aparte        | timestamp-not-signed |
      | later times in place of the signed ones          | horas posteriores en lugar de las firmadas        | digest-timestamp     |
      | another address in place of the signed one       | otra dirección en lugar de la firmada             | digest-to            |
      | the address split by a comment                   | la dirección partida por un comentario            | nothing              |
      | the address split by an instruction              | la dirección partida por una instrucción          | digest-to            |
      | another operation beside the first               | otra operación junto a la primera                 | operation-duplicated |
      | the operation inside another one                 | la operación dentro de otra                       | unexpected-element   |
      | another parameter in front                       | otro parámetro antes                              | parameter-duplicated |
      | another body in front                            | otro cuerpo antes                                 | body-duplicated      |
      | another header of security in front              | otro encabezado de seguridad antes                | security-duplicated  |
      | another action                                   | otra acción                                       | action-not-supported |
      | the Id of the address on the operation           | el Id de la dirección en la operación             | reference-ambiguous  |
      | the Id of the address as xml:id on the operation | el Id de la dirección como xml:id en la operación | reference-ambiguous  |

  Scenario Outline: Algorithms, references and keys: <attack>
    # es: Algoritmos, referencias y claves: <es>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                           | es                                | check                |
      | no header of security            | sin encabezado de seguridad       | security-missing     |
      | no signature                     | sin firma                         | signature-missing    |
      | no signature value               | sin valor de la firma             | signature-value      |
      | no references                    | sin referencias                   | to-not-signed        |
      | HMAC with SHA-256                | HMAC con SHA-256                  | signature-algorithm  |
      | RSA with SHA-1                   | RSA con SHA-1                     | signature-algorithm  |
      | no algorithm                     | sin algoritmo                     | signature-algorithm  |
      | an XSLT transform                | una transformación XSLT           | reference-algorithm  |
      | an XPath transform               | una transformación XPath          | reference-algorithm  |
      | inclusive canonicalisation       | canonicalización inclusiva        | signature-algorithm  |
      | a digest with MD5                | un resumen con MD5                | reference-algorithm  |
      | a reference to an address        | una referencia a una dirección    | reference-unresolved |
      | a reference to a file            | una referencia a un archivo       | reference-unresolved |
      | a reference to the whole message | una referencia a todo el mensaje  | reference-unresolved |
      | a key at an address              | una clave en una dirección        | token-reference      |
      | a token that is no certificate   | un token que no es un certificado | token-invalid        |
