# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AS
Feature: Taxes (AS), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects, 00 accepts. There is no line besides those of the row; one about what the document lacks is absent.

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent is a rate of the table for its tax, with two decimals
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa fuera de lista
      | code   | document                | kind         | where                | from    | to      | status | also                            |
      | FAS14  | invoice                 | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | FAS01b Rechazo, FAS07 Rechazo   |
      | CAS14  | credit note             | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | CAS01b Rechazo, CAS07 Rechazo   |
      | DAS14  | debit note              | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | DAS01b Rechazo, DAS07 Rechazo   |
      | DSAS14 | support document        | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | DSAS01b Rechazo, DSAS07 Rechazo |
      | NSAS14 | support adjustment note | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | NSAS01b Rechazo, NSAS07 Rechazo |
