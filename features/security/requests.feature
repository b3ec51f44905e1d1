@wire @security
Feature: Hostile HTTP requests
  # es: Solicitudes HTTP hostiles
  Each is answered with a status and a stable code, or by the HTTP parser with a status alone.

  Scenario Outline: A length that two readers would read differently: <headers>
    # es: Una longitud que dos lectores leerían distinto: <headers>
    When the <service> is sent
      """
      POST <path> HTTP/1.1
      Host: localhost
      Content-Type: <type>
      <headers>

      2\x0d\x0a{}\x0d\x0a0\x0d\x0a\x0d\x0aGET /x HTTP/1.1\x0d\x0a\x0d\x0a
      """
    Then it answers 400 ""

    Examples:
      | service         | path                         | type                 | headers                                                       |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: 2\x0d\x0aTransfer-Encoding: chunked           |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: 2\x0d\x0aContent-Length: 3                    |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: 2, 3                                          |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: +2                                            |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: -1                                            |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Content-Length: 99999999999999999999                          |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Transfer-Encoding: xchunked                                   |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Transfer-Encoding: chunked, identity                          |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Transfer-Encoding: chunked\x0d\x0aTransfer-Encoding: identity |
      | issuing service | /api/ubl2.1/invoice          | application/json     | Transfer-Encoding : chunked                                   |
      | issuing service | /api/ubl2.1/invoice          | application/json     | X: 1\x0d\x0a Transfer-Encoding: chunked                       |
      | issuing service | /api/ubl2.1/invoice          | application/json     | X: 1\x0aContent-Length: 2                                     |
      | issuing service | /api/ubl2.1/invoice          | application/json     | X: 1\x0dContent-Length: 2                                     |
      | issuing service | /api/ubl2.1/invoice          | application/json     | X: 1\x00                                                      |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | Content-Length: 2\x0d\x0aTransfer-Encoding: chunked           |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | Content-Length: 2\x0d\x0aContent-Length: 3                    |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | Transfer-Encoding: chunked, identity                          |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | Transfer-Encoding : chunked                                   |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | X: 1\x0aContent-Length: 2                                     |

  Scenario Outline: Chunks that are none: <chunks>
    # es: Bloques que no lo son: <chunks>
    When the <service> is sent
      """
      POST <path> HTTP/1.1
      Host: localhost
      Content-Type: <type>
      Authorization: Bearer {token}
      Transfer-Encoding: chunked

      <chunks>
      """
    Then it answers 400 "<code>"

    Examples:
      | service         | path                         | type                 | chunks                                | code |
      | issuing service | /api/ubl2.1/invoice          | application/json     | zz\x0d\x0a{}\x0d\x0a0\x0d\x0a\x0d\x0a |      |
      | issuing service | /api/ubl2.1/invoice          | application/json     | fffffffffffffffff\x0d\x0a{}\x0d\x0a   |      |
      | issuing service | /api/ubl2.1/invoice          | application/json     | 2\x0a{}\x0a0\x0a\x0a                  |      |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | zz\x0d\x0a{}\x0d\x0a0\x0d\x0a\x0d\x0a |      |
      | authority       | /WcfDianCustomerServices.svc | application/soap+xml | fffffffffffffffff\x0d\x0a{}\x0d\x0a   |      |

  Scenario Outline: The request line "<line>" to the <service>
    # es: La línea de solicitud "<line>" a <es>
    When the <service> is sent
      """
      <line>
      Host: localhost
      Connection: close


      """
    Then it answers <status> "<code>"

    Examples:
      | service         | es                     | line                                     | status | code               |
      | issuing service | el servicio de emisión | TRACE /api/ubl2.1/invoice HTTP/1.1       | 405    | method-not-allowed |
      | issuing service | el servicio de emisión | PUT /api/ubl2.1/invoice HTTP/1.1         | 405    | method-not-allowed |
      | issuing service | el servicio de emisión | PROPFIND /api/ubl2.1/invoice HTTP/1.1    | 405    | method-not-allowed |
      | issuing service | el servicio de emisión | FOO / HTTP/1.1                           | 400    |                    |
      | issuing service | el servicio de emisión | get / HTTP/1.1                           | 400    |                    |
      | issuing service | el servicio de emisión | PRI * HTTP/2.0                           | 400    |                    |
      | issuing service | el servicio de emisión | OPTIONS * HTTP/1.1                       | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET http://attacker.example/ HTTP/1.1    | 421    | unknown-host       |
      | issuing service | el servicio de emisión | GET file:///etc/passwd HTTP/1.1          | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET //attacker.example/ HTTP/1.1         | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /..%2f..%2fetc/passwd HTTP/1.1       | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1   | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /\..\..\etc HTTP/1.1                 | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /%00 HTTP/1.1                        | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /%ff HTTP/1.1                        | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /%0d%0aSet-Cookie:x=1 HTTP/1.1       | 404    | unknown-path       |
      | issuing service | el servicio de emisión | GET /t/__proto__/api/ubl2.1/x HTTP/1.1   | 400    | invalid-tenant     |
      | issuing service | el servicio de emisión | GET /t/../api/ubl2.1/x HTTP/1.1          | 400    | invalid-tenant     |
      | issuing service | el servicio de emisión | GET /t/%2e%2e/api/ubl2.1/x HTTP/1.1      | 400    | invalid-tenant     |
      | issuing service | el servicio de emisión | GET /t/a%2fb/api/ubl2.1/x HTTP/1.1       | 400    | invalid-tenant     |
      | issuing service | el servicio de emisión | GET /t/a%0d%0ab/api/ubl2.1/x HTTP/1.1    | 400    | invalid-tenant     |
      | authority       | la autoridad           | OPTIONS * HTTP/1.1                       | 404    | unknown-path       |
      | authority       | la autoridad           | GET http://attacker.example/ HTTP/1.1    | 421    | unknown-host       |
      | authority       | la autoridad           | GET file:///etc/passwd HTTP/1.1          | 404    | unknown-path       |
      | authority       | la autoridad           | GET /..%2f..%2fetc/passwd HTTP/1.1       | 404    | unknown-path       |
      | authority       | la autoridad           | GET /%ff HTTP/1.1                        | 404    | unknown-path       |
      | authority       | la autoridad           | GET /%0d%0aSet-Cookie:x=1 HTTP/1.1       | 404    | unknown-path       |
      | authority       | la autoridad           | GET /<script>alert(1)</script> HTTP/1.1  | 404    | unknown-path       |
      | authority       | la autoridad           | GET /t/__proto__/x HTTP/1.1              | 400    | invalid-tenant     |
      | authority       | la autoridad           | GET /t/..%2fx/x HTTP/1.1                 | 400    | invalid-tenant     |
      | authority       | la autoridad           | GET /ensayo/exchanges/__proto__ HTTP/1.1 | 404    | unknown-exchange   |
      | authority       | la autoridad           | GET /ensayo/exchanges/..%2fx HTTP/1.1    | 404    | unknown-exchange   |
      | authority       | la autoridad           | GET /ensayo/exchanges/% HTTP/1.1         | 400    | malformed-path     |
      | authority       | la autoridad           | GET /ensayo/control/clock HTTP/1.1       | 401    | unauthenticated    |

  Scenario Outline: A body that is <what>
    # es: Un cuerpo <es>
    When the issuing service is sent
      """
      POST /api/ubl2.1/invoice HTTP/1.1
      Host: localhost
      Authorization: Bearer {token}
      Connection: close
      Transfer-Encoding: chunked
      <headers>

      <size>
      <body>
      0


      """
    Then it answers <status> "<code>"

    Examples:
      | what                         | es                                 | headers                                                            | size | body                       | status | code                   |
      | of no type                   | sin tipo                           | X: 1                                                               | 2    | {}                         | 415    | unsupported-media-type |
      | a form                       | que es un formulario               | Content-Type: application/x-www-form-urlencoded                    | 3    | a=1                        | 415    | unsupported-media-type |
      | text                         | que es texto                       | Content-Type: text/plain                                           | 2    | {}                         | 415    | unsupported-media-type |
      | of a type like that of JSON  | de un tipo parecido al de JSON     | Content-Type: application/jsonp                                    | 2    | {}                         | 415    | unsupported-media-type |
      | of two types                 | de dos tipos                       | Content-Type: application/json, text/plain                         | 2    | {}                         | 415    | unsupported-media-type |
      | declared as UTF-16           | declarado como UTF-16              | Content-Type: application/json; charset=utf-16                     | 2    | {}                         | 415    | unsupported-media-type |
      | declared as UTF-7            | declarado como UTF-7               | Content-Type: application/json;charset="utf-7"                     | 2    | {}                         | 415    | unsupported-media-type |
      | of no charset                | sin juego de caracteres            | Content-Type: application/json; charset=                           | 2    | {}                         | 415    | unsupported-media-type |
      | compressed by another method | comprimido con otro método         | Content-Type: application/json\x0d\x0aContent-Encoding: zstd       | 2    | {}                         | 415    | unsupported-media-type |
      | compressed twice             | comprimido dos veces               | Content-Type: application/json\x0d\x0aContent-Encoding: gzip, gzip | 2    | {}                         | 415    | unsupported-media-type |
      | not the gzip that it says    | que no es el gzip que dice ser     | Content-Type: application/json\x0d\x0aContent-Encoding: gzip       | 2    | {}                         | 400    | malformed-json         |
      | UTF-16                       | en UTF-16                          | Content-Type: application/json                                     | 6    | \xff\xfe{\x00}\x00         | 400    | malformed-json         |
      | UTF-32                       | en UTF-32                          | Content-Type: application/json                                     | 8    | {\x00\x00\x00}\x00\x00\x00 | 400    | malformed-json         |
      | UTF-8 with a mark            | en UTF-8 con marca                 | Content-Type: application/json                                     | 5    | \xef\xbb\xbf{}             | 422    | invalid-request        |
      | a number with a zero         | con un número que empieza por cero | Content-Type: application/json                                     | d    | {"number":01}              | 400    | malformed-json         |

  Scenario Outline: A token <what>
    # es: Un token <es>
    When the issuing service is sent
      """
      POST /api/ubl2.1/invoice<query> HTTP/1.1
      Host: localhost
      <headers>
      Content-Type: application/json
      Connection: close
      Content-Length: 2

      {}
      """
    Then it answers <status> "<code>"

    Examples:
      | what                                  | es                                   | query                 | headers                                                      | status | code            |
      | as it should be                       | como debe ser                        |                       | Authorization: Bearer {token}                                | 422    | invalid-request |
      | in the URL                            | en la URL                            | ?token={token}        | X: 1                                                         | 401    | unauthenticated |
      | in the URL under the name of RFC 6750 | en la URL con el nombre del RFC 6750 | ?access_token={token} | X: 1                                                         | 401    | unauthenticated |
      | of another scheme                     | de otro esquema                      |                       | Authorization: Basic {token}                                 | 401    | unauthenticated |
      | with one letter more                  | con una letra de más                 |                       | Authorization: Bearer {token}x                               | 401    | unauthenticated |
      | behind another one                    | después de otro                      |                       | Authorization: Bearer x\x0d\x0aAuthorization: Bearer {token} | 401    | unauthenticated |
      | in a list                             | en una lista                         |                       | Authorization: Bearer x, Bearer {token}                      | 401    | unauthenticated |
      | that is a name of JavaScript          | que es un nombre de JavaScript       |                       | Authorization: Bearer __proto__                              | 401    | unauthenticated |
      | that is not ASCII                     | que no es ASCII                      |                       | Authorization: Bearer \xc3\xb1                               | 401    | unauthenticated |
