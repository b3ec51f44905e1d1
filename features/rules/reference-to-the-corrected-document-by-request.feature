# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BG
Feature: Reference to the corrected document (BG), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: BillingReference is there
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la referencia al documento que se corrige
      | code   | document                | kind    | where             | from   | to     | status | also                |
      | NSBG01 | support adjustment note | Rechazo | billing_reference | absent | absent | 99     | NSBF02 Notificación |

  Scenario Outline: <code> on <document>, by request: The document that the note corrects was accepted
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único del documento referenciado no existe
      | code  | document    | kind    | where                  | from   | to                                                                                                 | status | also |
      | CBG04 | credit note | Rechazo | billing_reference.uuid | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | DBG04 | debit note  | Rechazo | billing_reference.uuid | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>, by request: The support document that the note corrects was accepted
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUDS del documento soporte referenciado no existe
      | code   | document                | kind    | where                  | from   | to                                                                                                 | status | also |
      | NSBG04 | support adjustment note | Rechazo | billing_reference.uuid | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>, by request: The algorithm is that of the code of the document referred to
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del documento referenciado no corresponde
      | code   | document                | kind         | where                              | from   | to | status | also |
      | CBG05  | credit note             | Rechazo      | billing_reference.type_document_id | absent | 10 | 99     | none |
      | DBG05  | debit note              | Notificación | billing_reference.type_document_id | absent | 10 | 00     | none |
      | NSBG05 | support adjustment note | Rechazo      | billing_reference.type_document_id | absent | 10 | 99     | none |

  Scenario Outline: <code> on <document>, by request: The note is not older than the document that it corrects
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento referenciado es posterior a la nota
      | code   | document                | kind         | given                                | where | from   | to           | status | also            |
      | CBG06  | credit note             | Notificación | the field billing_reference is there | date  | absent | "2019-02-01" | 99     | CAD09e Rechazo  |
      | DBG06  | debit note              | Rechazo      | the field billing_reference is there | date  | absent | "2019-02-01" | 99     | DAD09e Rechazo  |
      | NSBG06 | support adjustment note | Notificación | the field billing_reference is there | date  | absent | "2019-02-01" | 99     | NSAD09e Rechazo |
