Feature: Invoices of our product
  What a team writes with the published steps: ensayo conform --features docs/examples/features

  Scenario: A valid invoice is accepted
    Given a valid invoice
    When it is sent
    Then it is accepted with exactly the codes ""

  Scenario: Totals that do not add up
    Given a valid invoice
    And the field "legal_monetary_totals.line_extension_amount" is "999999.00"
    When it is sent
    Then it is rejected
    And its codes contain "FAU02"
    And its codes do not contain "FAD06"
    And the explanation of "FAU02" names the field "legal_monetary_totals.line_extension_amount"
    And the explanation of "FAU02" says what was found and expected

  Scenario: A credit note about an invoice that was accepted
    Given an accepted invoice
    And a valid credit note about it
    When it is sent
    Then it is accepted

  Scenario: A field that is missing is told before anything is sent
    Given a valid invoice
    And the field "customer" is left out
    When it is sent
    Then the request is refused because of the field "customer"
