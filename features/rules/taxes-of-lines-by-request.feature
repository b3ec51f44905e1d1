# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AX
Feature: Taxes of lines (AX), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount of a line is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible de un tributo de la línea
      | code   | document                | kind         | given                                                                                                                                                                                  | where                                           | from        | to     | status | also                           |
      | FAX05  | invoice                 | Notificación | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.tax_totals.1 is not there; the field invoice_lines.0.tax_totals.0.percent is "19"             | invoice_lines.0.tax_totals.0.taxable_amount     | "190000.00" | absent | 99     | FAU04 Rechazo, FAX07 Rechazo   |
      | CAX05  | credit note             | Notificación | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.tax_totals.1 is not there; the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.taxable_amount | "190000.00" | absent | 99     | CAU04 Rechazo, CAX07 Rechazo   |
      | DAX05  | debit note              | Notificación | the field debit_note_lines.0.free_of_charge_indicator is "false"; the field debit_note_lines.0.tax_totals.1 is not there; the field debit_note_lines.0.tax_totals.0.percent is "19"    | debit_note_lines.0.tax_totals.0.taxable_amount  | "190000.00" | absent | 99     | DAU04 Rechazo, DAX07 Rechazo   |
      | DSAX05 | support document        | Notificación | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.tax_totals.1 is not there; the field invoice_lines.0.tax_totals.0.percent is "19"             | invoice_lines.0.tax_totals.0.taxable_amount     | "190000.00" | absent | 99     | DSAU04 Rechazo, DSAX07 Rechazo |
      | NSAX05 | support adjustment note | Notificación | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.tax_totals.1 is not there; the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.taxable_amount | "190000.00" | absent | 99     | NSAU04 Rechazo, NSAX07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The tax of a line follows from base and rate
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo de la línea no corresponde a base por tarifa
      | code   | document                | kind    | given                                                      | where                                       | from       | to     | status | also           |
      | FAX07  | invoice                 | Rechazo | the field invoice_lines.0.tax_totals.0.percent is "19"     | invoice_lines.0.tax_totals.0.tax_amount     | "36100.00" | "0.00" | 99     | FAU06 Rechazo  |
      | CAX07  | credit note             | Rechazo | the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.tax_amount | "36100.00" | "0.00" | 99     | CAU06 Rechazo  |
      | DAX07  | debit note              | Rechazo | the field debit_note_lines.0.tax_totals.0.percent is "19"  | debit_note_lines.0.tax_totals.0.tax_amount  | "36100.00" | "0.00" | 99     | DAU06 Rechazo  |
      | DSAX07 | support document        | Rechazo | the field invoice_lines.0.tax_totals.0.percent is "19"     | invoice_lines.0.tax_totals.0.tax_amount     | "36100.00" | "0.00" | 99     | DSAU06 Rechazo |
      | NSAX07 | support adjustment note | Rechazo | the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.tax_amount | "36100.00" | "0.00" | 99     | NSAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure, o su unidad, en un tributo de la línea
      | code  | document    | kind    | where                                              | from    | to     | status | also                              |
      | FAX09 | invoice     | Rechazo | invoice_lines.1.tax_totals.0.base_unit_measure     | "10.00" | absent | 99     | FAX07 Rechazo, FAX11 Notificación |
      | CAX09 | credit note | Rechazo | credit_note_lines.1.tax_totals.0.base_unit_measure | "10.00" | absent | 99     | CAX07 Rechazo, CAX11 Notificación |
      | DAX09 | debit note  | Rechazo | debit_note_lines.1.tax_totals.0.base_unit_measure  | "10.00" | absent | 99     | DAX07 Rechazo, DAX11 Notificación |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/PerUnitAmount of a line is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount en un tributo de la línea
      | code  | document    | kind         | where                                            | from    | to     | status | also                         |
      | FAX11 | invoice     | Notificación | invoice_lines.1.tax_totals.0.per_unit_amount     | "66.00" | absent | 99     | FAX07 Rechazo, FAX09 Rechazo |
      | CAX11 | credit note | Notificación | credit_note_lines.1.tax_totals.0.per_unit_amount | "66.00" | absent | 99     | CAX07 Rechazo, CAX09 Rechazo |
      | DAX11 | debit note  | Notificación | debit_note_lines.1.tax_totals.0.per_unit_amount  | "66.00" | absent | 99     | DAX07 Rechazo, DAX09 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la línea fuera de lista
      | code   | document                | kind         | where                                    | from    | to      | status | also                            |
      | FAX14  | invoice                 | Notificación | invoice_lines.0.tax_totals.0.percent     | "19.00" | "18.00" | 99     | FAS01b Rechazo, FAX07 Rechazo   |
      | CAX14  | credit note             | Notificación | credit_note_lines.0.tax_totals.0.percent | "19.00" | "18.00" | 99     | CAS01b Rechazo, CAX07 Rechazo   |
      | DAX14  | debit note              | Notificación | debit_note_lines.0.tax_totals.0.percent  | "19.00" | "18.00" | 99     | DAS01b Rechazo, DAX07 Rechazo   |
      | DSAX14 | support document        | Notificación | invoice_lines.0.tax_totals.0.percent     | "19.00" | "18.00" | 99     | DSAS01b Rechazo, DSAX07 Rechazo |
      | NSAX14 | support adjustment note | Notificación | credit_note_lines.0.tax_totals.0.percent | "19.00" | "18.00" | 99     | NSAS01b Rechazo, NSAX07 Rechazo |

  Scenario Outline: <code> on <document>, by request: IVA is the only tax of a line of a support document
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo de la línea fuera de lista
      | code   | document                | kind    | given                                                                                    | where                                   | from | to | status | also            |
      | DSAX16 | support document        | Rechazo | the field invoice_lines.1.tax_totals.0 is there; the field tax_totals.1 is not there     | invoice_lines.0.tax_totals.0.tax_id     | 1    | 2  | 99     | DSAS01a Rechazo |
      | NSAX16 | support adjustment note | Rechazo | the field credit_note_lines.1.tax_totals.0 is there; the field tax_totals.1 is not there | credit_note_lines.0.tax_totals.0.tax_id | 1    | 2  | 99     | NSAS01a Rechazo |
