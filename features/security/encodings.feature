@wire @security
Feature: Documents in other encodings
  # es: Documentos en otras codificaciones
  Filters that look for markup in one encoding miss it in another. Documents are UTF-8, and anything else is refused
  before it is read.

  Scenario Outline: <attack>
    # es: <es>
    Given the example invoice
    And the encoding is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                               | es                                     | status | lines                                    |
      | UTF-8 with a byte order mark         | UTF-8 con marca de orden de bytes      | 99     | ZB02 Rechazo                             |
      | UTF-8 with two byte order marks      | UTF-8 con dos marcas de orden de bytes | 99     | ZB01 Rechazo, ZB02 Rechazo               |
      | UTF-16 LE                            | UTF-16 LE                              | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 LE with a byte order mark     | UTF-16 LE con marca de orden de bytes  | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-16 LE that is declared as UTF-8  | UTF-16 LE declarado como UTF-8         | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 BE                            | UTF-16 BE                              | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 BE with a byte order mark     | UTF-16 BE con marca de orden de bytes  | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-32 LE                            | UTF-32 LE                              | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-32 LE with a byte order mark     | UTF-32 LE con marca de orden de bytes  | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-32 BE                            | UTF-32 BE                              | 89     |                                          |
      | UTF-32 BE with a byte order mark     | UTF-32 BE con marca de orden de bytes  | 89     |                                          |
      | UTF-7                                | UTF-7                                  | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-7 that is declared as UTF-8      | UTF-7 declarado como UTF-8             | 99     | ZB01 Rechazo                             |
      | EBCDIC                               | EBCDIC                                 | 89     |                                          |
      | UTF-8 that is declared as UTF-16     | UTF-8 declarado como UTF-16            | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as UTF-7      | UTF-8 declarado como UTF-7             | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as ISO-8859-1 | UTF-8 declarado como ISO-8859-1        | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as EBCDIC     | UTF-8 declarado como EBCDIC            | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as nothing    | UTF-8 declarado como nada              | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as UTF8       | UTF-8 declarado como UTF8              | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as utf-8      | UTF-8 declarado como utf-8             | 00     |                                          |

  Scenario Outline: Bytes that are not UTF-8 or not allowed in XML: <attack>
    # es: Bytes que no son UTF-8 o que XML no permite: <es>
    Given the example invoice
    And the encoding is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                              | es                                              | status | lines                      |
      | an overlong slash                   | una barra más larga de lo debido                | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | an overlong slash of three bytes    | una barra más larga de lo debido, de tres bytes | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | an overlong NUL                     | un NUL más largo de lo debido                   | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | half a surrogate pair               | medio par sustituto                             | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a surrogate pair, each half encoded | un par sustituto, con cada mitad codificada     | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a character beyond Unicode          | un carácter fuera de Unicode                    | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence of five bytes            | una secuencia de cinco bytes                    | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence without its beginning    | una secuencia sin su comienzo                   | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence cut short                | una secuencia truncada                          | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a byte 0xFF                         | un byte 0xFF                                    | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a NUL                               | un NUL                                          | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | a control character                 | un carácter de control                          | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | U+FFFE                              | U+FFFE                                          | 99     | ZB01 Rechazo               |
      | U+FFFF                              | U+FFFF                                          | 99     | ZB01 Rechazo               |
      | U+1FFFE                             | U+1FFFE                                         | 99     | DC09 Rechazo, ZE02 Rechazo |
