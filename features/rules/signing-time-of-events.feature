# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @DC-EVENT
Feature: Signing time of events (DC-EVENT)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The acknowledgement is not signed before the invoice was made
    Given a complete document: <document>, where <given>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El acuse de recibo no puede firmarse antes de la factura
      | code  | document  | kind    | given                        | where                                                                                                                                                                              | from                        | to                          | status | also |
      | DC24a | event 030 | Rechazo | cbc:IssueDate = "2019-02-01" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime | "2026-03-16T10:00:00-05:00" | "2019-02-01T08:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: The receipt of the goods is not signed before the acknowledgement
    Given a complete document: <document>, where <given>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El recibo del bien o servicio no puede firmarse antes del acuse
      | code  | document  | kind    | given                        | where                                                                                                                                                                              | from                        | to                          | status | also |
      | DC24b | event 032 | Rechazo | cbc:IssueDate = "2019-02-01" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime | "2026-03-16T10:00:00-05:00" | "2019-02-01T08:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: The acceptance is signed within the term
    Given a complete document: <document>
    When it is dated <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación expresa se firmó fuera de plazo
      | code  | document  | kind    | to            | status | also          |
      | DC24c | event 033 | Rechazo | 14 days later | 99     | LGC06 Rechazo |

  Scenario Outline: <code> on <document>: The tacit acceptance is signed when the term is over
    Given a complete document: <document>
    When it is dated <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación tácita se firmó antes de plazo
      | code  | document  | kind    | to           | status | also          |
      | DC24e | event 034 | Rechazo | 0 days later | 99     | LGC14 Rechazo |

  Scenario Outline: <code> on <document>: The claim is signed within the term
    Given a complete document: <document>
    When it is dated <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El reclamo se firmó fuera de plazo
      | code  | document  | kind    | to            | status | also |
      | DC24z | event 031 | Rechazo | 14 days later | 99     | none |
