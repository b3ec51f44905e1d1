# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AQ
Feature: Discounts and charges of the document (AQ)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every discount or charge of the document states what it is, its percentage, amount and base
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo del documento sin indicador, porcentaje, valor o base
      | code   | document                | kind         | where                                 | from        | to     | status | also |
      | FAQ01  | invoice                 | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | CAQ01  | credit note             | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | DAQ01  | debit note              | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | DSAQ01 | support document        | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |
      | NSAQ01 | support adjustment note | Notificación | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Discounts and charges of the document are numbered 1, 2, 3 … in their order
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los descuentos y cargos del documento no se numeran 1, 2, 3 …
      | code   | document                | kind         | given                                                            | where                      | from | to   | status | also |
      | FAQ02  | invoice                 | Rechazo      | cac:AllowanceCharge/cbc:ChargeIndicator is "false"               | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 99     | none |
      | CAQ02  | credit note             | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false"; CAQ02 is on  | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |
      | DAQ02  | debit note              | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false"; DAQ02 is on  | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |
      | DSAQ02 | support document        | Rechazo      | cac:AllowanceCharge/cbc:ChargeIndicator is "false"               | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 99     | none |
      | NSAQ02 | support adjustment note | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false"; NSAQ02 is on | cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/ChargeIndicator is one of true, false
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ChargeIndicator de un descuento o cargo del documento no es true ni false
      | code   | document                | kind    | given                                              | where                                   | from    | to  | status | also |
      | FAQ03  | invoice                 | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | CAQ03  | credit note             | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | DAQ03  | debit note              | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | DSAQ03 | support document        | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | NSAQ03 | support adjustment note | Rechazo | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |

  Scenario Outline: <code> on <document>: A discount or charge of the document says which type it is
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de un descuento o cargo del documento ausente o fuera de lista
      | code   | document                | kind         | given                                              | where                                             | from | to   | status | also |
      | FAQ04  | invoice                 | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | CAQ04  | credit note             | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | DAQ04  | debit note              | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | DSAQ04 | support document        | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |
      | NSAQ04 | support adjustment note | Notificación | cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:AllowanceCharge/cbc:AllowanceChargeReasonCode | "00" | "02" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/AllowanceChargeReason is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta AllowanceCharge/AllowanceChargeReason
      | code   | document                | kind         | where                                         | from                | to     | status | also |
      | FAQ05  | invoice                 | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | CAQ05  | credit note             | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | DAQ05  | debit note              | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | DSAQ05 | support document        | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |
      | NSAQ05 | support adjustment note | Notificación | cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO GENERAL" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric is a percentage of at most 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo del documento no puede pasar de 100
      | code   | document                | kind         | where                                           | from   | to       | status | also |
      | FAQ06  | invoice                 | Rechazo      | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 99     | none |
      | CAQ06  | credit note             | Notificación | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 00     | none |
      | DAQ06  | debit note              | Notificación | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 00     | none |
      | DSAQ06 | support document        | Rechazo      | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 99     | none |
      | NSAQ06 | support adjustment note | Notificación | cac:AllowanceCharge/cbc:MultiplierFactorNumeric | "2.62" | "100.01" | 00     | none |

  Scenario Outline: <code> on <document>: No discount of the document is higher than its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code   | document                | kind    | given                                                                                          | where                                 | from        | to     | status | also |
      | FAQ07  | invoice                 | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |
      | DSAQ07 | support document        | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |
      | NSAQ07 | support adjustment note | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>: No discount of the document is higher than its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Un descuento del documento supera su base
      | code  | document    | kind    | given                                                                                          | where                                 | from        | to     | status | also |
      | CAQ07 | credit note | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |
      | DAQ07 | debit note  | Rechazo | cac:AllowanceCharge/cbc:Amount is there; cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:AllowanceCharge[1]/cbc:BaseAmount | "191000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>: Amount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de Amount difiere de la del documento
      | code   | document                | kind    | where                                      | from  | to    | status | also            |
      | FAQ08  | invoice                 | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAQ08  | credit note             | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAQ08  | debit note              | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAQ08 | support document        | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAQ08 | support adjustment note | Rechazo | cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The base of a discount or charge is above 0 and within the total with taxes
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo no es mayor que cero, o supera el total con tributos
      | code   | document                | kind         | where                              | from        | to              | status | also |
      | FAQ09  | invoice                 | Rechazo      | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 99     | none |
      | CAQ09  | credit note             | Notificación | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 00     | none |
      | DAQ09  | debit note              | Notificación | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 00     | none |
      | DSAQ09 | support document        | Rechazo      | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 99     | none |
      | NSAQ09 | support adjustment note | Notificación | cac:AllowanceCharge/cbc:BaseAmount | "191000.00" | "9999999999.00" | 00     | none |

  Scenario Outline: <code> on <document>: BaseAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de BaseAmount difiere de la del documento
      | code   | document                | kind    | where                                          | from  | to    | status | also            |
      | FAQ10  | invoice                 | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAQ10  | credit note             | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAQ10  | debit note              | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAQ10 | support document        | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAQ10 | support adjustment note | Rechazo | cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |
