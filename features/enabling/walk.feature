@request @habilitacion
Feature: From registered to enabled
  # es: Del registro a la habilitación
  A company may issue once the authority has accepted a test set of the family. Until then what it sends to be judged at
  once is refused with rule 92; what it sends to the test set is judged as if it were enabled.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And a company that is registered and enabled for nothing
    And an issuing service for producción beside that for habilitación

  Scenario Outline: A company is enabled for <family>, and issues its first <document> in producción
    # es: Una empresa queda habilitada para <es> y emite en producción el primer documento: <document>
    Given a generated <document>
    When it is posted
    Then the authority rejects it for "<lines>"
    Given a generated <document>
    When producción is sent it
    Then the authority rejects it for "<in producción>"
    When the test set for <family> is sent, and the verdict on each asked for by its ZipKey
    Then each of the <count> is accepted
    And the test set for <family> is accepted, with nothing missing
    Given a generated <document>
    When it is posted
    Then the authority accepts it without lines
    Given a generated <document>
    When producción is sent it
    Then the authority accepts it without lines

    Examples:
      | family     | es                    | document         | count | lines                                      | in producción                                                |
      | invoicing  | facturación           | invoice          | 4     | 92 Rechazo                                 | 92 Rechazo, FAB19b Rechazo, FAJ21 Rechazo, FAJ44a Rechazo    |
      | support    | documento soporte     | support document | 2     | 92 Rechazo                                 | 92 Rechazo, DSAB19b Notificación                             |
      | equivalent | documento equivalente | POS ticket       | 5     | 92 Rechazo                                 | 92 Rechazo, DEAB19b Rechazo, DEAJ21 Rechazo, DEAJ44a Rechazo |
      | payroll    | nómina                | payroll          | 8     | 92 Rechazo, NIE017 Rechazo, NIE033 Rechazo | 92 Rechazo, NIE017 Rechazo, NIE033 Rechazo                   |

  Scenario: To be enabled for one family is not to be enabled for another
    # es: Estar habilitado para una familia no es estarlo para otra
    When the test set for support is sent, and the verdict on each asked for by its ZipKey
    Then each of the 2 is accepted
    Given a generated invoice
    When it is posted
    Then the authority rejects it for "92 Rechazo"
    Given a generated payroll
    When producción is sent it
    Then the authority rejects it for "92 Rechazo, NIE017 Rechazo, NIE033 Rechazo"
