@wire @async
Feature: Several documents in one ZIP
  # es: Varios documentos en un ZIP
  Up to fifty documents go in one batch, and each gets the verdict that it would get alone, in the order of the files.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And services for batches

  Scenario Outline: A batch of <count> by <operation>
    # es: Un lote de <count> por <operation>
    When a batch of <count> invoices is sent by <operation>
    Then each of its documents is accepted, in the order of the files

    Examples:
      | count | operation        |
      | 3     | SendBillAsync    |
      | 50    | SendTestSetAsync |

  Scenario: A good document is not spoilt by bad ones
    # es: Un documento correcto no resulta afectado por otros incorrectos
    When a batch is sent by SendBillAsync with
      | an invoice                          |
      | an invoice with a wrong check digit |
      | the same invoice                    |
      | something else                      |
      | no XML                              |
    Then its verdicts are
      | 00 |                |
      | 99 | FAK24b Rechazo |
      | 99 | 90 Rechazo     |
      | 66 | ZB01 Rechazo   |
      | 99 | ZB01 Rechazo   |

  Scenario Outline: A ZIP of more than fifty is not taken by <operation>
    # es: Un ZIP de más de cincuenta no se recibe por <operation>
    When a ZIP of 51 files is sent by <operation>
    Then it is not taken, because "hasta 50 documentos por ZIP"

    Examples:
      | operation        |
      | SendBillAsync    |
      | SendTestSetAsync |

  Scenario: One tenant is slow, and another is not
    # es: Un inquilino es lento y otro no
    Given at tenant "slow" verdicts are to be had '{"afterPolls": 1}'
    When tenant "slow" sends a batch of 2 invoices
    And tenant "quick" sends a batch of 2 invoices
    Then the batch of tenant "slow" is in process
    And each document of the batch of tenant "quick" is accepted
    And each document of the batch of tenant "slow" is accepted
