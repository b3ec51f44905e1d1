# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AQ
Feature: Discounts and charges of the document (AQ), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every discount or charge of the document states what it is, its percentage, amount and base
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo del documento sin indicador, porcentaje, valor o base
      | code    | document               | kind         | where                                 | from        | to     | status | also |
      | DEAQ01  | POS ticket             | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | NAAQ01  | equivalent credit note | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | NADAQ01 | equivalent debit note  | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Discounts and charges of the document are numbered 1, 2, 3 … in their order
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los descuentos y cargos del documento no se numeran 1, 2, 3 …
      | code    | document               | kind         | given                                                             | where                      | from | to   | status | also |
      | DEAQ02  | POS ticket             | Rechazo      | cac:AllowanceCharge/cbc:ChargeIndicator is "false"                | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 99     | none |
      | NAAQ02  | equivalent credit note | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false"; NAAQ02 is on  | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |
      | NADAQ02 | equivalent debit note  | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false"; NADAQ02 is on | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/ChargeIndicator is one of true, false
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ChargeIndicator de un descuento o cargo del documento no es true ni false
      | code    | document               | kind    | given                                              | where                                   | from    | to  | status | also |
      | DEAQ03  | POS ticket             | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | NAAQ03  | equivalent credit note | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | NADAQ03 | equivalent debit note  | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |

  Scenario Outline: <code> on <document>: A discount or charge of the document says which type it is
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de un descuento o cargo del documento ausente o fuera de lista
      | code    | document               | kind         | given                                              | where                                             | from | to   | status | also |
      | DEAQ04  | POS ticket             | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | NAAQ04  | equivalent credit note | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | NADAQ04 | equivalent debit note  | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/AllowanceChargeReason is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AllowanceCharge/AllowanceChargeReason
      | code    | document               | kind         | where                                         | from                | to     | status | also |
      | DEAQ05  | POS ticket             | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | NAAQ05  | equivalent credit note | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | NADAQ05 | equivalent debit note  | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo del documento no puede pasar de 100
      | code    | document               | kind         | where                                           | from   | to       | status | also |
      | DEAQ06  | POS ticket             | Rechazo      | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 99     | none |
      | NAAQ06  | equivalent credit note | Notificación | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 00     | none |
      | NADAQ06 | equivalent debit note  | Notificación | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 00     | none |

  Scenario Outline: <code> on <document>: No discount of the document is higher than its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code   | document   | kind    | given                                                                                          | where                                 | from        | to     | status | also |
      | DEAQ07 | POS ticket | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>: No discount of the document is higher than its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code    | document               | kind    | given                                                                                          | where                                 | from        | to     | status | also |
      | NAAQ07  | equivalent credit note | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |
      | NADAQ07 | equivalent debit note  | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>: Amount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de Amount difiere de la del documento
      | code    | document               | kind    | where                                      | from  | to    | status | also             |
      | DEAQ08  | POS ticket             | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAQ08  | equivalent credit note | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAQ08 | equivalent debit note  | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: The base of a discount or charge is above 0 and within the total with taxes
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo no es mayor que cero, o supera el total con tributos
      | code    | document               | kind         | where                              | from        | to              | status | also |
      | DEAQ09  | POS ticket             | Rechazo      | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 99     | none |
      | NAAQ09  | equivalent credit note | Notificación | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 00     | none |
      | NADAQ09 | equivalent debit note  | Notificación | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 00     | none |

  Scenario Outline: <code> on <document>: BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de BaseAmount difiere de la del documento
      | code    | document               | kind    | where                                          | from  | to    | status | also             |
      | DEAQ10  | POS ticket             | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAQ10  | equivalent credit note | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAQ10 | equivalent debit note  | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |
