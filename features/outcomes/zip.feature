# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@outcomes @wire @ZIP
Feature: Outcomes ZIP: Reception of a batch
  Ends of an exchange that no line tells: each is brought about as it is declared, and so is an exchange of the same
  operation that ends otherwise.

  Scenario Outline: <code>: <title>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends with status "<status>"
    And the answer begins "<message>"

    Examples:
      | code            | status | about                          | message                                               | title                                                          |
      | ZIP-COUNT-ASYNC | 89     | fifty-one documents in one ZIP | El envío asíncrono admite hasta 50 documentos por ZIP | The batch was not taken: too many documents, or too many bytes |

  Scenario Outline: <code> is not the end of <about>
    When the exchange of outcome "<code>" about "<about>" is carried out
    Then it ends otherwise

    Examples:
      | code            | about                      |
      | ZIP-COUNT-ASYNC | fifty documents in one ZIP |
