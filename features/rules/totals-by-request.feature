# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AU
Feature: Totals (AU), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: LineExtensionAmount is the sum of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor bruto no es la suma de las líneas
      | code    | document                | kind    | where                                           | from        | to              | status | also           |
      | FAU02   | invoice                 | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | FAU06 Rechazo  |
      | CAU02   | credit note             | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | CAU06 Rechazo  |
      | DAU02   | debit note              | Rechazo | requested_monetary_totals.line_extension_amount | "191000.00" | "9999999999.00" | 99     | DAU06 Rechazo  |
      | DSAU02  | support document        | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | DSAU06 Rechazo |
      | NSAU02  | support adjustment note | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | NSAU06 Rechazo |
      | DEAU02a | POS ticket              | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | DEAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code   | document         | kind    | where                                          | from        | to              | status | also |
      | FAU04  | invoice          | Rechazo | legal_monetary_totals.tax_exclusive_amount     | "191000.00" | "9999999999.00" | 99     | none |
      | DAU04  | debit note       | Rechazo | requested_monetary_totals.tax_exclusive_amount | "191000.00" | "9999999999.00" | 99     | none |
      | DSAU04 | support document | Rechazo | legal_monetary_totals.tax_exclusive_amount     | "191000.00" | "9999999999.00" | 99     | none |
      | DEAU04 | POS ticket       | Rechazo | legal_monetary_totals.tax_exclusive_amount     | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code   | document                | kind    | where                                      | from        | to              | status | also |
      | CAU04  | credit note             | Rechazo | legal_monetary_totals.tax_exclusive_amount | "191000.00" | "9999999999.00" | 99     | none |
      | NSAU04 | support adjustment note | Rechazo | legal_monetary_totals.tax_exclusive_amount | "191000.00" | "9999999999.00" | 99     | none |
      | NAAU04 | equivalent credit note  | Rechazo | legal_monetary_totals.tax_exclusive_amount | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Bruto más tributos no coincide
      | code   | document                | kind    | where                                          | from        | to              | status | also           |
      | FAU06  | invoice                 | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227760.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU06  | credit note             | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227760.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU06  | debit note              | Rechazo | requested_monetary_totals.tax_inclusive_amount | "227760.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU06 | support document        | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227150.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU06 | support adjustment note | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227150.00" | "9999999999.00" | 99     | NSAU14 Rechazo |
      | DEAU06 | POS ticket              | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227760.00" | "9999999999.00" | 99     | DEAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: AllowanceTotalAmount is the sum of the discounts of the document
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de descuentos no coincide
      | code   | document                | kind    | where                                            | from      | to              | status | also           |
      | FAU08  | invoice                 | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU08  | credit note             | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU08  | debit note              | Rechazo | requested_monetary_totals.allowance_total_amount | "5000.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU08 | support document        | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU08 | support adjustment note | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | NSAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: ChargeTotalAmount is the sum of the charges of the document
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de cargos no coincide
      | code   | document                | kind    | where                                         | from      | to              | status | also           |
      | FAU10  | invoice                 | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | FAU14 Rechazo  |
      | CAU10  | credit note             | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | CAU14 Rechazo  |
      | DAU10  | debit note              | Rechazo | requested_monetary_totals.charge_total_amount | "3000.00" | "9999999999.00" | 99     | DAU14 Rechazo  |
      | DSAU10 | support document        | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | DSAU14 Rechazo |
      | NSAU10 | support adjustment note | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | NSAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: PrepaidAmount is the sum of the prepaid payments
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de anticipos no coincide
      | code  | document   | kind    | where                                     | from       | to         | status | also |
      | FAU12 | invoice    | Rechazo | legal_monetary_totals.pre_paid_amount     | "20000.00" | "20000.00" | 99     | none |
      | DAU12 | debit note | Rechazo | requested_monetary_totals.pre_paid_amount | absent     | "20000.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: PayableAmount follows from the other totals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor a pagar no coincide con los totales
      | code   | document                | kind    | where                                    | from        | to              | status | also |
      | FAU14  | invoice                 | Rechazo | legal_monetary_totals.payable_amount     | "225760.00" | "9999999999.00" | 99     | none |
      | CAU14  | credit note             | Rechazo | legal_monetary_totals.payable_amount     | "225760.00" | "9999999999.00" | 99     | none |
      | DAU14  | debit note              | Rechazo | requested_monetary_totals.payable_amount | "225760.00" | "9999999999.00" | 99     | none |
      | DSAU14 | support document        | Rechazo | legal_monetary_totals.payable_amount     | "225150.00" | "9999999999.00" | 99     | none |
      | NSAU14 | support adjustment note | Rechazo | legal_monetary_totals.payable_amount     | "225150.00" | "9999999999.00" | 99     | none |
