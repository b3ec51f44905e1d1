@wire @security
Feature: Attacks on the signature of a document
  # es: Ataques a la firma de un documento
  The schema refuses most of them before the signature is verified. src/harness/attacks/signatures.test.ts asks the
  verifier itself, and xmlsec1, about the same ones.

  Scenario Outline: Wrapping: <attack>
    # es: Envoltura: <es>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                                                               | es                                                                         | status | lines        |
      | XSW1: the signed document in an Object of the signature, another one around it       | XSW1: el documento firmado en un Object de la firma, con otro alrededor    | 99     | ZB01 Rechazo |
      | XSW2: the signed document in an extension, the signature beside it                   | XSW2: el documento firmado en una extensión, con la firma al lado          | 99     | ZB01 Rechazo |
      | XSW3: the signed document in front of another one, under one root                    | XSW3: el documento firmado antes de otro, bajo una misma raíz              | 66     | ZB01 Rechazo |
      | XSW4: the signed document within another one                                         | XSW4: el documento firmado dentro de otro                                  | 99     | ZB01 Rechazo |
      | XSW5: a reference to the signed document by an Id, in the Object of the signature    | XSW5: una referencia por Id al documento firmado, en el Object de la firma | 99     | ZB01 Rechazo |
      | XSW6: the signature in the signed document, which is in the signature of another one | XSW6: la firma en el documento firmado, que está en la firma de otro       | 99     | ZB01 Rechazo |
      | XSW7: the signed document in an extension of its own, behind the others              | XSW7: el documento firmado en una extensión propia, después de las otras   | 99     | ZB01 Rechazo |
      | XSW8: the document without its signature in an Object, the Ids on both               | XSW8: el documento sin su firma en un Object, con los Id en ambos          | 99     | ZB01 Rechazo |
      | a root around the signed document                                                    | una raíz alrededor del documento firmado                                   | 66     | ZB01 Rechazo |

  # What a comment splits in a signature is the same text: xmlsec1 verifies both.
  Scenario Outline: Parts: <attack>
    # es: Partes: <es>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                                    | es                                                           | status | lines                                                    |
      | the signed properties in an Object, others in their place | las propiedades firmadas en un Object, con otras en su lugar | 99     | ZB01 Rechazo                                             |
      | other properties under the same Id, behind                | otras propiedades con el mismo Id, después                   | 99     | ZB01 Rechazo                                             |
      | other properties under the same Id, in front              | otras propiedades con el mismo Id, antes                     | 99     | ZB01 Rechazo                                             |
      | the Id of KeyInfo on a part of the document               | el Id de KeyInfo en una parte del documento                  | 99     | ZB01 Rechazo                                             |
      | the Id of KeyInfo as xml:id on a part of the document     | el Id de KeyInfo como xml:id en una parte del documento      | 99     | ZB01 Rechazo                                             |
      | KeyInfo twice                                             | KeyInfo repetido                                             | 99     | ZB01 Rechazo                                             |
      | a second signature                                        | una segunda firma                                            | 99     | ZB01 Rechazo                                             |
      | a second SignedInfo                                       | un segundo SignedInfo                                        | 99     | ZB01 Rechazo                                             |
      | a second SignatureValue                                   | un segundo SignatureValue                                    | 99     | ZB01 Rechazo                                             |
      | an Object with markup                                     | un Object con marcado                                        | 99     | DC20 Rechazo                                             |
      | a comment in a digest                                     | un comentario en un resumen                                  | 00     |                                                          |
      | a comment in the signature value                          | un comentario en el valor de la firma                        | 00     |                                                          |
      | no signature                                              | sin firma                                                    | 99     | ZB01 Rechazo                                             |
      | no signature value                                        | sin valor de la firma                                        | 99     | DC16 Rechazo, ZE02 Rechazo                               |
      | no references                                             | sin referencias                                              | 99     | ZB01 Rechazo                                             |
      | another amount                                            | otro valor                                                   | 99     | DC09 Rechazo, FAD06 Rechazo, FAU14 Rechazo, ZE02 Rechazo |

  Scenario Outline: Algorithms, references and keys: <attack>
    # es: Algoritmos, referencias y claves: <es>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                    | es                                          | status | lines                                                  |
      | HMAC with SHA-1                           | HMAC con SHA-1                              | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | HMAC with SHA-256                         | HMAC con SHA-256                            | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | RSA with SHA-1                            | RSA con SHA-1                               | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | RSA with MD5                              | RSA con MD5                                 | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | ECDSA for the key of RSA                  | ECDSA con la clave de RSA                   | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | no algorithm                              | sin algoritmo                               | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | an algorithm that is a name of JavaScript | un algoritmo que es un nombre de JavaScript | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | digests with MD5                          | resúmenes con MD5                           | 99     | DC08 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XSLT transform                         | una transformación XSLT                     | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XPath transform                        | una transformación XPath                    | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XPath filter                           | un filtro XPath                             | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | a Base64 transform                        | una transformación Base64                   | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | exclusive canonicalisation                | canonicalización exclusiva                  | 99     | DC03 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | canonicalisation with comments            | canonicalización con comentarios            | 99     | DC03 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to an address                 | una referencia a una dirección              | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to a file                     | una referencia a un archivo                 | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to another machine            | una referencia a otro equipo                | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to nothing                    | una referencia a nada                       | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | an issuer name with marks out of order    | un nombre del emisor con tildes en desorden | 99     | DC15 Rechazo, DC31 Rechazo, ZE02 Rechazo               |
      | a key at an address                       | una clave en una dirección                  | 99     | DC12 Rechazo, ZE02 Rechazo                             |
