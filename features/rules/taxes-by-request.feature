# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AS
Feature: Taxes (AS), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Each tax has one TaxTotal in the header, and every tax of a line is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la cabecera o presente solo en las líneas
      | code   | document    | kind    | given                                 | where               | from | to | status | also          |
      | FAS01a | invoice     | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | FAU06 Rechazo |
      | CAS01a | credit note | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | CAU06 Rechazo |
      | DAS01a | debit note  | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | DAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: IVA and INC have one TaxTotal in the header, with the rates of the lines
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IVA o INC no coincide entre la cabecera y las líneas
      | code    | document                | kind    | given                                  | where                | from    | to      | status | also                                |
      | FAS01b  | invoice                 | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id  | 1       | 2       | 99     | FAU06 Rechazo                       |
      | CAS01b  | credit note             | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id  | 1       | 2       | 99     | CAU06 Rechazo                       |
      | DAS01b  | debit note              | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id  | 1       | 2       | 99     | DAU06 Rechazo                       |
      | DSAS01b | support document        | Rechazo | nothing                                | tax_totals.0.percent | "19.00" | "18.00" | 99     | DSAS07 Rechazo, DSAS14 Notificación |
      | NSAS01b | support adjustment note | Rechazo | nothing                                | tax_totals.0.percent | "19.00" | "18.00" | 99     | NSAS07 Rechazo, NSAS14 Notificación |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document         | kind    | given                                          | where                       | from        | to     | status | also           |
      | FAS05  | invoice          | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | FAS07 Rechazo  |
      | DSAS05 | support document | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | DSAS07 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document                | kind    | given                                          | where                       | from        | to     | status | also           |
      | CAS05  | credit note             | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | CAS07 Rechazo  |
      | DAS05  | debit note              | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | DAS07 Rechazo  |
      | NSAS05 | support adjustment note | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | NSAS07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The tax follows from base and rate
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo no corresponde a base por tarifa
      | code   | document                | kind    | given                                  | where                       | from        | to          | status | also |
      | FAS07  | invoice                 | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | CAS07  | credit note             | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | DAS07  | debit note              | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | DSAS07 | support document        | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | NSAS07 | support adjustment note | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent is a rate of the table for its tax, with two decimals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa fuera de lista
      | code   | document                | kind         | where                | from    | to      | status | also                            |
      | FAS14  | invoice                 | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | FAS01b Rechazo, FAS07 Rechazo   |
      | CAS14  | credit note             | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | CAS01b Rechazo, CAS07 Rechazo   |
      | DAS14  | debit note              | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | DAS01b Rechazo, DAS07 Rechazo   |
      | DSAS14 | support document        | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | DSAS01b Rechazo, DSAS07 Rechazo |
      | NSAS14 | support adjustment note | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | NSAS01b Rechazo, NSAS07 Rechazo |

  Scenario Outline: <code> on <document>, by request: IVA is the only tax of a support document
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo fuera de lista
      | code   | document                | kind    | given                                  | where               | from | to | status | also                            |
      | DSAS16 | support document        | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id | 1    | 2  | 99     | DSAS01b Rechazo, DSAU06 Rechazo |
      | NSAS16 | support adjustment note | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id | 1    | 2  | 99     | NSAS01b Rechazo, NSAU06 Rechazo |
