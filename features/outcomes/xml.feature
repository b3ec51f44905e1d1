# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@outcomes @wire @XML
Feature: Outcomes XML: Download of an XML
  Ends of an exchange that no line tells: each is brought about as it is declared, and so is an exchange of the same
  operation that ends otherwise.

  Scenario Outline: <code>: <title>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"
    And the answer begins "<message>"

    Examples:
      | code    | status | about                               | message                                                                        | title                                        |
      | XML-100 | 100    | an accepted document of one’s own   | Acción completada OK.                                                          | The XML was downloaded                       |
      | XML-205 | 205    | a key that nobody sent              | No existe el XML solicitado.                                                   | There is no XML under that key               |
      | XML-206 | 206    | a document on file without receiver | No se pudo leer el emisor o el receptor en el XML del documento.               | The XML does not say whose it is             |
      | XML-401 | 401    | a certificate of another NIT        | El NIT … no es emisor ni receptor del documento, ni está autorizado por ellos. | The requester is not a party to the document |

  Scenario Outline: <code> as well: <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"

    Examples:
      | code    | status | about                             |
      | XML-205 | 205    | the key of a rejected document    |
      | XML-206 | 206    | a document on file without issuer |

  Scenario Outline: <code> is not the end of <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends otherwise

    Examples:
      | code    | about                             |
      | XML-100 | a key that nobody sent            |
      | XML-205 | an accepted document of one’s own |
      | XML-206 | an accepted document of one’s own |
      | XML-401 | an accepted document of one’s own |
