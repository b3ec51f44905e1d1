@wire @complete
Feature: Complete documents meet every rule
  # es: Los documentos completos cumplen todas las reglas
  A rule proves nothing on a document that lacks what it looks at. The complete documents, from which every
  broken one is made, hold every optional group of the annex, and meet all rules at once.

  Scenario Outline: The complete document "<name>" meets every rule
    # es: El documento completo "<name>" cumple todas las reglas
    Given the complete document "<name>"
    When it is judged with every rule on
    Then every rule runs, and none fails

    Examples:
      | name                          |
      | invoice                       |
      | creditNote                    |
      | debitNote                     |
      | supportDocument               |
      | supportAdjustmentNote         |
      | posTicket                     |
      | equivalentCreditNote          |
      | equivalentDebitNote           |
      | payroll                       |
      | payrollReplacement            |
      | payrollDeletion               |
      | supportAdjustmentNoteOfPeriod |
      | payrollOfPerson               |
      | payrollReplacementOfPerson    |
      | payrollDeletionOfPerson       |
