@request @tenants
Feature: Tenants that never meet
  # es: Inquilinos que no se encuentran
  A tenant is made by being named, in the path or in a header, at both services alike. It has documents, registry, clock,
  faults and journal of its own, so that parallel test workers can use the same numbers.

  Scenario: The same number is accepted once by each tenant
    # es: Cada inquilino acepta una vez el mismo número
    Given the example invoice
    When tenant "numbers-a" issues it, named by the path
    Then the authority accepts it without lines
    When tenant "numbers-b" issues it, named by the header
    Then the authority accepts it without lines
    When it is posted
    Then the authority accepts it without lines
    When tenant "numbers-a" issues it, named by the header
    Then the reply has "code" = "number-already-accepted"

  Scenario: A document that is sent once more is processed already where it was, and nowhere else
    # es: Un documento enviado una vez más ya está procesado donde estaba, y en ninguna otra parte
    Given the example invoice
    When tenant "twice-a" issues it, named by the path
    And tenant "twice-a" sends it again all the same
    Then the authority rejects it with exactly the lines
      | 90 Rechazo |
    When tenant "twice-b" sends it again all the same
    Then the authority accepts it without lines

  Scenario: Workers at the same time do not collide
    # es: Los procesos simultáneos no chocan
    When 6 workers issue the same 4 invoices at the same time
    Then every one of them is accepted
    And each worker finds 4 exchanges of its own in its journal

  Scenario: Nobody sees the documents of another tenant
    # es: Nadie ve los documentos de otro inquilino
    Given the example invoice
    When tenant "secret-a" issues it, named by the path
    Then tenant "secret-a" is told of its fate with status "00"
    And tenant "secret-b" is told of its fate with status "66"

  Scenario Outline: What the registry of one tenant lacks is there for the others: <row>
    # es: Lo que le falta al registro de un inquilino está para los demás: <row>
    Given the example invoice
    And the registry of tenant "<tenant>" lacks "ranges/all-18760000001-SETP"
    And the registry of tenant "<tenant>" lacks "<row>"
    When tenant "<tenant>" issues it, named by the path
    Then the authority does not accept it
    When tenant "<tenant>-else" issues it, named by the path
    Then the authority accepts it without lines

    Examples:
      | tenant      | row                                           |
      | no-range    | ranges/901500100-18760000001-SETP             |
      | no-software | software/1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205 |
      | no-taxpayer | contributors/901500100                        |

  Scenario: A fault strikes the tenant that it was ordered for
    # es: Una falla afecta al inquilino para el que se simuló
    Given the example invoice
    And the RUT does not answer at tenant "struck"
    When tenant "struck" issues it, named by the header
    Then the authority accepts it with exactly the lines
      | RUT01 Notificación |
    When tenant "spared" issues it, named by the header
    Then the authority accepts it without lines

  Scenario: Each tenant has its time, at both services
    # es: Cada inquilino tiene su hora, en ambos servicios
    Given the clock of tenant "future" stands at "2027-02-03T08:00:00-05:00"
    And the example invoice
    When tenant "future" issues it, named by the path
    Then the authority accepts it without lines
    And the document bears the date "2027-02-03"
    When tenant "present" issues it, named by the path
    Then the document does not bear the date "2027-02-03"

  Scenario: A tenant that was removed starts afresh
    # es: Un inquilino eliminado empieza de cero
    Given the example invoice
    When tenant "removed" issues it, named by the path
    And tenant "removed" is removed
    Then tenant "removed" is told of its fate with status "66"

  Scenario Outline: <name> cannot be the name of a tenant
    # es: <name> no puede ser el nombre de un inquilino
    Given the example invoice
    When tenant "<name>" issues it, named by the header
    Then the reply has "code" = "invalid-tenant"

    Examples:
      | name                                      |
      | Obrero                                    |
      | ../produccion                             |
      | -a                                        |
      | a1234567890123456789012345678901234567890 |
