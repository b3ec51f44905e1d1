# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AV
Feature: Lines (AV)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document has lines
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento no tiene líneas
      | code   | document                | kind    | given                    | where              | from                  | to     | status | also                                                                          |
      | FAV01  | invoice                 | Rechazo | judged beyond its schema | cac:InvoiceLine    | present several times | absent | 99     | FAD16 Rechazo, FAS01b Rechazo, FAU02 Rechazo, FAU04 Rechazo, ZB01 Rechazo     |
      | CAV01  | credit note             | Rechazo | judged beyond its schema | cac:CreditNoteLine | present several times | absent | 99     | CAD16 Rechazo, CAS01b Rechazo, CAU02 Rechazo, CAU04 Rechazo, ZB01 Rechazo     |
      | DAV01  | debit note              | Rechazo | judged beyond its schema | cac:DebitNoteLine  | present several times | absent | 99     | DAD16 Rechazo, DAS01b Rechazo, DAU02 Rechazo, DAU04 Rechazo, ZB01 Rechazo     |
      | DSAV01 | support document        | Rechazo | judged beyond its schema | cac:InvoiceLine    | present twice         | absent | 99     | DSAD16 Rechazo, DSAS01b Rechazo, DSAU02 Rechazo, DSAU04 Rechazo, ZB01 Rechazo |
      | NSAV01 | support adjustment note | Rechazo | judged beyond its schema | cac:CreditNoteLine | present twice         | absent | 99     | NSAD16 Rechazo, NSAS01b Rechazo, NSAU02 Rechazo, NSAU04 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Every line has a number that no other line has
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Número de línea ausente o repetido
      | code    | document                | kind         | where                        | from | to  | status | also                 |
      | FAV02a  | invoice                 | Notificación | cac:InvoiceLine[2]/cbc:ID    | "2"  | "1" | 00     | FAV02b Notificación  |
      | CAV02a  | credit note             | Notificación | cac:CreditNoteLine[2]/cbc:ID | "2"  | "1" | 00     | CAV02b Notificación  |
      | DAV02a  | debit note              | Notificación | cac:DebitNoteLine[2]/cbc:ID  | "2"  | "1" | 00     | DAV02b Notificación  |
      | DSAV02a | support document        | Notificación | cac:InvoiceLine[2]/cbc:ID    | "2"  | "1" | 00     | DSAV02b Notificación |
      | NSAV02a | support adjustment note | Notificación | cac:CreditNoteLine[2]/cbc:ID | "2"  | "1" | 00     | NSAV02b Notificación |

  Scenario Outline: <code> on <document>: The lines are numbered 1, 2, 3 … in their order
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La numeración de las líneas no es consecutiva desde 1
      | code    | document                | kind         | where                     | from | to   | status | also |
      | FAV02b  | invoice                 | Notificación | cac:InvoiceLine/cbc:ID    | "1"  | "99" | 00     | none |
      | CAV02b  | credit note             | Notificación | cac:CreditNoteLine/cbc:ID | "1"  | "99" | 00     | none |
      | DAV02b  | debit note              | Notificación | cac:DebitNoteLine/cbc:ID  | "1"  | "99" | 00     | none |
      | DSAV02b | support document        | Notificación | cac:InvoiceLine/cbc:ID    | "1"  | "99" | 00     | none |
      | NSAV02b | support adjustment note | Notificación | cac:CreditNoteLine/cbc:ID | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: @schemeID of a line is there and not empty, in an invoice of a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el indicador de la línea (@schemeID) en una factura de un mandato
      | code   | document | kind    | given                                                                                                                                                                                                                                                                                                   | where                               | from | to | status | also           |
      | FAV08a | invoice  | Rechazo | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "" | 99     | FAV08b Rechazo |

  Scenario Outline: <code> on <document>: @schemeID of a line is one of 0, 1, in an invoice of a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El indicador de la línea (@schemeID) no es 0 ni 1 en una factura de un mandato
      | code   | document | kind    | given                                                                                                                                                                                                                                                                                                   | where                               | from | to  | status | also |
      | FAV08b | invoice  | Rechazo | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "2" | 99     | none |

  Scenario Outline: <code> on <document>: @schemeID of a line is there and not empty, in an invoice of freight
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el indicador de la línea (@schemeID) en una factura de transporte de carga
      | code   | document | kind         | given                                                                                                                                                                                                                                                                                                   | where                               | from | to | status | also                |
      | FAV08c | invoice  | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "" | 00     | FAV08d Notificación |

  Scenario Outline: <code> on <document>: @schemeID of a line is one of 0, 1, in an invoice of freight
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El indicador de la línea (@schemeID) no es 0 ni 1 en una factura de transporte de carga
      | code   | document | kind         | given                                                                                                                                                                                                                                                                                                   | where                               | from | to  | status | also |
      | FAV08d | invoice  | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "2" | 00     | none |

  Scenario Outline: <code> on <document>: Lines for the administration of an AIU contract name it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code  | document | kind         | given                                                         | where                                       | from                      | to               | status | also |
      | FAV03 | invoice  | Notificación | cac:InvoiceLine/cbc:Note is there; cbc:CustomizationID = "09" | cac:InvoiceLine[1]/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |

  Scenario Outline: <code> on <document>: Lines for the administration of an AIU contract name it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code  | document    | kind         | given                                                               | where                                          | from                      | to               | status | also |
      | CAV03 | credit note | Notificación | cac:CreditNoteLine/cbc:Note is there; cac:BillingReference is there | cac:CreditNoteLine[1]/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |
      | DAV03 | debit note  | Notificación | cac:DebitNoteLine/cbc:Note is there; cac:BillingReference is there  | cac:DebitNoteLine[1]/cac:Item/cbc:Description  | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |

  Scenario Outline: <code> on <document>: InvoiceLine/InvoicedQuantity is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de la línea
      | code    | document                | kind    | given                                                                                                        | where                                      | from | to     | status | also                                                                               |
      | FAV04a  | invoice                 | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine[1]/cbc:InvoicedQuantity    | "2"  | absent | 99     | FAV06 Notificación, FBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge           |
      | CAV04a  | credit note             | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine[1]/cbc:CreditedQuantity | "2"  | absent | 99     | CAV06 Notificación, CBE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge   |
      | DAV04a  | debit note              | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge is not there; cac:DebitNoteLine[1]/cac:PricingReference is not there   | cac:DebitNoteLine[1]/cbc:DebitedQuantity   | "2"  | absent | 99     | DAV06 Notificación, DBE08 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge         |
      | DSAV04a | support document        | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine[1]/cbc:InvoicedQuantity    | "2"  | absent | 99     | DSAV06 Notificación, DSBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge         |
      | NSAV04a | support adjustment note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine[1]/cbc:CreditedQuantity | "2"  | absent | 99     | NSAV06 Notificación, NSBE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge |

  Scenario Outline: <code> on <document>: InvoiceLine/InvoicedQuantity is a number above 0
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cantidad de la línea debe ser mayor que cero
      | code    | document                | kind    | given                                                                                                        | where                                   | from | to  | status | also                                                                               |
      | FAV04b  | invoice                 | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine/cbc:InvoicedQuantity    | "2"  | "0" | 99     | FAV06 Notificación, FBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge           |
      | CAV04b  | credit note             | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine/cbc:CreditedQuantity | "2"  | "0" | 99     | CAV06 Notificación, CBE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge   |
      | DAV04b  | debit note              | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge is not there; cac:DebitNoteLine[1]/cac:PricingReference is not there   | cac:DebitNoteLine/cbc:DebitedQuantity   | "2"  | "0" | 99     | DAV06 Notificación, DBE08 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge         |
      | DSAV04b | support document        | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine/cbc:InvoicedQuantity    | "2"  | "0" | 99     | DSAV06 Notificación, DSBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge         |
      | NSAV04b | support adjustment note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine/cbc:CreditedQuantity | "2"  | "0" | 99     | NSAV06 Notificación, NSBE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge |

  Scenario Outline: <code> on <document>: InvoicedQuantity/@unitCode is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de medida de la línea fuera de lista
      | code   | document                | kind    | where                                             | from | to    | status | also |
      | FAV05  | invoice                 | Rechazo | cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | CAV05  | credit note             | Rechazo | cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode | "94" | "ZZ9" | 99     | none |
      | DAV05  | debit note              | Rechazo | cac:DebitNoteLine/cbc:DebitedQuantity/@unitCode   | "94" | "ZZ9" | 99     | none |
      | DSAV05 | support document        | Rechazo | cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | NSAV05 | support adjustment note | Rechazo | cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode | "94" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: LineExtensionAmount is price by quantity, less discounts, plus charges
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la línea no coincide con precio por cantidad, descuentos y cargos
      | code   | document                | kind         | where                                      | from        | to          | status | also           |
      | FAV06  | invoice                 | Notificación | cac:InvoiceLine/cbc:LineExtensionAmount    | "190000.00" | "999999.00" | 99     | FAU02 Rechazo  |
      | CAV06  | credit note             | Notificación | cac:CreditNoteLine/cbc:LineExtensionAmount | "190000.00" | "999999.00" | 99     | CAU02 Rechazo  |
      | DAV06  | debit note              | Notificación | cac:DebitNoteLine/cbc:LineExtensionAmount  | "190000.00" | "999999.00" | 99     | DAU02 Rechazo  |
      | DSAV06 | support document        | Notificación | cac:InvoiceLine/cbc:LineExtensionAmount    | "190000.00" | "999999.00" | 99     | DSAU02 Rechazo |
      | NSAV06 | support adjustment note | Notificación | cac:CreditNoteLine/cbc:LineExtensionAmount | "190000.00" | "999999.00" | 99     | NSAU02 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de LineExtensionAmount de la línea difiere de la del documento
      | code   | document                | kind    | where                                                  | from  | to    | status | also            |
      | FAV07  | invoice                 | Rechazo | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID    | "COP" | "XAU" | 99     | FAD15b Rechazo  |
      | CAV07  | credit note             | Rechazo | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | CAD15b Rechazo  |
      | DAV07  | debit note              | Rechazo | cac:DebitNoteLine/cbc:LineExtensionAmount/@currencyID  | "COP" | "XAU" | 99     | DAD15b Rechazo  |
      | DSAV07 | support document        | Rechazo | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID    | "COP" | "XAU" | 99     | DSAD15b Rechazo |
      | NSAV07 | support adjustment note | Rechazo | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | NSAD15b Rechazo |
