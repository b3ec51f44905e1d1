# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@outcomes @wire @RANGE
Feature: Outcomes RANGE: Query of numbering ranges
  Ends of an exchange that no line tells: each is brought about as it is declared, and so is an exchange of the same
  operation that ends otherwise.

  Scenario Outline: <code>: <title>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"
    And the answer begins "<message>"

    Examples:
      | code      | status | about                                | message                                                             | title                                        |
      | RANGE-100 | 100    | the ranges of the company itself     | Acción completada OK.                                               | The ranges were listed                       |
      | RANGE-301 | 301    | an issuer without ranges             | El NIT … no tiene rangos de numeración vigentes.                    | The issuer has no range in force             |
      | RANGE-302 | 302    | software that nobody registered      | El software … no tiene rangos de numeración asociados.              | No range is associated with the software     |
      | RANGE-303 | 303    | another NIT as provider              | El software … no pertenece al NIT …                                 | The software is not the provider’s           |
      | RANGE-401 | 401    | a certificate of another NIT         | El NIT … no está autorizado para consultar los rangos del NIT …     | The requester has no mandate from the issuer |
      | RANGE-500 | 500    | a service that does not serve ranges | El servicio de consulta de rangos de numeración no está disponible. | The query of ranges is out of service        |

  Scenario Outline: <code> as well: <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"

    Examples:
      | code      | status | about                               |
      | RANGE-301 | 301    | an issuer whose ranges are inactive |
      | RANGE-302 | 302    | ranges without software             |

  Scenario Outline: <code> is not the end of <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends otherwise

    Examples:
      | code      | about                            |
      | RANGE-100 | an issuer without ranges         |
      | RANGE-301 | the ranges of the company itself |
      | RANGE-302 | the ranges of the company itself |
      | RANGE-303 | the ranges of the company itself |
      | RANGE-401 | the ranges of the company itself |
      | RANGE-500 | the ranges of the company itself |
