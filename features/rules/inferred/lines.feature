# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AV
Feature: Lines (AV), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document has lines
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento no tiene líneas
      | code    | document               | kind    | given                    | where              | from                  | to     | status | also                                                                              |
      | DEAV01  | POS ticket             | Rechazo | judged beyond its schema | cac:InvoiceLine    | present several times | absent | 99     | DEAD16 Rechazo, DEAS01b Rechazo, DEAU02a Rechazo, DEAU04 Rechazo, ZB01 Rechazo    |
      | NAAV01  | equivalent credit note | Rechazo | judged beyond its schema | cac:CreditNoteLine | present several times | absent | 99     | NAAD16 Rechazo, NAAS01b Rechazo, NAAU02 Rechazo, NAAU04 Rechazo, ZB01 Rechazo     |
      | NADAV01 | equivalent debit note  | Rechazo | judged beyond its schema | cac:DebitNoteLine  | present several times | absent | 99     | NADAD16 Rechazo, NADAS01b Rechazo, NADAU02 Rechazo, NADAU04 Rechazo, ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Every line has a number that no other line has
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Número de línea ausente o repetido
      | code     | document               | kind         | where                        | from | to  | status | also                  |
      | DEAV02a  | POS ticket             | Notificación | cac:InvoiceLine[2]/cbc:ID    | "2"  | "1" | 00     | DEAV02b Notificación  |
      | NAAV02a  | equivalent credit note | Notificación | cac:CreditNoteLine[2]/cbc:ID | "2"  | "1" | 00     | NAAV02b Notificación  |
      | NADAV02a | equivalent debit note  | Notificación | cac:DebitNoteLine[2]/cbc:ID  | "2"  | "1" | 00     | NADAV02b Notificación |

  Scenario Outline: <code> on <document>: The lines are numbered 1, 2, 3 … in their order
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La numeración de las líneas no es consecutiva desde 1
      | code     | document               | kind         | where                     | from | to   | status | also |
      | DEAV02b  | POS ticket             | Notificación | cac:InvoiceLine/cbc:ID    | "1"  | "99" | 00     | none |
      | NAAV02b  | equivalent credit note | Notificación | cac:CreditNoteLine/cbc:ID | "1"  | "99" | 00     | none |
      | NADAV02b | equivalent debit note  | Notificación | cac:DebitNoteLine/cbc:ID  | "1"  | "99" | 00     | none |

  Scenario Outline: <code> on <document>: @schemeID of a line is there and not empty, in an invoice of a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el indicador de la línea (@schemeID) en una factura de un mandato
      | code    | document   | kind    | given                                                                                                                                                                                                                                                                                                   | where                               | from | to | status | also                            |
      | DEAV08a | POS ticket | Rechazo | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "" | 99     | DEAD02 Rechazo, DEAV08b Rechazo |

  Scenario Outline: <code> on <document>: @schemeID of a line is one of 0, 1, in an invoice of a mandate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El indicador de la línea (@schemeID) no es 0 ni 1 en una factura de un mandato
      | code    | document   | kind    | given                                                                                                                                                                                                                                                                                                   | where                               | from | to  | status | also           |
      | DEAV08b | POS ticket | Rechazo | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "11" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "2" | 99     | DEAD02 Rechazo |

  Scenario Outline: <code> on <document>: @schemeID of a line is there and not empty, in an invoice of freight
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el indicador de la línea (@schemeID) en una factura de transporte de carga
      | code    | document   | kind         | given                                                                                                                                                                                                                                                                                                   | where                               | from | to | status | also                                 |
      | DEAV08c | POS ticket | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "" | 99     | DEAD02 Rechazo, DEAV08d Notificación |

  Scenario Outline: <code> on <document>: @schemeID of a line is one of 0, 1, in an invoice of freight
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El indicador de la línea (@schemeID) no es 0 ni 1 en una factura de transporte de carga
      | code    | document   | kind         | given                                                                                                                                                                                                                                                                                                   | where                               | from | to  | status | also           |
      | DEAV08d | POS ticket | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[1]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cac:Item/cac:InformationContentProviderParty is there; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine[1]/cbc:ID/@schemeID | "0"  | "2" | 99     | DEAD02 Rechazo |

  Scenario Outline: <code> on <document>: Lines for the administration of an AIU contract name it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code   | document   | kind         | given                                                         | where                                       | from                      | to               | status | also           |
      | DEAV03 | POS ticket | Notificación | cac:InvoiceLine/cbc:Note is there; cbc:CustomizationID = "09" | cac:InvoiceLine[1]/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | "Administración" | 99     | DEAD02 Rechazo |

  Scenario Outline: <code> on <document>: InvoiceLine/InvoicedQuantity is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de la línea
      | code     | document               | kind    | given                                                                                                        | where                                      | from | to     | status | also                                                                               |
      | DEAV04a  | POS ticket             | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine[1]/cbc:InvoicedQuantity    | "2"  | absent | 99     | DEAV06 Notificación, DEBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge         |
      | NAAV04a  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine[1]/cbc:CreditedQuantity | "2"  | absent | 99     | NAAV06 Notificación, NABE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge |
      | NADAV04a | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge is not there; cac:DebitNoteLine[1]/cac:PricingReference is not there   | cac:DebitNoteLine[1]/cbc:DebitedQuantity   | "2"  | absent | 99     | NADAV06 Notificación, NADBE08 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge     |

  Scenario Outline: <code> on <document>: InvoiceLine/InvoicedQuantity is a number above 0
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cantidad de la línea debe ser mayor que cero
      | code     | document               | kind    | given                                                                                                        | where                                   | from | to  | status | also                                                                               |
      | DEAV04b  | POS ticket             | Rechazo | cac:InvoiceLine/cac:AllowanceCharge is not there; cac:InvoiceLine[1]/cac:PricingReference is not there       | cac:InvoiceLine/cbc:InvoicedQuantity    | "2"  | "0" | 99     | DEAV06 Notificación, DEBE08 Rechazo if cac:InvoiceLine/cac:AllowanceCharge         |
      | NAAV04b  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:AllowanceCharge is not there; cac:CreditNoteLine[1]/cac:PricingReference is not there | cac:CreditNoteLine/cbc:CreditedQuantity | "2"  | "0" | 99     | NAAV06 Notificación, NABE08 Notificación if cac:CreditNoteLine/cac:AllowanceCharge |
      | NADAV04b | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:AllowanceCharge is not there; cac:DebitNoteLine[1]/cac:PricingReference is not there   | cac:DebitNoteLine/cbc:DebitedQuantity   | "2"  | "0" | 99     | NADAV06 Notificación, NADBE08 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge     |

  Scenario Outline: <code> on <document>: InvoicedQuantity/@unitCode is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de medida de la línea fuera de lista
      | code    | document               | kind    | where                                             | from | to    | status | also |
      | DEAV05  | POS ticket             | Rechazo | cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode    | "94" | "ZZ9" | 99     | none |
      | NAAV05  | equivalent credit note | Rechazo | cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode | "94" | "ZZ9" | 99     | none |
      | NADAV05 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cbc:DebitedQuantity/@unitCode   | "94" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: LineExtensionAmount is price by quantity, less discounts, plus charges
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la línea no coincide con precio por cantidad, descuentos y cargos
      | code    | document               | kind         | where                                      | from        | to          | status | also            |
      | DEAV06  | POS ticket             | Notificación | cac:InvoiceLine/cbc:LineExtensionAmount    | "190000.00" | "999999.00" | 99     | DEAU02a Rechazo |
      | NAAV06  | equivalent credit note | Notificación | cac:CreditNoteLine/cbc:LineExtensionAmount | "190000.00" | "999999.00" | 99     | NAAU02 Rechazo  |
      | NADAV06 | equivalent debit note  | Notificación | cac:DebitNoteLine/cbc:LineExtensionAmount  | "190000.00" | "999999.00" | 99     | NADAU02 Rechazo |

  Scenario Outline: <code> on <document>: LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La moneda de LineExtensionAmount de la línea difiere de la del documento
      | code    | document               | kind    | where                                                  | from  | to    | status | also             |
      | DEAV07  | POS ticket             | Rechazo | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID    | "COP" | "XAU" | 99     | DEAD15b Rechazo  |
      | NAAV07  | equivalent credit note | Rechazo | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | NAAD15b Rechazo  |
      | NADAV07 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cbc:LineExtensionAmount/@currencyID  | "COP" | "XAU" | 99     | NADAD15b Rechazo |
