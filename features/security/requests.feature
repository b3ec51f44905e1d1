@wire @security
Feature: Hostile HTTP requests
  Each is answered with a status and a stable code, or by the HTTP parser with a status alone.

  Scenario Outline: A length that two readers would read differently: <headers>
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
    When the <service> is sent
      """
      <line>
      Host: localhost
      Connection: close


      """
    Then it answers <status> "<code>"

    Examples:
      | service         | line                                     | status | code               |
      | issuing service | TRACE /api/ubl2.1/invoice HTTP/1.1       | 405    | method-not-allowed |
      | issuing service | PUT /api/ubl2.1/invoice HTTP/1.1         | 405    | method-not-allowed |
      | issuing service | PROPFIND /api/ubl2.1/invoice HTTP/1.1    | 405    | method-not-allowed |
      | issuing service | FOO / HTTP/1.1                           | 400    |                    |
      | issuing service | get / HTTP/1.1                           | 400    |                    |
      | issuing service | PRI * HTTP/2.0                           | 400    |                    |
      | issuing service | OPTIONS * HTTP/1.1                       | 404    | unknown-path       |
      | issuing service | GET http://attacker.example/ HTTP/1.1    | 421    | unknown-host       |
      | issuing service | GET file:///etc/passwd HTTP/1.1          | 404    | unknown-path       |
      | issuing service | GET //attacker.example/ HTTP/1.1         | 404    | unknown-path       |
      | issuing service | GET /..%2f..%2fetc/passwd HTTP/1.1       | 404    | unknown-path       |
      | issuing service | GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1   | 404    | unknown-path       |
      | issuing service | GET /\..\..\etc HTTP/1.1                 | 404    | unknown-path       |
      | issuing service | GET /%00 HTTP/1.1                        | 404    | unknown-path       |
      | issuing service | GET /%ff HTTP/1.1                        | 404    | unknown-path       |
      | issuing service | GET /%0d%0aSet-Cookie:x=1 HTTP/1.1       | 404    | unknown-path       |
      | issuing service | GET /t/__proto__/api/ubl2.1/x HTTP/1.1   | 400    | invalid-tenant     |
      | issuing service | GET /t/../api/ubl2.1/x HTTP/1.1          | 400    | invalid-tenant     |
      | issuing service | GET /t/%2e%2e/api/ubl2.1/x HTTP/1.1      | 400    | invalid-tenant     |
      | issuing service | GET /t/a%2fb/api/ubl2.1/x HTTP/1.1       | 400    | invalid-tenant     |
      | issuing service | GET /t/a%0d%0ab/api/ubl2.1/x HTTP/1.1    | 400    | invalid-tenant     |
      | authority       | OPTIONS * HTTP/1.1                       | 404    | unknown-path       |
      | authority       | GET http://attacker.example/ HTTP/1.1    | 421    | unknown-host       |
      | authority       | GET file:///etc/passwd HTTP/1.1          | 404    | unknown-path       |
      | authority       | GET /..%2f..%2fetc/passwd HTTP/1.1       | 404    | unknown-path       |
      | authority       | GET /%ff HTTP/1.1                        | 404    | unknown-path       |
      | authority       | GET /%0d%0aSet-Cookie:x=1 HTTP/1.1       | 404    | unknown-path       |
      | authority       | GET /<script>alert(1)</script> HTTP/1.1  | 404    | unknown-path       |
      | authority       | GET /t/__proto__/x HTTP/1.1              | 400    | invalid-tenant     |
      | authority       | GET /t/..%2fx/x HTTP/1.1                 | 400    | invalid-tenant     |
      | authority       | GET /ensayo/exchanges/__proto__ HTTP/1.1 | 404    | unknown-exchange   |
      | authority       | GET /ensayo/exchanges/..%2fx HTTP/1.1    | 404    | unknown-exchange   |
      | authority       | GET /ensayo/exchanges/% HTTP/1.1         | 400    | malformed-path     |
      | authority       | GET /ensayo/control/clock HTTP/1.1       | 401    | unauthenticated    |

  Scenario Outline: A body that is <what>
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
      | what                         | headers                                                            | size | body                       | status | code                   |
      | of no type                   | X: 1                                                               | 2    | {}                         | 415    | unsupported-media-type |
      | a form                       | Content-Type: application/x-www-form-urlencoded                    | 3    | a=1                        | 415    | unsupported-media-type |
      | text                         | Content-Type: text/plain                                           | 2    | {}                         | 415    | unsupported-media-type |
      | of a type like that of JSON  | Content-Type: application/jsonp                                    | 2    | {}                         | 415    | unsupported-media-type |
      | of two types                 | Content-Type: application/json, text/plain                         | 2    | {}                         | 415    | unsupported-media-type |
      | declared as UTF-16           | Content-Type: application/json; charset=utf-16                     | 2    | {}                         | 415    | unsupported-media-type |
      | declared as UTF-7            | Content-Type: application/json;charset="utf-7"                     | 2    | {}                         | 415    | unsupported-media-type |
      | of no charset                | Content-Type: application/json; charset=                           | 2    | {}                         | 415    | unsupported-media-type |
      | compressed by another method | Content-Type: application/json\x0d\x0aContent-Encoding: zstd       | 2    | {}                         | 415    | unsupported-media-type |
      | compressed twice             | Content-Type: application/json\x0d\x0aContent-Encoding: gzip, gzip | 2    | {}                         | 415    | unsupported-media-type |
      | not the gzip that it says    | Content-Type: application/json\x0d\x0aContent-Encoding: gzip       | 2    | {}                         | 400    | malformed-json         |
      | UTF-16                       | Content-Type: application/json                                     | 6    | \xff\xfe{\x00}\x00         | 400    | malformed-json         |
      | UTF-32                       | Content-Type: application/json                                     | 8    | {\x00\x00\x00}\x00\x00\x00 | 400    | malformed-json         |
      | UTF-8 with a mark            | Content-Type: application/json                                     | 5    | \xef\xbb\xbf{}             | 422    | invalid-request        |
      | a number with a zero         | Content-Type: application/json                                     | d    | {"number":01}              | 400    | malformed-json         |

  Scenario Outline: A token <what>
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
      | what                                  | query                 | headers                                                      | status | code            |
      | as it should be                       |                       | Authorization: Bearer {token}                                | 422    | invalid-request |
      | in the URL                            | ?token={token}        | X: 1                                                         | 401    | unauthenticated |
      | in the URL under the name of RFC 6750 | ?access_token={token} | X: 1                                                         | 401    | unauthenticated |
      | of another scheme                     |                       | Authorization: Basic {token}                                 | 401    | unauthenticated |
      | with one letter more                  |                       | Authorization: Bearer {token}x                               | 401    | unauthenticated |
      | behind another one                    |                       | Authorization: Bearer x\x0d\x0aAuthorization: Bearer {token} | 401    | unauthenticated |
      | in a list                             |                       | Authorization: Bearer x, Bearer {token}                      | 401    | unauthenticated |
      | that is a name of JavaScript          |                       | Authorization: Bearer __proto__                              | 401    | unauthenticated |
      | that is not ASCII                     |                       | Authorization: Bearer \xc3\xb1                               | 401    | unauthenticated |
