@request @routing
Feature: The payroll path
  # es: La ruta de nómina
  payroll/<uuid> takes payroll, support documents and their notes, told apart by type_document_id
  (section 1 of the interface).

  Scenario: Type 9 is a payroll
    # es: El tipo 9 es una nómina
    Given a generated payroll
    When it is posted to "payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd"
    Then the authority accepts it without lines
    And the authority answers by SendNominaSync
    And the message is about a "Nómina individual"

  Scenario: Type 11 is a support document
    # es: El tipo 11 es un documento soporte
    Given a generated support document
    When it is posted to "payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd"
    Then the authority accepts it without lines
    And the authority answers by SendBillSync
    And the message is about a "Documento soporte en adquisiciones a no obligados a facturar"

  Scenario: Type 13 is the adjustment note of a support document
    # es: El tipo 13 es la nota de ajuste de un documento soporte
    Given an accepted support document
    And a generated support adjustment note about it
    When it is posted to "payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd"
    Then the authority accepts it without lines
    And the authority answers by SendBillSync
    And the message is about a "Nota de ajuste al documento soporte"

  Scenario: A type may come as text
    # es: Un tipo puede venir como texto
    Given a generated payroll
    And it asks for
      | field            | value |
      | type_document_id | "9"   |
    When it is posted to "payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd"
    Then the authority accepts it without lines
    And the authority answers by SendNominaSync

  Scenario Outline: Type <type> is none of the path
    # es: El tipo <type> no es de la ruta
    Given a generated payroll
    And it asks for
      | field            | value  |
      | type_document_id | <type> |
    When it is posted to "payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd"
    Then the reply is 422 "invalid-request"
    And its errors are about
      | type_document_id |

    Examples:
      | type     |
      | 1        |
      | 10       |
      | 99       |
      | "nómina" |
      | null     |
      | [9]      |
      | (absent) |

  Scenario Outline: A segment that is no UUID is refused, whatever the <document>
    # es: Un segmento que no es un UUID se niega en cualquier documento: <document>
    Given a generated <document>
    When it is posted to "<path>"
    Then the reply is 422 "invalid-request"
    And its errors are about
      | uuid |

    Examples:
      | document                | path                                                 |
      | payroll                 | payroll/1                                            |
      | payroll                 | payroll/85d66719-3d34-4a53-9dca                      |
      | payroll                 | payroll/{85d66719-3d34-4a53-9dca-e1a38a2a63fd}       |
      | support document        | payroll/85d66719x3d34x4a53x9dcaxe1a38a2a63fd         |
      | support adjustment note | payroll/software                                     |
      | payroll replacement     | payroll-adjust-note/1                                |
      | payroll deletion        | payroll-adjust-note/85d66719-3d34-4a53-9dca-e1a38a2g |
      | invoice                 | invoice/1                                            |
      | credit note             | credit-note/1                                        |
      | debit note              | debit-note/1                                         |
      | support document        | support-document/1                                   |
      | support adjustment note | sd-credit-note/1                                     |
