@request @forced
Feature: Whom a forced verdict is for
  # es: Para quién es un resultado forzado
  By operation, issuer, kind and number, so many times; or for one request, by its header; and not in a rehearsal.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario Outline: The first one that is meant for <about> is given
    # es: Se da el primero previsto para <es>
    Given the forced verdict not-authorised with
      | field        | value     |
      | when         | {}        |
      | when.<field> | <foreign> |
    And the forced verdict missing-fields with
      | field        | value |
      | when         | {}    |
      | when.<field> | <own> |
    And the example invoice
    When it is posted
    Then the authority answers with status "66"

    Examples:
      | about        | es                     | field     | foreign          | own            |
      | an operation | una operación          | operation | "SendNominaSync" | "SendBillSync" |
      | an issuer    | un emisor              | nit       | "901500600"      | "901500100"    |
      | a kind       | una clase de documento | kind      | "debitNote"      | "invoice"      |
      | a number     | un número              | number    | "*X"             | "SETP*"        |

  Scenario: So many times, and then the judge decides
    # es: Tantas veces, y después decide la validación
    Given the forced verdict rejected with
      | field | value     |
      | codes | ["FAD06"] |
      | times | 2         |
    And the example invoice
    When it is posted
    And it is posted again
    Then the authority rejects it with exactly the lines
      | FAD06 Rechazo |
    When it is posted again
    Then the authority accepts it without lines

  Scenario: A request asks for its own verdict, and goes before what was ordered
    # es: Una solicitud pide su propio resultado y va antes de lo ordenado
    Given the forced verdict missing-fields
    And the example invoice
    When it is posted with the header "Ensayo-Force-Verdict: rejected FAU04, FAJ43b"
    Then the authority rejects it with exactly the lines
      | FAJ43b Notificación |
      | FAU04 Rechazo       |
    When it is posted with the header "Ensayo-Verdict: accepted"
    Then the authority accepts it without lines

  Scenario Outline: Codes alone say whether they reject: <codes>
    # es: Los códigos dicen por sí solos si rechazan: <codes>
    Given the example invoice
    When it is posted with the header "Ensayo-Force-Verdict: <codes>"
    Then the authority <outcome> it with exactly the lines
      | <line> |

    Examples:
      | codes  | outcome | line                |
      | FAK61  | rejects | FAK61 Rechazo       |
      | FAJ43b | accepts | FAJ43b Notificación |

  Scenario Outline: A header that is no verdict is refused, and says what one is: <header>
    # es: Un encabezado que no es un resultado se niega, y se dice qué lo sería: <header>
    Given the forced verdict duplicate
    And the example invoice
    When it is posted with the header "Ensayo-Force-Verdict: <header>"
    Then the reply is 502 "authority-fault"
    And its explanation is "forced-verdict-invalid"
    And its message names "<expected>"
    And the authority keeps nothing

    Examples:
      | header         | expected                  |
      | maybe          | one of accepted, rejected |
      | FAK61 XX99     | XX99                      |
      | rejected       | one of a Rechazo at least |
      | rejected XX99  | XX99                      |
      | accepted FAD06 | codes of Notificación     |
      | duplicate 90   | without codes             |

  Scenario: A test set counts the verdicts of the judge alone
    # es: Un set de pruebas cuenta solo los resultados de la validación
    Given a generated payroll deletion
    When it is posted with the header "Ensayo-Force-Verdict: NIE024"
    Then the reply is 502 "authority-fault"
    And its explanation is "forced-verdict-refused"
    And its message names "A test set counts"

  Scenario: In a rehearsal nobody decides but the judge
    # es: En un ensayo de habilitación solo decide la validación
    Given the forced verdict duplicate
    And forced verdicts are refused
    And the example invoice
    When it is posted with the header "Ensayo-Force-Verdict: FAK61"
    Then the reply is 502 "authority-fault"
    And its explanation is "forced-verdict-refused"
    And the forced verdict accepted cannot be ordered: "forced-verdicts-refused"
    When it is posted again
    Then the authority accepts it without lines
