# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @BG
Feature: Reference to the corrected document (BG), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The equivalent document that the note adjusts was accepted
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único del documento referenciado no existe
      | code    | document               | kind    | where                  | from   | to                                                                                                 | status | also |
      | NABG04  | equivalent credit note | Rechazo | billing_reference.uuid | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NADBG04 | equivalent debit note  | Rechazo | billing_reference.uuid | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>, by request: The note is not older than the document that it corrects
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento referenciado es posterior a la nota
      | code    | document               | kind         | given                                | where | from   | to           | status | also             |
      | NABG06  | equivalent credit note | Notificación | the field billing_reference is there | date  | absent | "2019-02-01" | 99     | NAAD09e Rechazo  |
      | NADBG06 | equivalent debit note  | Rechazo      | the field billing_reference is there | date  | absent | "2019-02-01" | 99     | NADAD09e Rechazo |
