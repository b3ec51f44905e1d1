# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AE
Feature: Invoice period (AE), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/StartDate is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo
      | code  | document | kind         | where          | from   | to                        | status | also |
      | FAE02 | invoice  | Notificación | invoice_period | absent | {"end_date":"2026-10-31"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo o el periodo excede un mes
      | code  | document    | kind    | where          | from   | to                        | status | also |
      | CAE02 | credit note | Rechazo | invoice_period | absent | {"end_date":"2026-10-31"} | 99     | none |

    Examples: Falta la fecha inicial del periodo
      | code   | document                | kind    | where          | from   | to                        | status | also |
      | DAE02  | debit note              | Rechazo | invoice_period | absent | {"end_date":"2026-10-31"} | 99     | none |
      | NSAE02 | support adjustment note | Rechazo | invoice_period | absent | {"end_date":"2026-10-31"} | 99     | none |

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/StartTime is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/StartTime
      | code  | document    | kind         | given       | where          | from   | to                                                  | status | also |
      | FAE03 | invoice     | Notificación | FAE03 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |
      | CAE03 | credit note | Notificación | CAE03 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |
      | DAE03 | debit note  | Notificación | DAE03 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/EndDate is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code  | document | kind         | where          | from   | to                          | status | also |
      | FAE04 | invoice  | Notificación | invoice_period | absent | {"start_date":"2026-10-01"} | 00     | none |

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code   | document                | kind    | where          | from   | to                          | status | also |
      | CAE04  | credit note             | Rechazo | invoice_period | absent | {"start_date":"2026-10-01"} | 99     | none |
      | DAE04  | debit note              | Rechazo | invoice_period | absent | {"start_date":"2026-10-01"} | 99     | none |
      | NSAE04 | support adjustment note | Rechazo | invoice_period | absent | {"start_date":"2026-10-01"} | 99     | none |

  Scenario Outline: <code> on <document>, by request: InvoicePeriod/EndTime is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/EndTime
      | code  | document    | kind         | given       | where          | from   | to                                                  | status | also |
      | FAE05 | invoice     | Notificación | FAE05 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |
      | CAE05 | credit note | Notificación | CAE05 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |
      | DAE05 | debit note  | Notificación | DAE05 is on | invoice_period | absent | {"start_date":"2026-10-01","end_date":"2026-10-31"} | 00     | none |
