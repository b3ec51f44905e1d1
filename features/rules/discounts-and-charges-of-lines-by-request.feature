# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BE
Feature: Discounts and charges of lines (BE), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/AllowanceChargeReason of a line is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa la razón de un descuento o cargo de la línea
      | code   | document                | kind         | given        | where                                                           | from        | to     | status | also |
      | FBE04  | invoice                 | Notificación | FBE04 is on  | invoice_lines.0.allowance_charges.0.allowance_charge_reason     | "DESCUENTO" | absent | 00     | none |
      | CBE04  | credit note             | Notificación | CBE04 is on  | credit_note_lines.0.allowance_charges.0.allowance_charge_reason | "DESCUENTO" | absent | 00     | none |
      | DSBE04 | support document        | Notificación | DSBE04 is on | invoice_lines.0.allowance_charges.0.allowance_charge_reason     | "DESCUENTO" | absent | 00     | none |
      | NSBE04 | support adjustment note | Notificación | NSBE04 is on | credit_note_lines.0.allowance_charges.0.allowance_charge_reason | "DESCUENTO" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code   | document                | kind         | where                                                             | from   | to          | status | also           |
      | FBE05  | invoice                 | Rechazo      | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric     | absent | "999999.00" | 99     | FBE06 Rechazo  |
      | DSBE05 | support document        | Rechazo      | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric     | absent | "999999.00" | 99     | DSBE06 Rechazo |
      | NSBE05 | support adjustment note | Notificación | credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 00     | none           |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code  | document    | kind         | where                                                             | from   | to          | status | also |
      | CBE05 | credit note | Notificación | credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 00     | none |
      | DBE05 | debit note  | Rechazo      | debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric  | absent | "999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of a line is base by percentage, a discount at most its base
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea no es base por porcentaje
      | code   | document         | kind    | where                                                         | from   | to     | status | also |
      | FBE06  | invoice          | Rechazo | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "0.00" | 99     | none |
      | DSBE06 | support document | Rechazo | invoice_lines.0.allowance_charges.0.multiplier_factor_numeric | absent | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of a line has an amount, a discount at most its base
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea falta o supera su base
      | code   | document                | kind         | given                                                                                                                                                                | where                                               | from        | to     | status | also |
      | CBE06  | credit note             | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.01" | 00     | none |
      | DBE06  | debit note              | Rechazo      | the field debit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"   | debit_note_lines.0.allowance_charges.0.base_amount  | "200000.00" | "0.01" | 99     | none |
      | NSBE06 | support adjustment note | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.01" | 00     | none |

  Scenario Outline: <code> on <document>, by request: The base of a discount or charge of a line is above 0 and within the document
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo de la línea no es mayor que cero, o supera el documento
      | code   | document                | kind         | given                                                                                                                                                                | where                                               | from        | to     | status | also                |
      | FBE08  | invoice                 | Rechazo      | the field invoice_lines.0.allowance_charges.0.charge_indicator is "false"; the field invoice_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"         | invoice_lines.0.allowance_charges.0.base_amount     | "200000.00" | "0.00" | 99     | FBE06 Rechazo       |
      | CBE08  | credit note             | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.00" | 00     | CBE06 Notificación  |
      | DBE08  | debit note              | Rechazo      | the field debit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field debit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"   | debit_note_lines.0.allowance_charges.0.base_amount  | "200000.00" | "0.00" | 99     | DBE06 Rechazo       |
      | DSBE08 | support document        | Rechazo      | the field invoice_lines.0.allowance_charges.0.charge_indicator is "false"; the field invoice_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00"         | invoice_lines.0.allowance_charges.0.base_amount     | "200000.00" | "0.00" | 99     | DSBE06 Rechazo      |
      | NSBE08 | support adjustment note | Notificación | the field credit_note_lines.0.allowance_charges.0.charge_indicator is "false"; the field credit_note_lines.0.allowance_charges.0.multiplier_factor_numeric = "10.00" | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "0.00" | 00     | NSBE06 Notificación |
