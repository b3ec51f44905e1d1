@wire @security
Feature: Documents in other encodings
  Filters that look for markup in one encoding miss it in another. Documents are UTF-8, and anything else is refused
  before it is read.

  Scenario Outline: <attack>
    Given the example invoice
    And the encoding is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                               | status | lines                                    |
      | UTF-8 with a byte order mark         | 99     | ZB02 Rechazo                             |
      | UTF-8 with two byte order marks      | 99     | ZB01 Rechazo, ZB02 Rechazo               |
      | UTF-16 LE                            | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 LE with a byte order mark     | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-16 LE that is declared as UTF-8  | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 BE                            | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-16 BE with a byte order mark     | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-32 LE                            | 99     | ZB01 Rechazo, ZB02 Rechazo, ZB03 Rechazo |
      | UTF-32 LE with a byte order mark     | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-32 BE                            | 89     |                                          |
      | UTF-32 BE with a byte order mark     | 89     |                                          |
      | UTF-7                                | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-7 that is declared as UTF-8      | 99     | ZB01 Rechazo                             |
      | EBCDIC                               | 89     |                                          |
      | UTF-8 that is declared as UTF-16     | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as UTF-7      | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as ISO-8859-1 | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as EBCDIC     | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as nothing    | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as UTF8       | 99     | ZB01 Rechazo, ZB03 Rechazo               |
      | UTF-8 that is declared as utf-8      | 00     |                                          |

  Scenario Outline: Bytes that are not UTF-8 or not allowed in XML: <attack>
    Given the example invoice
    And the encoding is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                              | status | lines                      |
      | an overlong slash                   | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | an overlong slash of three bytes    | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | an overlong NUL                     | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | half a surrogate pair               | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a surrogate pair, each half encoded | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a character beyond Unicode          | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence of five bytes            | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence without its beginning    | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a sequence cut short                | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a byte 0xFF                         | 99     | ZB01 Rechazo, ZB03 Rechazo |
      | a NUL                               | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | a control character                 | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | U+FFFE                              | 99     | ZB01 Rechazo               |
      | U+FFFF                              | 99     | ZB01 Rechazo               |
      | U+1FFFE                             | 99     | DC09 Rechazo, ZE02 Rechazo |
