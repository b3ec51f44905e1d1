# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AF
Feature: Orders, despatch, receipt and additional documents (AF), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: OrderReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta OrderReference/ID
      | code   | document   | kind         | where                     | from   | to | status | also |
      | DEAF02 | POS ticket | Notificación | cac:OrderReference/cbc:ID | "OC-1" | "" | 00     | none |

  Scenario Outline: <code> on <document>: OrderReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa OrderReference/IssueDate
      | code   | document   | kind         | given        | where                            | from         | to     | status | also |
      | DEAF03 | POS ticket | Notificación | DEAF03 is on | cac:OrderReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is one of CUFE-SHA384, CUDE-SHA384
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo del documento referenciado debe ser CUFE-SHA384 o CUDE-SHA384
      | code   | document   | kind         | where                                                | from          | to          | status | also |
      | DEAI04 | POS ticket | Notificación | cac:AdditionalDocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalDocumentReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/IssueDate
      | code   | document   | kind         | given        | where                                         | from         | to     | status | also |
      | DEAI05 | POS ticket | Notificación | DEAI05 is on | cac:AdditionalDocumentReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalDocumentReference/DocumentTypeCode is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/DocumentTypeCode
      | code   | document   | kind         | given        | where                                                | from | to     | status | also |
      | DEAI06 | POS ticket | Notificación | DEAI06 is on | cac:AdditionalDocumentReference/cbc:DocumentTypeCode | "01" | absent | 00     | none |
