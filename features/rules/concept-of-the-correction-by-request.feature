# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BF
Feature: Concept of the correction (BF), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: DiscrepancyResponse is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el concepto de corrección
      | code   | document                | kind    | given                                    | where                   | from | to     | status | also |
      | CBF01  | credit note             | Rechazo | the field type_operation_id is not there | discrepancyresponsecode | 3    | absent | 99     | none |
      | DBF01  | debit note              | Rechazo | the field type_operation_id is not there | discrepancyresponsecode | 1    | absent | 99     | none |
      | NSBF01 | support adjustment note | Rechazo | the field type_operation_id is not there | discrepancyresponsecode | 3    | absent | 99     | none |

  Scenario Outline: <code> on <document>, by request: DiscrepancyResponse/ReferenceID is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento corregido
      | code   | document                | kind         | where             | from   | to     | status | also           |
      | NSBF02 | support adjustment note | Notificación | billing_reference | absent | absent | 99     | NSBG01 Rechazo |
