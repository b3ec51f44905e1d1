@request @notes @credit-note @debit-note
Feature: Outcomes of credit and debit notes
  # es: Resultados de las notas crédito y débito
  What the authority answers to a note, line by line (section 7 of the interface).

  Scenario Outline: A <note> of a company set up for production, dated the day before, comes to the test environment
    # es: <note> de una empresa configurada para producción, con fecha del día anterior, llega al ambiente de pruebas
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And a company configured with
      | field       | value |
      | environment | "1"   |
    And a generated <note>
    And it asks for
      | field | value        |
      | date  | "2026-11-19" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | <family>AD04 Rechazo  |
      | <family>AD07 Rechazo  |
      | <family>AD09e Rechazo |
    And the explanation of <family>AD09e names the field "date"
    And the ApplicationResponse says "04" about that cude

    Examples:
      | note        | family |
      | credit note | C      |
      | debit note  | D      |

  Scenario Outline: A <note> about a code that no document has
    # es: <note> sobre un código que ningún documento tiene
    Given an accepted invoice
    And a generated <note> about it
    And it asks for
      | field                  | value                                                                                              |
      | billing_reference.uuid | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | <family>BG04 Rechazo |
    And the explanation of <family>BG04 names the field "billing_reference.uuid"

    Examples:
      | note        | family |
      | credit note | C      |
      | debit note  | D      |

  Scenario Outline: A <note> about an invoice of another issuer
    # es: <note> sobre una factura de otro emisor
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an accepted invoice of another issuer
    And a generated <note> about it
    When it is posted
    Then the authority rejects it with exactly the lines
      | <family>BG04b Rechazo |
    And the explanation of <family>BG04b names the field "billing_reference.uuid"

    Examples:
      | note        | family |
      | credit note | C      |
      | debit note  | D      |

  Scenario Outline: A RUT that does not answer is notified of a <note> where the rule is on
    # es: Un RUT que no responde se notifica donde la regla está activa: <note>
    Given an authority with rule RUT01 switched on
    And an authority whose registry has
      | field         | value |
      | rut.available | false |
    And a generated <note>
    When it is posted
    Then the authority accepts it with exactly the lines
      | RUT01 Notificación |

    Examples:
      | note        |
      | credit note |
      | debit note  |
