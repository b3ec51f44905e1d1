# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AF
Feature: Orders, despatch, receipt and additional documents (AF)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: OrderReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta OrderReference/ID
      | code  | document | kind         | where                     | from   | to | status | also |
      | FAF02 | invoice  | Notificación | cac:OrderReference/cbc:ID | "OC-1" | "" | 00     | none |

  Scenario Outline: <code> on <document>: OrderReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa OrderReference/IssueDate
      | code  | document | kind         | given       | where                            | from         | to     | status | also |
      | FAF03 | invoice  | Notificación | FAF03 is on | cac:OrderReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: DespatchDocumentReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta DespatchDocumentReference/ID
      | code  | document | kind         | where                                | from    | to | status | also |
      | FAG02 | invoice  | Notificación | cac:DespatchDocumentReference/cbc:ID | "DES-1" | "" | 00     | none |

  Scenario Outline: <code> on <document>: DespatchDocumentReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa DespatchDocumentReference/IssueDate
      | code  | document | kind         | given       | where                                       | from         | to     | status | also |
      | FAG03 | invoice  | Notificación | FAG03 is on | cac:DespatchDocumentReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: ReceiptDocumentReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta ReceiptDocumentReference/ID
      | code  | document | kind         | where                               | from    | to | status | also |
      | FAH02 | invoice  | Notificación | cac:ReceiptDocumentReference/cbc:ID | "REC-1" | "" | 00     | none |

  Scenario Outline: <code> on <document>: ReceiptDocumentReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa ReceiptDocumentReference/IssueDate
      | code  | document | kind         | given       | where                                      | from         | to     | status | also |
      | FAH03 | invoice  | Notificación | FAH03 is on | cac:ReceiptDocumentReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: An invoice of contingency names the document that it transcribes
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la referencia al documento de contingencia que se transcribe
      | code  | document | kind    | given                                                            | where                           | from    | to     | status | also |
      | FAI01 | invoice  | Rechazo | cbc:InvoiceTypeCode = "03"; cbc:UUID/@schemeName = "CUDE-SHA384" | cac:AdditionalDocumentReference | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: A ticket of contingency of the authority names the document that it replaces
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo 08 exige documento de referencia
      | code   | document   | kind    | given                                                                                                                                  | where                           | from    | to     | status | also                          |
      | DEAI01 | POS ticket | Rechazo | cac:AdditionalDocumentReference is there; judged beyond its schema; cbc:InvoiceTypeCode = present twice; cbc:InvoiceTypeCode[2] = "08" | cac:AdditionalDocumentReference | present | absent | 99     | DEAD12b Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The document that an invoice of contingency transcribes has a number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento de contingencia
      | code  | document | kind    | given                                                            | where                                  | from       | to | status | also |
      | FAI02 | invoice  | Rechazo | cbc:InvoiceTypeCode = "03"; cbc:UUID/@schemeName = "CUDE-SHA384" | cac:AdditionalDocumentReference/cbc:ID | "MANUAL-1" | "" | 99     | none |

  Scenario Outline: <code> on <document>: The document that an invoice of contingency transcribes has a unique code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código único del documento de contingencia
      | code  | document | kind    | given                                                            | where                                    | from                                    | to | status | also |
      | FAI03 | invoice  | Rechazo | cbc:InvoiceTypeCode = "03"; cbc:UUID/@schemeName = "CUDE-SHA384" | cac:AdditionalDocumentReference/cbc:UUID | "555555555555555555555555…555555555555" | "" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is one of CUFE-SHA384, CUDE-SHA384
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo del documento referenciado debe ser CUFE-SHA384 o CUDE-SHA384
      | code  | document | kind         | where                                                | from          | to          | status | also |
      | FAI04 | invoice  | Notificación | cac:AdditionalDocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalDocumentReference/IssueDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/IssueDate
      | code  | document | kind         | given       | where                                         | from         | to     | status | also |
      | FAI05 | invoice  | Notificación | FAI05 is on | cac:AdditionalDocumentReference/cbc:IssueDate | "2024-01-10" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalDocumentReference/DocumentTypeCode is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa AdditionalDocumentReference/DocumentTypeCode
      | code  | document | kind         | given       | where                                                | from | to     | status | also |
      | FAI06 | invoice  | Notificación | FAI06 is on | cac:AdditionalDocumentReference/cbc:DocumentTypeCode | "01" | absent | 00     | none |
