@wire @security
Feature: Hostile documents
  # es: Documentos hostiles
  Markup that makes a reader fetch, grow or crash, or that readers read differently. The document was signed before.

  Scenario Outline: A DOCTYPE or an entity: <attack>
    # es: Un DOCTYPE o una entidad: <es>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                           | es                                        | status | lines                      |
      | an entity of its own             | una entidad propia                        | 99     | ZB01 Rechazo               |
      | an entity of a file              | una entidad de un archivo                 | 99     | ZB01 Rechazo               |
      | an entity of an address          | una entidad de una dirección              | 99     | ZB01 Rechazo               |
      | a parameter entity of an address | una entidad de parámetro de una dirección | 99     | ZB01 Rechazo               |
      | entities that multiply           | entidades que se multiplican              | 99     | ZB01 Rechazo               |
      | an entity that contains itself   | una entidad que se contiene a sí misma    | 99     | ZB01 Rechazo               |
      | a document type at an address    | un tipo de documento en una dirección     | 99     | ZB01 Rechazo               |
      | a default for an attribute       | un valor predeterminado de un atributo    | 99     | ZB01 Rechazo               |
      | a document type in small letters | un tipo de documento en minúsculas        | 99     | ZB01 Rechazo               |
      | an entity that nobody declared   | una entidad que nadie declaró             | 99     | ZB01 Rechazo               |
      | a document type in a comment     | un tipo de documento en un comentario     | 00     |                            |
      | a document type in CDATA         | un tipo de documento en CDATA             | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: Something to fetch: <attack>
    # es: Algo por descargar: <es>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                     | es                                  | status | lines                                                                |
      | an inclusion of a file     | la inclusión de un archivo          | 99     | ZB01 Rechazo                                                         |
      | a stylesheet at an address | una hoja de estilo en una dirección | 99     | DC09 Rechazo, ZE02 Rechazo                                           |
      | a schema at an address     | un esquema en una dirección         | 99     | DC09 Rechazo, DC12 Rechazo, DC15 Rechazo, DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: More than a reader should read: <attack>
    # es: Más de lo que un lector debe leer: <es>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                    | es                         | status | lines        |
      | elements 101 deep         | elementos a 101 niveles    | 99     | ZB01 Rechazo |
      | elements 10,000 deep      | elementos a 10.000 niveles | 99     | ZB01 Rechazo |
      | 40,000 attributes         | 40.000 atributos           | 99     | ZB01 Rechazo |
      | 10,000 namespaces         | 10.000 espacios de nombres | 99     | ZB01 Rechazo |
      | 100,000 elements in a row | 100.000 elementos seguidos | 99     | ZB01 Rechazo |
      | a text of a megabyte      | un texto de un megabyte    | 99     | ZA01 Rechazo |

  Scenario Outline: Read differently by others: <attack>
    # es: Leído distinto por otros: <es>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                    | es                                        | status | lines                      |
      | an attribute twice                        | un atributo repetido                      | 99     | ZB01 Rechazo               |
      | an attribute twice, under two prefixes    | un atributo repetido, con dos prefijos    | 99     | ZB01 Rechazo               |
      | a prefix that nobody declared             | un prefijo que nadie declaró              | 99     | ZB01 Rechazo               |
      | the prefix xml bound to another namespace | el prefijo xml en otro espacio de nombres | 99     | ZB01 Rechazo               |
      | two numbers                               | dos números                               | 99     | ZB01 Rechazo               |
      | two unique codes                          | dos códigos únicos                        | 99     | ZB01 Rechazo               |
      | two totals                                | dos totales                               | 99     | ZB01 Rechazo               |
      | two amounts to pay                        | dos valores a pagar                       | 99     | ZB01 Rechazo               |
      | two issuers                               | dos emisores                              | 99     | ZB01 Rechazo               |
      | two groups of extensions                  | dos grupos de extensiones                 | 99     | ZB01 Rechazo               |
      | markup behind the root                    | marcado después de la raíz                | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | a comment behind the root                 | un comentario después de la raíz          | 99     | ZB02 Rechazo               |

  # Canonical XML has no comments: these documents are the signed ones, and read so, whatever splits their text.
  Scenario Outline: Text in pieces: <attack>
    # es: Texto en pedazos: <es>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                      | es                                            | status | lines                      |
      | the NIT split by a comment                  | el NIT partido por un comentario              | 00     |                            |
      | the NIT split by a comment with another NIT | el NIT partido por un comentario con otro NIT | 00     |                            |
      | the NIT split by CDATA                      | el NIT partido por CDATA                      | 00     |                            |
      | the NIT with a reference for a digit        | el NIT con una referencia por un dígito       | 00     |                            |
      | the NIT split by an instruction             | el NIT partido por una instrucción            | 99     | DC09 Rechazo, ZE02 Rechazo |
      | the NIT with a digit of another script      | el NIT con un dígito de otra escritura        | 89     |                            |
      | the amount cut off by a comment             | el valor cortado por un comentario            | 00     |                            |
      | the amount cut off by an instruction        | el valor cortado por una instrucción          | 99     | DC09 Rechazo, ZE02 Rechazo |
      | another amount in front, in a comment       | otro valor antes, en un comentario            | 00     |                            |
      | a note that becomes a comment               | una nota que se vuelve un comentario          | 99     | DC09 Rechazo, ZE02 Rechazo |
