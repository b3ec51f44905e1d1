# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @VLR
Feature: Figures, places and contingency (VLR), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: No amount and no percentage is negative
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document                | kind    | where                                         | from   | to      | status | also |
      | VLR01 | invoice                 | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | credit note             | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | debit note              | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | support document        | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | support adjustment note | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: An invoice of contingency is signed while the contingency lasts
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de firma no cae en una contingencia declarada por la DIAN
      | code  | document | kind    | where            | from | to | status | also |
      | CTG01 | invoice  | Rechazo | type_document_id | 1    | 12 | 99     | none |
