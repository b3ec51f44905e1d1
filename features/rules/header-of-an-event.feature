# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-HEADER
Feature: Header of an event (EVENT-HEADER)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: UBLVersionID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la versión de UBL
      | code  | document  | kind    | where            | from      | to     | status | also |
      | AAD01 | event 030 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | absent | 99     | none |
      | AAD01 | event 031 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | absent | 99     | none |
      | AAD01 | event 032 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | absent | 99     | none |
      | AAD01 | event 033 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | absent | 99     | none |
      | AAD01 | event 034 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | absent | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is "1"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CustomizationID debe ser «1»
      | code  | document  | kind    | where               | from | to   | status | also |
      | AAD02 | event 030 | Rechazo | cbc:CustomizationID | "1"  | "1x" | 99     | none |
      | AAD02 | event 031 | Rechazo | cbc:CustomizationID | "1"  | "1x" | 99     | none |
      | AAD02 | event 032 | Rechazo | cbc:CustomizationID | "1"  | "1x" | 99     | none |
      | AAD02 | event 033 | Rechazo | cbc:CustomizationID | "1"  | "1x" | 99     | none |
      | AAD02 | event 034 | Rechazo | cbc:CustomizationID | "1"  | "1x" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code  | document  | kind    | where         | from                                    | to                                                                  | status | also |
      | AAD03 | event 030 | Rechazo | cbc:ProfileID | "DIAN 2.1: ApplicationRes…ica de Venta" | "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Ventax" | 99     | none |
      | AAD03 | event 031 | Rechazo | cbc:ProfileID | "DIAN 2.1: ApplicationRes…ica de Venta" | "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Ventax" | 99     | none |
      | AAD03 | event 032 | Rechazo | cbc:ProfileID | "DIAN 2.1: ApplicationRes…ica de Venta" | "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Ventax" | 99     | none |
      | AAD03 | event 033 | Rechazo | cbc:ProfileID | "DIAN 2.1: ApplicationRes…ica de Venta" | "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Ventax" | 99     | none |
      | AAD03 | event 034 | Rechazo | cbc:ProfileID | "DIAN 2.1: ApplicationRes…ica de Venta" | "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Ventax" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileExecutionID names the environment that receives the event
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Ambiente no válido (1 producción, 2 pruebas)
      | code  | document  | kind    | where                  | from | to  | status | also          |
      | AAD04 | event 030 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | AAD07 Rechazo |
      | AAD04 | event 031 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | AAD07 Rechazo |
      | AAD04 | event 032 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | AAD07 Rechazo |
      | AAD04 | event 033 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | AAD07 Rechazo |
      | AAD04 | event 034 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | AAD07 Rechazo |

  Scenario Outline: <code> on <document>: ID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del evento
      | code   | document  | kind    | where  | from  | to | status | also |
      | AAD05a | event 030 | Rechazo | cbc:ID | "AR1" | "" | 66     | none |
      | AAD05a | event 031 | Rechazo | cbc:ID | "AR2" | "" | 66     | none |
      | AAD05a | event 032 | Rechazo | cbc:ID | "AR3" | "" | 66     | none |
      | AAD05a | event 033 | Rechazo | cbc:ID | "AR4" | "" | 66     | none |
      | AAD05a | event 034 | Rechazo | cbc:ID | "AR5" | "" | 66     | none |

  Scenario Outline: <code> on <document>: The sender has no other event of this kind with the number
    Given a complete document: <document>
    When it has the number of an accepted document
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Número de evento repetido
      | code   | document  | kind    | status | also |
      | AAD05b | event 030 | Rechazo | 99     | none |
      | AAD05b | event 031 | Rechazo | 99     | none |
      | AAD05b | event 032 | Rechazo | 99     | none |
      | AAD05b | event 033 | Rechazo | 99     | none |
      | AAD05b | event 034 | Rechazo | 99     | none |

  Scenario Outline: <code> on <document>: The CUDE is the one that follows from the event
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUDE del evento no está bien calculado
      | code  | document  | kind    | where    | from                                    | to                                                                                                 | status | also |
      | AAD06 | event 030 | Rechazo | cbc:UUID | "c164c3ed0ef0d52ca4c8fa1a…4923a2a46e83" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | AAD06 | event 031 | Rechazo | cbc:UUID | "41d9dfef2f06fb47c2d2c263…e3e9f0849064" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | AAD06 | event 032 | Rechazo | cbc:UUID | "31da9e7e9e477f891c43d6e1…b78635ccf1b1" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | AAD06 | event 033 | Rechazo | cbc:UUID | "23fac4cbfc452b9293524812…875e280c38b3" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | AAD06 | event 034 | Rechazo | cbc:UUID | "c25c71e0c3b927cdca755670…92e27119a9f2" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeID equals ProfileExecutionID
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeID no corresponde al ambiente
      | code  | document  | kind    | where              | from | to  | status | also |
      | AAD07 | event 030 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | AAD07 | event 031 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | AAD07 | event 032 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | AAD07 | event 033 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | AAD07 | event 034 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDE-SHA384"
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo del CUDE debe ser CUDE-SHA384
      | code  | document  | kind    | where                | from          | to             | status | also |
      | AAD08 | event 030 | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUDE-SHA384x" | 99     | none |
      | AAD08 | event 031 | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUDE-SHA384x" | 99     | none |
      | AAD08 | event 032 | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUDE-SHA384x" | 99     | none |
      | AAD08 | event 033 | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUDE-SHA384x" | 99     | none |
      | AAD08 | event 034 | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUDE-SHA384x" | 99     | none |

  Scenario Outline: <code> on <document>: IssueDate is there and not empty
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha del evento
      | code  | document  | kind    | given                    | where         | from         | to     | status | also                         |
      | AAD09 | event 030 | Rechazo | judged beyond its schema | cbc:IssueDate | "2026-03-16" | absent | 99     | AAD09e Rechazo, ZB01 Rechazo |
      | AAD09 | event 031 | Rechazo | judged beyond its schema | cbc:IssueDate | "2026-03-16" | absent | 99     | AAD09e Rechazo, ZB01 Rechazo |
      | AAD09 | event 032 | Rechazo | judged beyond its schema | cbc:IssueDate | "2026-03-16" | absent | 99     | AAD09e Rechazo, ZB01 Rechazo |
      | AAD09 | event 033 | Rechazo | judged beyond its schema | cbc:IssueDate | "2026-03-16" | absent | 99     | AAD09e Rechazo, ZB01 Rechazo |
      | AAD09 | event 034 | Rechazo | judged beyond its schema | cbc:IssueDate | "2026-03-16" | absent | 99     | AAD09e Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The event is dated on the day it is signed
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha del evento es distinta de la fecha de firma
      | code   | document  | kind    | where         | from         | to           | status | also          |
      | AAD09e | event 030 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none          |
      | AAD09e | event 031 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none          |
      | AAD09e | event 032 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none          |
      | AAD09e | event 033 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none          |
      | AAD09e | event 034 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | LGC14 Rechazo |

  Scenario Outline: <code> on <document>: IssueTime is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la hora del evento
      | code  | document  | kind    | where         | from             | to     | status | also |
      | AAD10 | event 030 | Rechazo | cbc:IssueTime | "10:00:00-05:00" | absent | 99     | none |
      | AAD10 | event 031 | Rechazo | cbc:IssueTime | "10:00:00-05:00" | absent | 99     | none |
      | AAD10 | event 032 | Rechazo | cbc:IssueTime | "10:00:00-05:00" | absent | 99     | none |
      | AAD10 | event 033 | Rechazo | cbc:IssueTime | "10:00:00-05:00" | absent | 99     | none |
      | AAD10 | event 034 | Rechazo | cbc:IssueTime | "10:00:00-05:00" | absent | 99     | none |

  Scenario Outline: <code> on <document>: A tacit acceptance has its statement in a note
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la nota de la aceptación tácita
      | code   | document  | kind    | where    | from                                    | to     | status | also |
      | AAD11a | event 034 | Rechazo | cbc:Note | "Transcurrieron tres días… ni reclamo." | absent | 99     | none |

  Scenario Outline: <code> on <document>: What an agent signs has a note that says so
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la nota del mandatario
      | code   | document  | kind    | given                      | where    | from                                    | to     | status | also                         |
      | AAD11b | event 030 | Rechazo | its certificate = wrongNit | cbc:Note | "Evento 030 sobre la fact…PRUEBAS SAS." | absent | 99     | ZE03 Rechazo                 |
      | AAD11b | event 031 | Rechazo | its certificate = wrongNit | cbc:Note | "Evento 031 sobre la fact…PRUEBAS SAS." | absent | 99     | ZE03 Rechazo                 |
      | AAD11b | event 032 | Rechazo | its certificate = wrongNit | cbc:Note | "Evento 032 sobre la fact…PRUEBAS SAS." | absent | 99     | ZE03 Rechazo                 |
      | AAD11b | event 033 | Rechazo | its certificate = wrongNit | cbc:Note | "Evento 033 sobre la fact…PRUEBAS SAS." | absent | 99     | ZE03 Rechazo                 |
      | AAD11b | event 034 | Rechazo | its certificate = wrongNit | cbc:Note | "Transcurrieron tres días… ni reclamo." | absent | 99     | AAD11a Rechazo, ZE03 Rechazo |
