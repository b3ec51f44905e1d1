# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BH
Feature: Notes that an invoice refers to (BH), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: BillingReference is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa BillingReference
      | code   | document   | kind         | given        | where                | from    | to     | status | also |
      | DEBH01 | POS ticket | Notificación | DEBH01 is on | cac:BillingReference | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: BillingReference/CreditNoteDocumentReference is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa BillingReference/CreditNoteDocumentReference
      | code   | document   | kind         | given        | where                                                | from    | to     | status | also |
      | DEBH02 | POS ticket | Notificación | DEBH02 is on | cac:BillingReference/cac:CreditNoteDocumentReference | present | absent | 00     | none |

  Scenario Outline: <code> on <document>: CreditNoteDocumentReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número de la nota crédito referenciada
      | code   | document   | kind         | where                                                       | from          | to | status | also |
      | DEBH03 | POS ticket | Notificación | cac:BillingReference/cac:CreditNoteDocumentReference/cbc:ID | "NCP99999999" | "" | 00     | none |

  Scenario Outline: <code> on <document>: The credit note that the invoice refers to was accepted
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUDE de la nota crédito referenciada no existe
      | code   | document   | kind    | where                                                         | from                                    | to                                                                                                 | status | also |
      | DEBH04 | POS ticket | Rechazo | cac:BillingReference/cac:CreditNoteDocumentReference/cbc:UUID | "f65505a76bc3cea86cf550c9…07d181b97a33" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDE-SHA384"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo de la nota crédito referenciada debe ser CUDE-SHA384
      | code   | document   | kind         | where                                                                     | from          | to            | status | also |
      | DEBH05 | POS ticket | Notificación | cac:BillingReference/cac:CreditNoteDocumentReference/cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA384" | 00     | none |

  Scenario Outline: <code> on <document>: CreditNoteDocumentReference/IssueDate is a date not later than cbc:IssueDate of the invoice
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La nota crédito referenciada es posterior a la factura
      | code   | document   | kind         | where                                                              | from         | to           | status | also |
      | DEBH06 | POS ticket | Notificación | cac:BillingReference/cac:CreditNoteDocumentReference/cbc:IssueDate | "2020-01-10" | "2099-12-31" | 00     | none |
