# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @VLR
Feature: Figures, places and contingency (VLR), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: No amount and no percentage is negative
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document                | kind    | where                                         | from   | to      | status | also |
      | VLR01 | invoice                 | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | credit note             | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | debit note              | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | support document        | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |
      | VLR01 | support adjustment note | Rechazo | allowance_charges.0.multiplier_factor_numeric | absent | "-1.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: An invoice of contingency is signed while the contingency lasts
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de firma no cae en una contingencia declarada por la DIAN
      | code  | document | kind    | where            | from | to | status | also |
      | CTG01 | invoice  | Rechazo | type_document_id | 1    | 12 | 99     | none |
