# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @BE
Feature: Discounts and charges of lines (BE), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/AllowanceChargeReason of a line is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa la razón de un descuento o cargo de la línea
      | code   | document               | kind         | given        | where                                                           | from        | to     | status | also |
      | DEBE04 | POS ticket             | Notificación | DEBE04 is on | invoice_lines.0.allowance_charges.0.allowance_charge_reason     | "DESCUENTO" | absent | 00     | none |
      | NABE04 | equivalent credit note | Notificación | NABE04 is on | credit_note_lines.0.allowance_charges.0.allowance_charge_reason | "DESCUENTO" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code   | document   | kind    | where                                                         | from   | to          | status | also           |
      | DEBE05 | POS ticket | Rechazo | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 99     | DEBE06 Rechazo |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code    | document               | kind         | where                                                             | from   | to          | status | also |
      | NABE05  | equivalent credit note | Notificación | credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 00     | none |
      | NADBE05 | equivalent debit note  | Rechazo      | debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric  | absent | "999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of a line is base by percentage, a discount at most its base
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea no es base por porcentaje
      | code   | document   | kind    | where                                                         | from   | to     | status | also |
      | DEBE06 | POS ticket | Rechazo | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of a line has an amount, a discount at most its base
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea falta o supera su base
      | code    | document               | kind         | given                                                                                                                                                                | where                                               | from        | to     | status | also |
      | NABE06  | equivalent credit note | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.01" | 00     | none |
      | NADBE06 | equivalent debit note  | Rechazo      | the field debit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"   | debit_note_lines.0.allowance_charges.0.base_amount  | "200000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>, by request: The base of a discount or charge of a line is above 0 and within the document
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo de la línea no es mayor que cero, o supera el documento
      | code    | document               | kind         | given                                                                                                                                                                | where                                               | from        | to     | status | also                |
      | DEBE08  | POS ticket             | Rechazo      | the field invoice_lines.0.allowance_charges.0.charge_indicator is "false"; the field invoice_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"         | invoice_lines.0.allowance_charges.0.base_amount     | "200000.00" | "0.00" | 99     | DEBE06 Rechazo      |
      | NABE08  | equivalent credit note | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.00" | 00     | NABE06 Notificación |
      | NADBE08 | equivalent debit note  | Rechazo      | the field debit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"   | debit_note_lines.0.allowance_charges.0.base_amount  | "200000.00" | "0.00" | 99     | NADBE06 Rechazo     |
