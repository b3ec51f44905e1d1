# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AD
Feature: Document header (AD), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects, 00 accepts. There is no line besides those of the row; one about what the document lacks is absent.

  Scenario Outline: <code> on <document>, by request: The document is dated on the day it is signed
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de generación es distinta de la fecha de firma
      | code    | document                | kind    | where | from   | to           | status | also                |
      | FAD09e  | invoice                 | Rechazo | date  | absent | "2020-02-29" | 99     | none                |
      | CAD09e  | credit note             | Rechazo | date  | absent | "2020-02-29" | 99     | CBG06 Notificación  |
      | DAD09e  | debit note              | Rechazo | date  | absent | "2020-02-29" | 99     | DBG06 Rechazo       |
      | DSAD09e | support document        | Rechazo | date  | absent | "2020-02-29" | 99     | none                |
      | NSAD09e | support adjustment note | Rechazo | date  | absent | "2020-02-29" | 99     | NSBG06 Notificación |
