# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AQ
Feature: Discounts and charges of the document (AQ), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Every discount or charge of the document states what it is, its percentage, amount and base
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo del documento sin indicador, porcentaje, valor o base
      | code    | document               | kind         | given                                                     | where                           | from        | to     | status | also |
      | DEAQ01  | POS ticket             | Notificación | the field allowance_charges.0.charge_indicator is "false" | allowance_charges.0.base_amount | "191000.00" | absent | 00     | none |
      | NAAQ01  | equivalent credit note | Notificación | the field allowance_charges.0.charge_indicator is "false" | allowance_charges.0.base_amount | "191000.00" | absent | 00     | none |
      | NADAQ01 | equivalent debit note  | Notificación | the field allowance_charges.0.charge_indicator is "false" | allowance_charges.0.base_amount | "191000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of the document says which type it is
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de un descuento o cargo del documento ausente o fuera de lista
      | code    | document               | kind         | where                           | from | to     | status | also |
      | DEAQ04  | POS ticket             | Notificación | allowance_charges.0.discount_id | 1    | absent | 00     | none |
      | NAAQ04  | equivalent credit note | Notificación | allowance_charges.0.discount_id | 1    | absent | 00     | none |
      | NADAQ04 | equivalent debit note  | Notificación | allowance_charges.0.discount_id | 1    | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/AllowanceChargeReason is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AllowanceCharge/AllowanceChargeReason
      | code    | document               | kind         | where                                       | from                | to     | status | also |
      | DEAQ05  | POS ticket             | Notificación | allowance_charges.0.allowance_charge_reason | "DESCUENTO GENERAL" | absent | 00     | none |
      | NAAQ05  | equivalent credit note | Notificación | allowance_charges.0.allowance_charge_reason | "DESCUENTO GENERAL" | absent | 00     | none |
      | NADAQ05 | equivalent debit note  | Notificación | allowance_charges.0.allowance_charge_reason | "DESCUENTO GENERAL" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo del documento no puede pasar de 100
      | code    | document               | kind         | where                                         | from   | to          | status | also |
      | DEAQ06  | POS ticket             | Rechazo      | allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 99     | none |
      | NAAQ06  | equivalent credit note | Notificación | allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 00     | none |
      | NADAQ06 | equivalent debit note  | Notificación | allowance_charges.0.multiplier_factor_numeric | absent | "999999.00" | 00     | none |

  Scenario Outline: <code> on <document>, by request: No discount of the document is higher than its base
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code   | document   | kind    | given                                                                                                                        | where                           | from        | to     | status | also |
      | DEAQ07 | POS ticket | Rechazo | the field allowance_charges.0.charge_indicator is "false"; the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>, by request: No discount of the document is higher than its base
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code    | document               | kind    | given                                                                                                                        | where                           | from        | to     | status | also |
      | NAAQ07  | equivalent credit note | Rechazo | the field allowance_charges.0.charge_indicator is "false"; the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "0.01" | 99     | none |
      | NADAQ07 | equivalent debit note  | Rechazo | the field allowance_charges.0.charge_indicator is "false"; the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>, by request: The base of a discount or charge is above 0 and within the total with taxes
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo no es mayor que cero, o supera el total con tributos
      | code    | document               | kind         | given                                                             | where                           | from        | to              | status | also |
      | DEAQ09  | POS ticket             | Rechazo      | the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "9999999999.00" | 99     | none |
      | NAAQ09  | equivalent credit note | Notificación | the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "9999999999.00" | 00     | none |
      | NADAQ09 | equivalent debit note  | Notificación | the field allowance_charges.0.multiplier_factor_numeric = "10.00" | allowance_charges.0.base_amount | "191000.00" | "9999999999.00" | 00     | none |
