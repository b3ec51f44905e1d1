# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AX
Feature: Taxes of lines (AX), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount of a line is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible de un tributo de la línea
      | code    | document               | kind         | given                                                                                                                                                                                  | where                                           | from        | to     | status | also                             |
      | DEAX05  | POS ticket             | Notificación | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.tax_totals.1 is not there; the field invoice_lines.0.tax_totals.0.percent is "19"             | invoice_lines.0.tax_totals.0.taxable_amount     | "190000.00" | absent | 99     | DEAU04 Rechazo, DEAX07 Rechazo   |
      | NAAX05  | equivalent credit note | Notificación | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.tax_totals.1 is not there; the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.taxable_amount | "190000.00" | absent | 99     | NAAU04 Rechazo, NAAX07 Rechazo   |
      | NADAX05 | equivalent debit note  | Notificación | the field debit_note_lines.0.free_of_charge_indicator is "false"; the field debit_note_lines.0.tax_totals.1 is not there; the field debit_note_lines.0.tax_totals.0.percent is "19"    | debit_note_lines.0.tax_totals.0.taxable_amount  | "190000.00" | absent | 99     | NADAU04 Rechazo, NADAX07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The tax of a line follows from base and rate
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo de la línea no corresponde a base por tarifa
      | code    | document               | kind    | given                                                      | where                                       | from       | to     | status | also            |
      | DEAX07  | POS ticket             | Rechazo | the field invoice_lines.0.tax_totals.0.percent is "19"     | invoice_lines.0.tax_totals.0.tax_amount     | "36100.00" | "0.00" | 99     | DEAU06 Rechazo  |
      | NAAX07  | equivalent credit note | Rechazo | the field credit_note_lines.0.tax_totals.0.percent is "19" | credit_note_lines.0.tax_totals.0.tax_amount | "36100.00" | "0.00" | 99     | NAAU06 Rechazo  |
      | NADAX07 | equivalent debit note  | Rechazo | the field debit_note_lines.0.tax_totals.0.percent is "19"  | debit_note_lines.0.tax_totals.0.tax_amount  | "36100.00" | "0.00" | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/BaseUnitMeasure of a line is there, with @unitCode
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta BaseUnitMeasure, o su unidad, en un tributo de la línea
      | code    | document               | kind    | where                                              | from    | to     | status | also                                  |
      | DEAX09  | POS ticket             | Rechazo | invoice_lines.1.tax_totals.0.base_unit_measure     | "10.00" | absent | 99     | DEAX07 Rechazo, DEAX11 Notificación   |
      | NAAX09  | equivalent credit note | Rechazo | credit_note_lines.1.tax_totals.0.base_unit_measure | "10.00" | absent | 99     | NAAX07 Rechazo, NAAX11 Notificación   |
      | NADAX09 | equivalent debit note  | Rechazo | debit_note_lines.1.tax_totals.0.base_unit_measure  | "10.00" | absent | 99     | NADAX07 Rechazo, NADAX11 Notificación |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/PerUnitAmount of a line is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta PerUnitAmount en un tributo de la línea
      | code    | document               | kind         | where                                            | from    | to     | status | also                             |
      | DEAX11  | POS ticket             | Notificación | invoice_lines.1.tax_totals.0.per_unit_amount     | "66.00" | absent | 99     | DEAX07 Rechazo, DEAX09 Rechazo   |
      | NAAX11  | equivalent credit note | Notificación | credit_note_lines.1.tax_totals.0.per_unit_amount | "66.00" | absent | 99     | NAAX07 Rechazo, NAAX09 Rechazo   |
      | NADAX11 | equivalent debit note  | Notificación | debit_note_lines.1.tax_totals.0.per_unit_amount  | "66.00" | absent | 99     | NADAX07 Rechazo, NADAX09 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent of a line is a rate of the table for its tax, with two decimals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la línea fuera de lista
      | code    | document               | kind         | where                                    | from    | to      | status | also                              |
      | DEAX14  | POS ticket             | Notificación | invoice_lines.0.tax_totals.0.percent     | "19.00" | "18.00" | 99     | DEAS01b Rechazo, DEAX07 Rechazo   |
      | NAAX14  | equivalent credit note | Notificación | credit_note_lines.0.tax_totals.0.percent | "19.00" | "18.00" | 99     | NAAS01b Rechazo, NAAX07 Rechazo   |
      | NADAX14 | equivalent debit note  | Notificación | debit_note_lines.0.tax_totals.0.percent  | "19.00" | "18.00" | 99     | NADAS01b Rechazo, NADAX07 Rechazo |
