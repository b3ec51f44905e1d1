# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AU
Feature: Totals (AU), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: LineExtensionAmount is the sum of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor bruto no es la suma de las líneas
      | code    | document               | kind    | where                                           | from        | to              | status | also            |
      | NAAU02  | equivalent credit note | Rechazo | legal_monetary_totals.line_extension_amount     | "191000.00" | "9999999999.00" | 99     | NAAU06 Rechazo  |
      | NADAU02 | equivalent debit note  | Rechazo | requested_monetary_totals.line_extension_amount | "191000.00" | "9999999999.00" | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code    | document              | kind    | where                                          | from        | to              | status | also |
      | NADAU04 | equivalent debit note | Rechazo | requested_monetary_totals.tax_exclusive_amount | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Bruto más tributos no coincide
      | code    | document               | kind    | where                                          | from        | to              | status | also            |
      | NAAU06  | equivalent credit note | Rechazo | legal_monetary_totals.tax_inclusive_amount     | "227760.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU06 | equivalent debit note  | Rechazo | requested_monetary_totals.tax_inclusive_amount | "227760.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: AllowanceTotalAmount is the sum of the discounts of the document
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de descuentos no coincide
      | code    | document               | kind    | where                                            | from      | to              | status | also            |
      | DEAU08  | POS ticket             | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | DEAU14 Rechazo  |
      | NAAU08  | equivalent credit note | Rechazo | legal_monetary_totals.allowance_total_amount     | "5000.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU08 | equivalent debit note  | Rechazo | requested_monetary_totals.allowance_total_amount | "5000.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: ChargeTotalAmount is the sum of the charges of the document
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de cargos no coincide
      | code    | document               | kind    | where                                         | from      | to              | status | also            |
      | DEAU10  | POS ticket             | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | DEAU14 Rechazo  |
      | NAAU10  | equivalent credit note | Rechazo | legal_monetary_totals.charge_total_amount     | "3000.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU10 | equivalent debit note  | Rechazo | requested_monetary_totals.charge_total_amount | "3000.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>, by request: PrepaidAmount is the sum of the prepaid payments
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de anticipos no coincide
      | code    | document              | kind    | where                                     | from       | to         | status | also |
      | DEAU12  | POS ticket            | Rechazo | legal_monetary_totals.pre_paid_amount     | "20000.00" | "20000.00" | 99     | none |
      | NADAU12 | equivalent debit note | Rechazo | requested_monetary_totals.pre_paid_amount | absent     | "20000.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: PayableAmount follows from the other totals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor a pagar no coincide con los totales
      | code    | document               | kind    | where                                    | from        | to              | status | also |
      | DEAU14  | POS ticket             | Rechazo | legal_monetary_totals.payable_amount     | "225760.00" | "9999999999.00" | 99     | none |
      | NAAU14  | equivalent credit note | Rechazo | legal_monetary_totals.payable_amount     | "225760.00" | "9999999999.00" | 99     | none |
      | NADAU14 | equivalent debit note  | Rechazo | requested_monetary_totals.payable_amount | "225760.00" | "9999999999.00" | 99     | none |
