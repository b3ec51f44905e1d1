@request @invoice
Feature: Advice beside the verdict
  # es: Avisos junto al resultado
  What no rule refuses and is surely a mistake: Ensayo's own remark, which no line of the authority mentions.

  Scenario: An invoice that is due before it is issued is accepted, with advice
    # es: Una factura que vence antes de emitirse se acepta, con aviso
    Given a generated invoice
    And it asks for
      | field                         | value        |
      | payment_form.payment_form_id  | 2            |
      | payment_form.duration_measure | 30           |
      | payment_form.payment_due_date | "2020-01-31" |
    When it is posted
    Then the authority accepts it without lines
    And its advice is
      | due-before-issue | payment_form.payment_due_date |

  Scenario: An invoice that is rejected has the same lines, with advice
    # es: Una factura rechazada tiene las mismas líneas, con aviso
    Given a generated invoice
    And it asks for
      | field                         | value        |
      | payment_form.payment_form_id  | 2            |
      | payment_form.duration_measure | 30           |
      | payment_form.payment_due_date | "2020-01-31" |
      | resolution_number             | "1"          |
    When it is posted
    Then the authority rejects it with exactly the lines
      | FAB05a Rechazo |
      | FAD05e Rechazo |
    And its advice is
      | due-before-issue | payment_form.payment_due_date |
