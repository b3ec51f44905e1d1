# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BF
Feature: Concept of the correction (BF), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: DiscrepancyResponse/ReferenceID is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento corregido
      | code    | document               | kind         | given                         | where                                   | from         | to     | status | also |
      | NABF02  | equivalent credit note | Notificación | cac:BillingReference is there | cac:DiscrepancyResponse/cbc:ReferenceID | "EPOS999999" | absent | 00     | none |
      | NADBF02 | equivalent debit note  | Rechazo      | cac:BillingReference is there | cac:DiscrepancyResponse/cbc:ReferenceID | "EPOS999999" | absent | 99     | none |

  Scenario Outline: <code> on <document>: DiscrepancyResponse/ResponseCode is a concept of correction of this kind of note
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Concepto de corrección fuera de lista
      | code    | document               | kind    | where                                    | from | to  | status | also |
      | NABF03  | equivalent credit note | Rechazo | cac:DiscrepancyResponse/cbc:ResponseCode | "3"  | "9" | 99     | none |
      | NADBF03 | equivalent debit note  | Rechazo | cac:DiscrepancyResponse/cbc:ResponseCode | "1"  | "9" | 99     | none |
