# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @BE
Feature: Discounts and charges of lines (BE)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every discount or charge of a line states what it is, its percentage, amount and base
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo de la línea sin indicador, porcentaje, valor o base
      | code   | document                | kind         | where                                                       | from        | to     | status | also |
      | FBE01  | invoice                 | Rechazo      | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | absent | 99     | none |
      | CBE01  | credit note             | Notificación | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | absent | 00     | none |
      | DBE01  | debit note              | Notificación | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | absent | 00     | none |
      | DSBE01 | support document        | Rechazo      | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | absent | 99     | none |
      | NSBE01 | support adjustment note | Notificación | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Discounts and charges of a line are numbered 1, 2, 3 … in their order
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los descuentos y cargos de la línea no se numeran 1, 2, 3 …
      | code   | document                | kind         | given                                                                 | where                                         | from | to   | status | also |
      | FBE02  | invoice                 | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ID    | "1"  | "99" | 00     | none |
      | CBE02  | credit note             | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |
      | DBE02  | debit note              | Notificación | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ID  | "1"  | "99" | 00     | none |
      | DSBE02 | support document        | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ID    | "1"  | "99" | 00     | none |
      | NSBE02 | support adjustment note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/ChargeIndicator of a line is one of true, false
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ChargeIndicator de un descuento o cargo de la línea no es true ni false
      | code   | document                | kind    | given                                                                 | where                                                      | from    | to  | status | also |
      | FBE03  | invoice                 | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator    | "false" | "0" | 99     | none |
      | CBE03  | credit note             | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | DBE03  | debit note              | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator  | "false" | "0" | 99     | none |
      | DSBE03 | support document        | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator    | "false" | "0" | 99     | none |
      | NSBE03 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/AllowanceChargeReason of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa la razón de un descuento o cargo de la línea
      | code   | document                | kind         | given                                                                               | where                                                            | from        | to     | status | also |
      | FBE04  | invoice                 | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; FBE04 is on     | cac:InvoiceLine/cac:AllowanceCharge/cbc:AllowanceChargeReason    | "DESCUENTO" | absent | 00     | none |
      | CBE04  | credit note             | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; CBE04 is on  | cac:CreditNoteLine/cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO" | absent | 00     | none |
      | DSBE04 | support document        | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; DSBE04 is on    | cac:InvoiceLine/cac:AllowanceCharge/cbc:AllowanceChargeReason    | "DESCUENTO" | absent | 00     | none |
      | NSBE04 | support adjustment note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; NSBE04 is on | cac:CreditNoteLine/cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO" | absent | 00     | none |

  Scenario Outline: <code> on <document>: The reason of a discount or charge of a line, where it is given, is not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La razón de un descuento o cargo de la línea está vacía
      | code  | document   | kind    | given                                                                | where                                                           | from        | to | status | also |
      | DBE04 | debit note | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:DebitNoteLine/cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO" | "" | 99     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code   | document                | kind         | given                                                                                                                                                                                                             | where                                                                    | from   | to       | status | also                |
      | FBE05  | invoice                 | Rechazo      | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00"          | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric    | "5.00" | "100.01" | 99     | FAV06 Notificación  |
      | DSBE05 | support document        | Rechazo      | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00"          | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric    | "5.00" | "100.01" | 99     | DSAV06 Notificación |
      | NSBE05 | support adjustment note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "100.01" | 00     | NSAV06 Notificación |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code  | document    | kind         | given                                                                                                                                                                                                             | where                                                                    | from   | to       | status | also               |
      | CBE05 | credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "100.01" | 00     | CAV06 Notificación |
      | DBE05 | debit note  | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00"    | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric  | "5.00" | "100.01" | 99     | DAV06 Notificación |

  Scenario Outline: <code> on <document>: A discount or charge of a line is base by percentage, a discount at most its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea no es base por porcentaje
      | code   | document         | kind    | given                                                                                                                       | where                                                                 | from   | to      | status | also |
      | FBE06  | invoice          | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount is there; cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "99.00" | 99     | none |
      | DSBE06 | support document | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount is there; cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "99.00" | 99     | none |

  Scenario Outline: <code> on <document>: A discount or charge of a line has an amount, a discount at most its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea falta o supera su base
      | code   | document                | kind         | given                                                                                                                                   | where                                                       | from        | to     | status | also |
      | CBE06  | credit note             | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount is there; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.01" | 00     | none |
      | DBE06  | debit note              | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount is there; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false"   | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | "0.01" | 99     | none |
      | NSBE06 | support adjustment note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount is there; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.01" | 00     | none |

  Scenario Outline: <code> on <document>: Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de Amount de la línea difiere de la del documento
      | code   | document                | kind    | given                                                                 | where                                                         | from  | to    | status | also            |
      | FBE07  | invoice                 | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CBE07  | credit note             | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DBE07  | debit note              | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSBE07 | support document        | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSBE07 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |

  Scenario Outline: <code> on <document>: The base of a discount or charge of a line is above 0 and within the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo de la línea no es mayor que cero, o supera el documento
      | code   | document                | kind         | given                                                                                                                                                                                                                      | where                                                       | from        | to     | status | also                |
      | FBE08  | invoice                 | Rechazo      | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00"          | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | "0.00" | 99     | FAV06 Notificación  |
      | CBE08  | credit note             | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.00" | 00     | CAV06 Notificación  |
      | DBE08  | debit note              | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00"    | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | "0.00" | 99     | DAV06 Notificación  |
      | DSBE08 | support document        | Rechazo      | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00"          | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | "0.00" | 99     | DSAV06 Notificación |
      | NSBE08 | support adjustment note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.00" | 00     | NSAV06 Notificación |

  Scenario Outline: <code> on <document>: BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de BaseAmount de la línea difiere de la del documento
      | code   | document                | kind    | given                                                                 | where                                                             | from  | to    | status | also            |
      | FBE09  | invoice                 | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CBE09  | credit note             | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DBE09  | debit note              | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSBE09 | support document        | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSBE09 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |
