# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BE
Feature: Discounts and charges of lines (BE), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every discount or charge of a line states what it is, its percentage, amount and base
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo de la línea sin indicador, porcentaje, valor o base
      | code    | document               | kind         | where                                                       | from        | to     | status | also |
      | DEBE01  | POS ticket             | Rechazo      | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | absent | 99     | none |
      | NABE01  | equivalent credit note | Notificación | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | absent | 00     | none |
      | NADBE01 | equivalent debit note  | Notificación | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Discounts and charges of a line are numbered 1, 2, 3 … in their order
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los descuentos y cargos de la línea no se numeran 1, 2, 3 …
      | code    | document               | kind         | given                                                                 | where                                         | from | to   | status | also |
      | DEBE02  | POS ticket             | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ID    | "1"  | "99" | 00     | none |
      | NABE02  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ID | "1"  | "99" | 00     | none |
      | NADBE02 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ID  | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/ChargeIndicator of a line is one of true, false
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ChargeIndicator de un descuento o cargo de la línea no es true ni false
      | code    | document               | kind    | given                                                                 | where                                                      | from    | to  | status | also |
      | DEBE03  | POS ticket             | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator    | "false" | "0" | 99     | none |
      | NABE03  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator | "false" | "0" | 99     | none |
      | NADBE03 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator  | "false" | "0" | 99     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/AllowanceChargeReason of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa la razón de un descuento o cargo de la línea
      | code   | document               | kind         | given                                                                               | where                                                            | from        | to     | status | also |
      | DEBE04 | POS ticket             | Notificación | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; DEBE04 is on    | cac:InvoiceLine/cac:AllowanceCharge/cbc:AllowanceChargeReason    | "DESCUENTO" | absent | 00     | none |
      | NABE04 | equivalent credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; NABE04 is on | cac:CreditNoteLine/cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO" | absent | 00     | none |

  Scenario Outline: <code> on <document>: The reason of a discount or charge of a line, where it is given, is not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La razón de un descuento o cargo de la línea está vacía
      | code    | document              | kind    | given                                                                | where                                                           | from        | to | status | also |
      | NADBE04 | equivalent debit note | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:DebitNoteLine/cac:AllowanceCharge/cbc:AllowanceChargeReason | "DESCUENTO" | "" | 99     | none |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code   | document   | kind    | given                                                                                                                                                                                                    | where                                                                 | from   | to       | status | also                |
      | DEBE05 | POS ticket | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00" | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "100.01" | 99     | DEAV06 Notificación |

  Scenario Outline: <code> on <document>: AllowanceCharge/MultiplierFactorNumeric of a line is a percentage of at most 100
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje de un descuento o cargo de la línea no puede pasar de 100
      | code    | document               | kind         | given                                                                                                                                                                                                             | where                                                                    | from   | to       | status | also                 |
      | NABE05  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "100.01" | 00     | NAAV06 Notificación  |
      | NADBE05 | equivalent debit note  | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount = "100.00"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "100.00"    | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric  | "5.00" | "100.01" | 99     | NADAV06 Notificación |

  Scenario Outline: <code> on <document>: A discount or charge of a line is base by percentage, a discount at most its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea no es base por porcentaje
      | code   | document   | kind    | given                                                                                                                       | where                                                                 | from   | to      | status | also |
      | DEBE06 | POS ticket | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount is there; cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric | "5.00" | "99.00" | 99     | none |

  Scenario Outline: <code> on <document>: A discount or charge of a line has an amount, a discount at most its base
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea falta o supera su base
      | code    | document               | kind         | given                                                                                                                                   | where                                                       | from        | to     | status | also |
      | NABE06  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount is there; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.01" | 00     | none |
      | NADBE06 | equivalent debit note  | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount is there; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator is "false"   | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | "0.01" | 99     | none |

  Scenario Outline: <code> on <document>: Amount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de Amount de la línea difiere de la del documento
      | code    | document               | kind    | given                                                                 | where                                                         | from  | to    | status | also             |
      | DEBE07  | POS ticket             | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NABE07  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADBE07 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: The base of a discount or charge of a line is above 0 and within the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base de un descuento o cargo de la línea no es mayor que cero, o supera el documento
      | code    | document               | kind         | given                                                                                                                                                                                                                      | where                                                       | from        | to     | status | also                 |
      | DEBE08  | POS ticket             | Rechazo      | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00"          | cac:InvoiceLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount    | "200000.00" | "0.00" | 99     | DEAV06 Notificación  |
      | NABE08  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00" | cac:CreditNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount | "200000.00" | "0.00" | 00     | NAAV06 Notificación  |
      | NADBE08 | equivalent debit note  | Rechazo      | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:MultiplierFactorNumeric = "0.00"; cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:Amount = "0.00"    | cac:DebitNoteLine[1]/cac:AllowanceCharge[1]/cbc:BaseAmount  | "200000.00" | "0.00" | 99     | NADAV06 Notificación |

  Scenario Outline: <code> on <document>: BaseAmount/@currencyID of a line is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de BaseAmount de la línea difiere de la del documento
      | code    | document               | kind    | given                                                                 | where                                                             | from  | to    | status | also             |
      | DEBE09  | POS ticket             | Rechazo | cac:InvoiceLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"    | cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NABE09  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false" | cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADBE09 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge/cbc:ChargeIndicator is "false"  | cac:DebitNoteLine/cac:AllowanceCharge/cbc:BaseAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |
