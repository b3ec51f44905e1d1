# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AE
Feature: Invoice period (AE), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: InvoicePeriod/StartDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo
      | code   | document   | kind         | given                                                                                                                                                                                                                                                                                                               | where                           | from         | to     | status | also |
      | DEAE02 | pos ticket | Notificación | DEAE02 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo o el periodo excede un mes
      | code   | document               | kind    | given                                                                                                                                                                                                                                                                                                               | where                           | from         | to     | status | also |
      | NAAE02 | equivalent credit note | Rechazo | NAAE02 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 99     | none |

    Examples: Falta la fecha inicial del periodo
      | code    | document              | kind    | given                                                                                                                                                                                                                                                                                                                | where                           | from         | to     | status | also |
      | NADAE02 | equivalent debit note | Rechazo | NADAE02 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 99     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/StartTime is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/StartTime
      | code    | document               | kind         | given                                                                                                                                                                                                                                                                                                                | where                           | from             | to     | status | also |
      | DEAE03  | pos ticket             | Notificación | DEAE03 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod  | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |
      | NAAE03  | equivalent credit note | Notificación | NAAE03 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod  | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |
      | NADAE03 | equivalent debit note  | Notificación | NADAE03 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndDate is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code   | document   | kind         | given                                                                                                                                                                                                                                                                                                               | where                         | from         | to     | status | also |
      | DEAE04 | pos ticket | Notificación | DEAE04 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code    | document               | kind    | given                                                                                                                                                                                                                                                                                                                | where                         | from         | to     | status | also |
      | NAAE04  | equivalent credit note | Rechazo | NAAE04 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod  | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 99     | none |
      | NADAE04 | equivalent debit note  | Rechazo | NADAE04 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 99     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndTime is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/EndTime
      | code    | document               | kind         | given                                                                                                                                                                                                                                                                                                                | where                         | from             | to     | status | also |
      | DEAE05  | pos ticket             | Notificación | DEAE05 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod  | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
      | NAAE05  | equivalent credit note | Notificación | NAAE05 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod  | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
      | NADAE05 | equivalent debit note  | Notificación | NADAE05 is on; cac:InvoicePeriod = <cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:StartTime>00:00:00-05:00</cbc:StartTime><cbc:EndDate>2026-10-31</cbc:EndDate><cbc:EndTime>23:59:59-05:00</cbc:EndTime></cac:InvoicePeriod> after cbc:LineCountNumeric or cbc:BuyerReference or cac:InvoicePeriod | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
