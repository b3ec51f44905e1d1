@request @payroll @payroll-adjustment
Feature: Outcomes of payroll and its adjustments
  # es: Resultados de la nómina y sus ajustes
  What the authority answers to them, line by line (section 7 of the interface).

  Scenario: An employer that is not enabled for payroll
    # es: Un empleador que no está habilitado para nómina
    Given an authority whose registry has
      | field                   | value                    |
      | contributors.0.families | ["invoicing", "support"] |
    And a generated payroll
    When it is posted
    Then the authority rejects it with exactly the lines
      | 92 Rechazo     |
      | NIE017 Rechazo |
      | NIE033 Rechazo |
    And the ApplicationResponse says "04" about that cune

  Scenario: A security code that does not follow from the PIN of the software
    # es: Un código de seguridad que no resulta del PIN del software
    Given a company configured with
      | field                | value   |
      | software.payroll.pin | "99999" |
    And a generated payroll
    When it is posted
    Then the authority rejects it with exactly the lines
      | NIE020 Rechazo |
      | NIE024 Rechazo |
    And the ApplicationResponse says "04" about that cune

  Scenario: A novelty has an accepted payroll of the worker in the same month
    # es: Una novedad tiene una nómina aceptada del trabajador en el mismo mes
    Given an accepted payroll
    And a generated payroll
    And it asks for
      | field           | value |
      | novelty.novelty | true  |
    And "novelty.uuidnov" is the code of what was accepted
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path       | text |
      | /*/Novedad | true |

  Scenario: A novelty of a worker who was not paid in that month
    # es: Una novedad de un trabajador sin pago en ese mes
    Given a generated payroll
    And it asks for
      | field                        | value                                                                                              |
      | novelty.novelty              | true                                                                                               |
      | novelty.uuidnov              | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" |
      | worker.identification_number | 1090000017                                                                                         |
    When it is posted
    Then the authority rejects it with exactly the lines
      | NIE199a Rechazo |
      | NIE204a Rechazo |

  Scenario Outline: A <adjustment> of a document that is not registered is notified
    # es: <adjustment> de un documento que no está registrado: se notifica
    Given a generated <adjustment>
    When it is posted
    And the verdict is asked for by its ZipKey
    Then the authority accepts it with exactly the lines
      | <code> Notificación |
    And the ApplicationResponse says "02" about that cune

    Examples:
      | adjustment          | code     |
      | payroll replacement | NIAE191a |
      | payroll deletion    | NIAE216a |

  Scenario Outline: A <adjustment> of an employer that is not enabled for payroll
    # es: <adjustment> de un empleador que no está habilitado para nómina
    Given an authority whose registry has
      | field                   | value                    |
      | contributors.0.families | ["invoicing", "support"] |
    And a generated <adjustment>
    When it is posted to "payroll-adjust-note"
    Then the authority rejects it with exactly the lines
      | 92 Rechazo       |
      | <provider> Rechazo   |
      | <employer> Rechazo   |
      | <predecessor> Notificación|
    And the ApplicationResponse says "04" about that cune

    Examples:
      | adjustment          | provider | employer | predecessor |
      | payroll replacement | NIAE017  | NIAE033  | NIAE191a    |
      | payroll deletion    | NIAE230  | NIAE248  | NIAE216a    |
