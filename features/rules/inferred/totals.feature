# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AU
Feature: Totals (AU), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: LegalMonetaryTotal is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan los totales del documento
      | code    | document               | kind    | given                    | where                      | from    | to     | status | also         |
      | DEAU01  | POS ticket             | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |
      | NAAU01  | equivalent credit note | Rechazo | judged beyond its schema | cac:LegalMonetaryTotal     | present | absent | 99     | ZB01 Rechazo |
      | NADAU01 | equivalent debit note  | Rechazo | judged beyond its schema | cac:RequestedMonetaryTotal | present | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount is the sum of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor bruto no es la suma de las líneas
      | code    | document               | kind    | where                                              | from        | to              | status | also            |
      | NAAU02  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount     | "191000.00" | "9999999999.00" | 99     | NAAU06 Rechazo  |
      | NADAU02 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:LineExtensionAmount | "191000.00" | "9999999999.00" | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de LineExtensionAmount difiere de la del documento
      | code    | document               | kind    | where                                                          | from  | to    | status | also             |
      | DEAU03  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU03  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:LineExtensionAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU03 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxExclusiveAmount is the sum of the taxable bases of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La base imponible no es la suma de las bases de las líneas
      | code    | document              | kind    | where                                             | from        | to              | status | also |
      | NADAU04 | equivalent debit note | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount | "191000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxExclusiveAmount difiere de la del documento
      | code    | document               | kind    | where                                                         | from  | to    | status | also             |
      | DEAU05  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU05  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU05 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Bruto más tributos no coincide
      | code    | document               | kind    | where                                             | from        | to              | status | also            |
      | NAAU06  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount     | "227760.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU06 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount | "227760.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>: TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de TaxInclusiveAmount difiere de la del documento
      | code    | document               | kind    | where                                                         | from  | to    | status | also             |
      | DEAU07  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU07  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU07 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: AllowanceTotalAmount is the sum of the discounts of the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de descuentos no coincide
      | code    | document               | kind    | where                                               | from      | to              | status | also            |
      | DEAU08  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | DEAU14 Rechazo  |
      | NAAU08  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount     | "5000.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU08 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount | "5000.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>: AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de AllowanceTotalAmount difiere de la del documento
      | code    | document               | kind    | where                                                           | from  | to    | status | also             |
      | DEAU09  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU09  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU09 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: ChargeTotalAmount is the sum of the charges of the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de cargos no coincide
      | code    | document               | kind    | where                                            | from      | to              | status | also            |
      | DEAU10  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | DEAU14 Rechazo  |
      | NAAU10  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount     | "3000.00" | "9999999999.00" | 99     | NAAU14 Rechazo  |
      | NADAU10 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount | "3000.00" | "9999999999.00" | 99     | NADAU14 Rechazo |

  Scenario Outline: <code> on <document>: ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de ChargeTotalAmount difiere de la del documento
      | code    | document               | kind    | where                                                        | from  | to    | status | also             |
      | DEAU11  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU11  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU11 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: PrepaidAmount is the sum of the prepaid payments
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de anticipos no coincide
      | code    | document              | kind    | where                                        | from       | to              | status | also |
      | DEAU12  | POS ticket            | Rechazo | cac:LegalMonetaryTotal/cbc:PrepaidAmount     | "20000.00" | "9999999999.00" | 99     | none |
      | NADAU12 | equivalent debit note | Rechazo | cac:RequestedMonetaryTotal/cbc:PrepaidAmount | "20000.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PrepaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PrepaidAmount difiere de la del documento
      | code    | document               | kind    | given                       | where                                                    | from  | to    | status | also             |
      | DEAU13  | POS ticket             | Rechazo | cac:PrepaidPayment is there | cac:LegalMonetaryTotal/cbc:PrepaidAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU13  | equivalent credit note | Rechazo | nothing                     | cac:LegalMonetaryTotal/cbc:PrepaidAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU13 | equivalent debit note  | Rechazo | cac:PrepaidPayment is there | cac:RequestedMonetaryTotal/cbc:PrepaidAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |

  Scenario Outline: <code> on <document>: PayableAmount follows from the other totals
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor a pagar no coincide con los totales
      | code    | document               | kind    | where                                        | from        | to              | status | also |
      | DEAU14  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225760.00" | "9999999999.00" | 99     | none |
      | NAAU14  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount     | "225760.00" | "9999999999.00" | 99     | none |
      | NADAU14 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:PayableAmount | "225760.00" | "9999999999.00" | 99     | none |

  Scenario Outline: <code> on <document>: PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de PayableAmount difiere de la del documento
      | code    | document               | kind    | where                                                    | from  | to    | status | also             |
      | DEAU15  | POS ticket             | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAU15  | equivalent credit note | Rechazo | cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID     | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAU15 | equivalent debit note  | Rechazo | cac:RequestedMonetaryTotal/cbc:PayableAmount/@currencyID | "COP" | "XAU" | 99     | NADAD15b Rechazo |
