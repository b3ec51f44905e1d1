@request @habilitacion
Feature: What a test set takes
  # es: Lo que recibe un set de pruebas
  A set is of one issuer. It counts what was judged for it, is accepted or rejected by that, and takes nothing more then.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And a company that is registered and enabled for nothing

  Scenario Outline: <what> is refused as incorrect, and counts for nobody
    # es: <es> se rechaza por incorrecto y no cuenta para nadie
    Given unknown test sets are refused
    And a generated payroll deletion
    When it is posted to "payroll-adjust-note/<id>"
    Then the test set "<id>" is refused as incorrect
    And the test set for payroll is open
    And the test set for payroll has
      | payroll           | 0 sent | 0 accepted | 4 missing |
      | payrollAdjustment | 0 sent | 0 accepted | 4 missing |

    Examples:
      | what                       | es                        | id                                   |
      | A set that nobody knows    | Un set que nadie conoce   | 11111111-2222-4333-8444-555555555555 |
      | The set of another issuer  | El set de otro emisor     | daf64285-307e-4b19-8e4a-8f530b17c904 |
      | A set for another software | Un set para otro software | a7c31f52-0d4b-4e86-9b17-5c20d8e4f601 |

  Scenario: A set that is accepted takes nothing more
    # es: Un set aceptado no recibe nada más
    When the test set for support is sent, and the verdict on each asked for by its ZipKey
    Then the test set for support is accepted, with nothing missing
    Given a generated support document
    When it is sent to the test set, and its verdict asked for
    Then the test set is said to be "Aceptado"

  Scenario: A set whose quota cannot be met any more is rejected, and takes nothing more until it is opened again
    # es: Un set cuyo cupo ya no se puede cumplir se rechaza y no recibe nada más hasta que se abra de nuevo
    Given the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is sent to the test set, and its verdict asked for
    Then the authority rejects it for "FAK24b Rechazo"
    And the test set for invoicing is rejected
    And the test set for invoicing has
      | invoice    | 1 sent | 0 accepted | 2 missing |
      | creditNote | 0 sent | 0 accepted | 1 missing |
      | debitNote  | 0 sent | 0 accepted | 1 missing |
    Given a generated invoice
    When it is sent to the test set, and its verdict asked for
    Then the test set is said to be "Rechazado"
    Given a generated invoice
    When it is posted
    Then the authority rejects it for "92 Rechazo"
    When the test set for invoicing is opened again
    And a generated invoice
    And it is sent to the test set, and its verdict asked for
    Then the authority accepts it without lines
    And the test set for invoicing is open
    And the test set for invoicing has
      | invoice    | 1 sent | 1 accepted | 1 missing |
      | creditNote | 0 sent | 0 accepted | 1 missing |
      | debitNote  | 0 sent | 0 accepted | 1 missing |

  Scenario: A rejection that the quota leaves room for is forgiven
    # es: Se tolera un rechazo que el cupo permite
    Given the test set for invoicing asks for
      | invoice | 2 | of which accepted | 1 |
    And the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is sent to the test set, and its verdict asked for
    Then the authority rejects it for "FAK24b Rechazo"
    Given a generated invoice
    When it is sent to the test set, and its verdict asked for
    Then the authority accepts it without lines
    And the test set for invoicing is accepted
    And the test set for invoicing has
      | invoice | 2 sent | 1 accepted | 0 missing |

  Scenario: A set of which enough is accepted stays open until it is sent in full
    # es: Un set con suficientes aceptados sigue abierto hasta que se envía completo
    Given the test set for invoicing asks for
      | invoice    | 2 | of which accepted | 1 |
      | creditNote | 1 | of which accepted | 0 |
    And a generated invoice
    When it is sent to the test set, and its verdict asked for
    Then the authority accepts it without lines
    And the test set for invoicing is open
    And the test set for invoicing has
      | invoice    | 1 sent | 1 accepted | 1 missing |
      | creditNote | 0 sent | 0 accepted | 1 missing |

  Scenario: What was processed already does not count again
    # es: Lo que ya fue procesado no vuelve a contar
    Given a generated support document
    When it is sent to the test set, and its verdict asked for
    And it is sent to the test set once more all the same, and its verdict asked for
    Then the authority rejects it for "90 Rechazo"
    And the test set for support is open
    And the test set for support has
      | supportDocument       | 1 sent | 1 accepted | 0 missing |
      | supportAdjustmentNote | 0 sent | 0 accepted | 1 missing |
