# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AE
Feature: Invoice period (AE)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: InvoicePeriod/StartDate is there and not empty
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo
      | code  | document | kind         | given                       | where                           | from         | to     | status | also |
      | FAE02 | invoice  | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/StartDate is there in every period, and there is one where the note refers to nothing
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha inicial del periodo o el periodo excede un mes
      | code   | document                | kind    | given                       | where                           | from         | to     | status | also |
      | CAE02  | credit note             | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 99     | none |
      | DAE02  | debit note              | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartDate | "2024-01-01" | absent | 99     | none |
      | NSAE02 | support adjustment note | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartDate | absent       | absent | 99     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/StartTime is there and not empty
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/StartTime
      | code  | document    | kind         | given                       | where                           | from             | to     | status | also |
      | FAE03 | invoice     | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |
      | CAE03 | credit note | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |
      | DAE03 | debit note  | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:StartTime | "00:00:00-05:00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndDate is there and not empty
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code  | document | kind         | given                       | where                         | from         | to     | status | also |
      | FAE04 | invoice  | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 00     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndDate is there in every period, and there is one where the note refers to nothing
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha final del periodo
      | code   | document                | kind    | given                       | where                         | from         | to     | status | also |
      | CAE04  | credit note             | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 99     | none |
      | DAE04  | debit note              | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndDate | "2024-01-31" | absent | 99     | none |
      | NSAE04 | support adjustment note | Rechazo | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndDate | absent       | absent | 99     | none |

  Scenario Outline: <code> on <document>: InvoicePeriod/EndTime is there and not empty
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar InvoicePeriod/EndTime
      | code  | document    | kind         | given                       | where                         | from             | to     | status | also |
      | FAE05 | invoice     | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
      | CAE05 | credit note | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
      | DAE05 | debit note  | Notificación | cac:InvoicePeriod = present | cac:InvoicePeriod/cbc:EndTime | "23:59:59-05:00" | absent | 00     | none |
