@wire @async
Feature: When the verdict on a batch can be had
  # es: Cuándo se obtiene el resultado de un lote
  What is sent asynchronously gets a ZipKey at once. Whether GetStatusZip has the verdict at once, later or never is a
  setting; time is moved, never waited for.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And services for batches

  Scenario: At once
    # es: De inmediato
    When a batch of 1 invoices is sent by SendBillAsync
    Then each of its documents is accepted, in the order of the files

  Scenario: After so much time by the clock, however often it is asked for
    # es: Pasado un tiempo del reloj, por mucho que se consulte
    Given verdicts are to be had '{"afterMs": 90000}'
    When a batch of 1 invoices is sent by SendBillAsync
    Then the batch is in process
    When the clock is stepped by "89.999" seconds
    Then the batch is in process
    When the clock is stepped by "0.001" seconds
    Then each of its documents is accepted, in the order of the files

  Scenario: After so many questions, however much time passes
    # es: Tras varias consultas, por mucho tiempo que pase
    Given verdicts are to be had '{"afterPolls": 2}'
    When a batch of 1 invoices is sent by SendBillAsync
    Then the batch is in process
    When the clock is stepped by "86400" seconds
    Then the batch is in process
    And each of its documents is accepted, in the order of the files

  Scenario: Never, until that is changed
    # es: Nunca, hasta que eso se cambie
    Given verdicts are to be had '"never"'
    When a batch of 1 invoices is sent by SendBillAsync
    And the clock is stepped by "2592000" seconds
    Then the batch is in process
    When verdicts are to be had '"immediate"'
    Then each of its documents is accepted, in the order of the files

  Scenario: What the issuing service sends to a test set is asked for again until there is a verdict
    # es: Lo que el servicio de emisión envía a un set de pruebas se consulta hasta tener un resultado
    Given verdicts are to be had '{"afterPolls": 1}'
    And a generated payroll deletion
    When it is posted
    Then the authority takes it for a test set, under a ZipKey
    When the verdict is asked for by that ZipKey
    Then the reply has "verdicts.0.accepted" = "false"
    When the verdict is asked for by that ZipKey
    Then the reply has "verdicts.0.accepted" = "true"
