# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AD
Feature: Document header (AD), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: UBLVersionID is "UBL 2.1"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La versión UBL debe ser «UBL 2.1»
      | code    | document               | kind    | where            | from      | to         | status | also |
      | NAAD01  | equivalent credit note | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | NADAD01 | equivalent debit note  | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is the type of the document that the note adjusts
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code    | document               | kind    | where               | from | to   | status | also |
      | NAAD02  | equivalent credit note | Rechazo | cbc:CustomizationID | "20" | "30" | 99     | none |
      | NADAD02 | equivalent debit note  | Rechazo | cbc:CustomizationID | "20" | "30" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileExecutionID names the environment that receives the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Ambiente de destino no válido (1 producción, 2 pruebas)
      | code    | document               | kind    | where                  | from | to  | status | also                        |
      | DEAD04  | POS ticket             | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | DEAD07 Rechazo if cbc:UUID  |
      | NAAD04  | equivalent credit note | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | NAAD07 Rechazo if cbc:UUID  |
      | NADAD04 | equivalent debit note  | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | NADAD07 Rechazo if cbc:UUID |

  Scenario Outline: <code> on <document>: ID is letters and digits only
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número solo admite letras y números
      | code    | document   | kind    | where  | from    | to                | status | also |
      | DEAD05a | POS ticket | Rechazo | cbc:ID | "EPOS1" | the same and "-1" | 99     | none |

  Scenario Outline: <code> on <document>: ID is a number not below sts:From
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es menor que el inicio del rango
      | code    | document   | kind    | where  | from    | to      | status | also            |
      | DEAD05b | POS ticket | Rechazo | cbc:ID | "EPOS1" | "EPOS0" | 99     | DEAD05d Rechazo |

  Scenario Outline: <code> on <document>: ID is a number not above sts:To
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es mayor que el final del rango
      | code    | document   | kind    | where  | from    | to            | status | also            |
      | DEAD05c | POS ticket | Rechazo | cbc:ID | "EPOS1" | "EPOS1000001" | 99     | DEAD05d Rechazo |

  Scenario Outline: <code> on <document>: The number lies in the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número está fuera del rango autorizado
      | code    | document   | kind    | where  | from    | to            | status | also            |
      | DEAD05d | POS ticket | Rechazo | cbc:ID | "EPOS1" | "EPOS1000001" | 99     | DEAD05c Rechazo |

  Scenario Outline: <code> on <document>: The number belongs to a range of the stated resolution
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número no existe para la autorización informada
      | code    | document   | kind    | where  | from    | to              | status | also |
      | DEAD05e | POS ticket | Rechazo | cbc:ID | "EPOS1" | "OTRO990000001" | 99     | none |

  Scenario Outline: <code> on <document>: The CUDE is the one that follows from the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único no está bien calculado
      | code    | document               | kind    | where    | from                                    | to                                                                                                 | status | also |
      | DEAD06  | POS ticket             | Rechazo | cbc:UUID | "db51fc549dc8f321ee2cfcfe…4348fc4cf9ae" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NAAD06  | equivalent credit note | Rechazo | cbc:UUID | "e39bf281555d56e6016de3da…73d6ec4fd1df" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NADAD06 | equivalent debit note  | Rechazo | cbc:UUID | "8d155c3188bc5aeec5ed17ac…068ad3f10251" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The unique code is of the environment that receives the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeID no corresponde al ambiente de destino
      | code    | document               | kind    | where              | from | to  | status | also |
      | DEAD07  | POS ticket             | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | NAAD07  | equivalent credit note | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | NADAD07 | equivalent debit note  | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDE-SHA384"
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del código único no permitido
      | code    | document               | kind    | where                | from          | to          | status | also |
      | DEAD08  | POS ticket             | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |
      | NAAD08  | equivalent credit note | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |
      | NADAD08 | equivalent debit note  | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |

  Scenario Outline: <code> on <document>: IssueDate is a date not before AuthorizationPeriod/StartDate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión anterior al inicio de la autorización
      | code    | document   | kind    | given                  | where                                                                                                                               | from         | to           | status | also                                                                                                                                                                                                                                                                               |
      | DEAD09a | POS ticket | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | DEAB07a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DEAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod |

  Scenario Outline: <code> on <document>: IssueDate is a date not after AuthorizationPeriod/EndDate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión posterior al fin de la autorización
      | code    | document   | kind    | given                  | where                                                                                                                             | from         | to           | status | also                                                                                                                                                                                                                                                                               |
      | DEAD09b | POS ticket | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | DEAB08a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DEAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod |

  Scenario Outline: <code> on <document>: The document is dated on the day it is signed
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de generación es distinta de la fecha de firma
      | code     | document               | kind    | where         | from         | to           | status | also                                                                     |
      | DEAD09e  | POS ticket             | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none                                                                     |
      | NAAD09e  | equivalent credit note | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | NABG06 Notificación if cac:BillingReference/cac:InvoiceDocumentReference |
      | NADAD09e | equivalent debit note  | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | NADBG06 Rechazo if cac:BillingReference/cac:InvoiceDocumentReference     |

  Scenario Outline: <code> on <document>: IssueTime is hh:mm:ss-05:00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La hora debe informarse con zona -05:00
      | code    | document               | kind         | where         | from             | to          | status | also |
      | NAAD10  | equivalent credit note | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | NADAD10 | equivalent debit note  | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |

  Scenario Outline: <code> on <document>: The document is at most five days old
    Given a generated document: <document>, where <given>
    When its message is sent <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code     | document               | kind    | given                                  | to                            | status | also |
      | DEAD09c  | POS ticket             | Rechazo | cbc:IssueDate is there; DEAD09c is on  | 6 days after its signing time | 99     | none |
      | NAAD09c  | equivalent credit note | Rechazo | cbc:IssueDate is there; NAAD09c is on  | 6 days after its signing time | 99     | none |
      | NADAD09c | equivalent debit note  | Rechazo | cbc:IssueDate is there; NADAD09c is on | 6 days after its signing time | 99     | none |

  Scenario Outline: <code> on <document>: The document is dated at most ten days ahead
    Given a generated document: <document>, where <given>
    When its message is sent <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code     | document               | kind    | given                                  | to                              | status | also         |
      | DEAD09d  | POS ticket             | Rechazo | cbc:IssueDate is there; DEAD09d is on  | 11 days before its signing time | 99     | DC24 Rechazo |
      | NAAD09d  | equivalent credit note | Rechazo | cbc:IssueDate is there; NAAD09d is on  | 11 days before its signing time | 99     | DC24 Rechazo |
      | NADAD09d | equivalent debit note  | Rechazo | cbc:IssueDate is there; NADAD09d is on | 11 days before its signing time | 99     | DC24 Rechazo |

  Scenario Outline: <code> on <document>: CreditNoteTypeCode is one of 20, 25, 27, 30, 32, 35, 40, 45, 50, 55, 60, 07, 08, 93, 94
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code    | document               | kind    | where                  | from | to   | status | also |
      | NAAD12a | equivalent credit note | Rechazo | cbc:CreditNoteTypeCode | "94" | "77" | 99     | none |

  Scenario Outline: <code> on <document>: CreditNoteTypeCode is "94"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de tipo no corresponde a este documento
      | code    | document               | kind    | where                  | from | to   | status | also |
      | NAAD12b | equivalent credit note | Rechazo | cbc:CreditNoteTypeCode | "94" | "20" | 99     | none |

  Scenario Outline: <code> on <document>: DocumentCurrencyCode is an ISO 4217 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Divisa no válida
      | code     | document               | kind    | given                            | where                    | from  | to    | status | also                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                          |
      | DEAD15a  | POS ticket             | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | DEAD15b Rechazo, DEAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, DEAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, DEAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, DEAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DEAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DEAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DEAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, DEAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, DEAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, DEAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, DEAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, DEAU13 Rechazo if cac:LegalMonetaryTotal/cbc:PrepaidAmount, DEAU15 Rechazo, DEAV07 Rechazo, DEAW04 Rechazo if cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, DEAX03 Rechazo if cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount, DEAX06 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DEAX08 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DEAX12 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DEAX19 Rechazo if cac:InvoiceLine/cac:TaxTotal/cbc:RoundingAmount, DEBB03 Rechazo if cac:InvoiceLine/cac:Price/cbc:PriceAmount, DEBD04 Rechazo if cac:PrepaidPayment/cbc:PaidAmount, DEBE07 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount, DEBE09 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount |
      | NAAD15a  | equivalent credit note | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | NAAD15b Rechazo, NAAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, NAAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, NAAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, NAAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NAAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NAAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NAAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, NAAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, NAAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, NAAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, NAAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, NAAU13 Rechazo if cac:LegalMonetaryTotal/cbc:PrepaidAmount, NAAU15 Rechazo, NAAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount, NAAW04 Rechazo if cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, NAAX03 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount, NAAX06 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NAAX08 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NAAX12 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NABB03 Rechazo if cac:CreditNoteLine/cac:Price/cbc:PriceAmount, NABE07 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount, NABE09 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount                                                   |
      | NADAD15a | equivalent debit note  | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | NADAD15b Rechazo, NADAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, NADAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, NADAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, NADAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NADAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NADAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NADAU03 Rechazo if cac:RequestedMonetaryTotal/cbc:LineExtensionAmount, NADAU05 Rechazo if cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount, NADAU07 Rechazo if cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount, NADAU09 Rechazo if cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount, NADAU11 Rechazo if cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount, NADAU13 Rechazo if cac:RequestedMonetaryTotal/cbc:PrepaidAmount, NADAU15 Rechazo, NADAV07 Rechazo, NADAW04 Rechazo if cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, NADAX03 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount, NADAX06 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NADAX08 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NADAX12 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NADBB03 Rechazo if cac:DebitNoteLine/cac:Price/cbc:PriceAmount, NADBE07 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount, NADBE09 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge/cbc:BaseAmount                                                          |

  Scenario Outline: <code> on <document>: Every amount is in the currency of the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hay importes en una divisa distinta de la del documento
      | code     | document               | kind    | given                             | where                                                  | from  | to    | status | also                                                         |
      | NAAD15b  | equivalent credit note | Rechazo | cbc:DocumentCurrencyCode is there | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | NAAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount |
      | NADAD15b | equivalent debit note  | Rechazo | cbc:DocumentCurrencyCode is there | cac:DebitNoteLine/cbc:LineExtensionAmount/@currencyID  | "COP" | "XAU" | 99     | NADAV07 Rechazo                                              |

  Scenario Outline: <code> on <document>: Every amount is in the currency of the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hay importes en una divisa distinta de la del documento
      | code    | document   | kind    | given                             | where                                               | from  | to    | status | also           |
      | DEAD15b | POS ticket | Rechazo | cbc:DocumentCurrencyCode is there | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | DEAV07 Rechazo |

  Scenario Outline: <code> on <document>: LineCountNumeric is the number of lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número de líneas declarado no coincide
      | code    | document               | kind    | where                | from | to    | status | also |
      | DEAD16  | POS ticket             | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
      | NAAD16  | equivalent credit note | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
      | NADAD16 | equivalent debit note  | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
