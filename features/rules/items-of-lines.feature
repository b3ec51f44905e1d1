# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AZ
Feature: Items of lines (AZ)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line says what it is about
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Item
      | code   | document         | kind    | given                    | where                    | from                  | to     | status | also         |
      | FAZ01  | invoice          | Rechazo | judged beyond its schema | cac:InvoiceLine/cac:Item | present several times | absent | 99     | ZB01 Rechazo |
      | DSAZ01 | support document | Rechazo | judged beyond its schema | cac:InvoiceLine/cac:Item | present twice         | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Every line says what it is about
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Item
      | code   | document                | kind    | where                       | from                  | to     | status | also |
      | CAZ01  | credit note             | Rechazo | cac:CreditNoteLine/cac:Item | present several times | absent | 99     | none |
      | DAZ01  | debit note              | Rechazo | cac:DebitNoteLine/cac:Item  | present several times | absent | 99     | none |
      | NSAZ01 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Item | present twice         | absent | 99     | none |

  Scenario Outline: <code> on <document>: Item/Description of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la descripción del producto o servicio
      | code   | document                | kind    | where                                       | from                      | to     | status | also |
      | FAZ02  | invoice                 | Rechazo | cac:InvoiceLine/cac:Item/cbc:Description    | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | CAZ02  | credit note             | Rechazo | cac:CreditNoteLine/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | DAZ02  | debit note              | Rechazo | cac:DebitNoteLine/cac:Item/cbc:Description  | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | DSAZ02 | support document        | Rechazo | cac:InvoiceLine/cac:Item/cbc:Description    | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | NSAZ02 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Goods for export have a brand
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin marca del producto
      | code  | document | kind         | given                                                                                                                                                                                                                                                                       | where                                     | from   | to     | status | also |
      | FAZ04 | invoice  | Notificación | cac:InvoiceLine[1]/cac:Item/cbc:BrandName is there; cac:InvoiceLine[1]/cac:Item/cbc:ModelName is there; cac:InvoiceLine[2]/cac:Item/cbc:BrandName is there; cac:InvoiceLine[2]/cac:Item/cbc:ModelName is there; cac:InvoiceLine[3] is not there; cbc:InvoiceTypeCode = "02" | cac:InvoiceLine[1]/cac:Item/cbc:BrandName | "ACME" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Goods for export have a brand
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin marca del producto
      | code  | document    | kind         | given                                                | where                                        | from   | to     | status | also |
      | CAZ04 | credit note | Notificación | in the corrected invoice: cbc:InvoiceTypeCode = "02" | cac:CreditNoteLine[1]/cac:Item/cbc:BrandName | "ACME" | absent | 00     | none |
      | DAZ04 | debit note  | Notificación | in the corrected invoice: cbc:InvoiceTypeCode = "02" | cac:DebitNoteLine[1]/cac:Item/cbc:BrandName  | "ACME" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Goods for export have a model
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin modelo del producto
      | code  | document | kind         | given                                                                                                                                                                                                                                                                       | where                                     | from  | to     | status | also |
      | FAZ05 | invoice  | Notificación | cac:InvoiceLine[1]/cac:Item/cbc:BrandName is there; cac:InvoiceLine[1]/cac:Item/cbc:ModelName is there; cac:InvoiceLine[2]/cac:Item/cbc:BrandName is there; cac:InvoiceLine[2]/cac:Item/cbc:ModelName is there; cac:InvoiceLine[3] is not there; cbc:InvoiceTypeCode = "02" | cac:InvoiceLine[1]/cac:Item/cbc:ModelName | "M-1" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Goods for export have a model
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin modelo del producto
      | code  | document    | kind         | given                                                | where                                        | from  | to     | status | also |
      | CAZ05 | credit note | Notificación | in the corrected invoice: cbc:InvoiceTypeCode = "02" | cac:CreditNoteLine[1]/cac:Item/cbc:ModelName | "M-1" | absent | 00     | none |
      | DAZ05 | debit note  | Notificación | in the corrected invoice: cbc:InvoiceTypeCode = "02" | cac:DebitNoteLine[1]/cac:Item/cbc:ModelName  | "M-1" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Item/SellersItemIdentification of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification
      | code   | document                | kind         | given        | where                                                     | from                  | to     | status | also |
      | FAZ06  | invoice                 | Notificación | FAZ06 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification    | present several times | absent | 00     | none |
      | CAZ06  | credit note             | Notificación | CAZ06 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification | present several times | absent | 00     | none |
      | DAZ06  | debit note              | Notificación | DAZ06 is on  | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification  | present several times | absent | 00     | none |
      | DSAZ06 | support document        | Notificación | DSAZ06 is on | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification    | present twice         | absent | 00     | none |
      | NSAZ06 | support adjustment note | Notificación | NSAZ06 is on | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification | present twice         | absent | 00     | none |

  Scenario Outline: <code> on <document>: SellersItemIdentification/ID of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ID
      | code   | document                | kind         | given        | where                                                            | from      | to | status | also |
      | FAZ07  | invoice                 | Notificación | FAZ07 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ID    | "CONS-01" | "" | 00     | none |
      | CAZ07  | credit note             | Notificación | CAZ07 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ID | "CONS-01" | "" | 00     | none |
      | DAZ07  | debit note              | Notificación | DAZ07 is on  | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ID  | "CONS-01" | "" | 00     | none |
      | DSAZ07 | support document        | Notificación | DSAZ07 is on | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ID    | "CONS-01" | "" | 00     | none |
      | NSAZ07 | support adjustment note | Notificación | NSAZ07 is on | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ID | "CONS-01" | "" | 00     | none |

  Scenario Outline: <code> on <document>: SellersItemIdentification/ExtendedID of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ExtendedID
      | code   | document                | kind         | given        | where                                                                    | from     | to     | status | also |
      | FAZ08  | invoice                 | Notificación | FAZ08 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID    | "CONF-1" | absent | 00     | none |
      | CAZ08  | credit note             | Notificación | CAZ08 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID | "CONF-1" | absent | 00     | none |
      | DAZ08  | debit note              | Notificación | DAZ08 is on  | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID  | "CONF-1" | absent | 00     | none |
      | DSAZ08 | support document        | Notificación | DSAZ08 is on | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID    | "CONF-1" | absent | 00     | none |
      | NSAZ08 | support adjustment note | Notificación | NSAZ08 is on | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID | "CONF-1" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Every product is coded by a standard, including the sender’s own
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la codificación estándar del producto
      | code   | document                | kind         | where                                                      | from                  | to     | status | also |
      | FAZ09  | invoice                 | Notificación | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification    | present several times | absent | 00     | none |
      | CAZ09  | credit note             | Rechazo      | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification | present several times | absent | 99     | none |
      | DAZ09  | debit note              | Rechazo      | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification  | present several times | absent | 99     | none |
      | DSAZ09 | support document        | Rechazo      | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification    | present twice         | absent | 99     | none |
      | NSAZ09 | support adjustment note | Rechazo      | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification | present twice         | absent | 99     | none |
      | DEAZ09 | POS ticket              | Rechazo      | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification    | present several times | absent | 99     | none |

  Scenario Outline: <code> on <document>: StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código del producto no es del estándar que declara
      | code   | document                | kind    | where                                                             | from      | to | status | also |
      | FAZ10  | invoice                 | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID    | "CONS-01" | "" | 99     | none |
      | CAZ10  | credit note             | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID | "CONS-01" | "" | 99     | none |
      | DAZ10  | debit note              | Rechazo | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID  | "CONS-01" | "" | 99     | none |
      | DSAZ10 | support document        | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID    | "CONS-01" | "" | 99     | none |
      | NSAZ10 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID | "CONS-01" | "" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of a line is one of 001, 010, 020, 999
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Estándar de codificación del producto fuera de lista
      | code   | document                | kind    | where                                                                       | from  | to    | status | also |
      | FAZ11  | invoice                 | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID    | "999" | "002" | 99     | none |
      | CAZ11  | credit note             | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID | "999" | "002" | 99     | none |
      | DAZ11  | debit note              | Rechazo | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID  | "999" | "002" | 99     | none |
      | DSAZ11 | support document        | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID    | "999" | "002" | 99     | none |
      | NSAZ11 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID | "999" | "002" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of a line is the name of the standard of @schemeID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del estándar no corresponde a su código
      | code   | document                | kind         | given                                                                                                                                                                                                                                                                            | where                                                                            | from   | to              | status | also |
      | FAZ12  | invoice                 | Rechazo      | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9"          | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName    | "GTIN" | "Otro estándar" | 99     | none |
      | CAZ12  | credit note             | Rechazo      | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName | "GTIN" | "Otro estándar" | 99     | none |
      | DAZ12  | debit note              | Notificación | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9"    | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName  | "GTIN" | "Otro estándar" | 00     | none |
      | DSAZ12 | support document        | Rechazo      | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9"          | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName    | "GTIN" | "Otro estándar" | 99     | none |
      | NSAZ12 | support adjustment note | Rechazo      | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName | "GTIN" | "Otro estándar" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of a line is the agency of the standard of @schemeID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La agencia del código del producto no es la de su estándar
      | code  | document    | kind    | given                                                                                                                                                                                                                                                                            | where                                                                                | from | to   | status | also |
      | CAZ13 | credit note | Rechazo | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 99     | none |

  Scenario Outline: <code> on <document>: A product coded by GTIN names the agency 9
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de un código GTIN debe ser «9»
      | code  | document   | kind         | given                                                                                                                                                                                                                                                                         | where                                                                               | from | to   | status | also |
      | DAZ13 | debit note | Notificación | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre del estándar de codificación del producto
      | code   | document                | kind    | where                                                                         | from                                     | to     | status | also |
      | DSAZ13 | support document        | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName    | "Estándar de adopción del contribuyente" | absent | 99     | none |
      | NSAZ13 | support adjustment note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName | "Estándar de adopción del contribuyente" | absent | 99     | none |

  Scenario Outline: <code> on <document>: A product coded by GTIN names the agency 9
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de un código GTIN debe ser «9»
      | code   | document         | kind    | given                                                                                                                                                                                                                                                                   | where                                                                             | from | to   | status | also |
      | FAZ14  | invoice          | Rechazo | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 99     | none |
      | DSAZ14 | support document | Rechazo | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 99     | none |

  Scenario Outline: <code> on <document>: Items of lines in notes have further properties
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code   | document                | kind         | given        | where                                                  | from                  | to     | status | also |
      | CAZ14  | credit note             | Notificación | CAZ14 is on  | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty | present several times | absent | 00     | none |
      | DAZ14  | debit note              | Notificación | DAZ14 is on  | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty  | present several times | absent | 00     | none |
      | NSAZ14 | support adjustment note | Notificación | NSAZ14 is on | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty | present twice         | absent | 00     | none |

  Scenario Outline: <code> on <document>: Properties of items in notes have a value
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene valor
      | code  | document    | kind         | given       | where                                                            | from                  | to     | status | also |
      | CAZ16 | credit note | Notificación | CAZ16 is on | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Value | "Unidades entregadas" | absent | 00     | none |
      | DAZ16 | debit note  | Notificación | DAZ16 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Value  | "Unidades entregadas" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalItemProperty/ValueQuantity of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no informa cantidad
      | code  | document    | kind         | given       | where                                                                    | from | to     | status | also |
      | CAZ17 | credit note | Notificación | CAZ17 is on | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity | "1"  | absent | 00     | none |
      | DAZ17 | debit note  | Notificación | DAZ17 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity  | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: ValueQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad de la propiedad fuera de lista
      | code  | document    | kind         | where                                                                              | from | to    | status | also |
      | CAZ18 | credit note | Notificación | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode | "94" | "ZZ9" | 00     | none |
      | DAZ18 | debit note  | Notificación | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode  | "94" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: Item/AdditionalItemProperty of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code    | document   | kind         | given                                   | where                                                 | from                  | to     | status | also |
      | FBF01   | invoice    | Notificación | FBF01 is on                             | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty   | present several times | absent | 00     | none |
      | DBD01/2 | debit note | Notificación | cac:DeliveryTerms is there; DBD01 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty | present several times | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalItemProperty/Name of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene nombre
      | code    | document   | kind         | given                                   | where                                                          | from        | to | status | also |
      | FBF02   | invoice    | Notificación | nothing                                 | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:Name   | "Contenido" | "" | 00     | none |
      | DBD02/2 | debit note | Notificación | cac:DeliveryTerms is there; DBD02 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Name | "Contenido" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Every property of an item has a value
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene valor
      | code    | document   | kind         | given                                   | where                                                           | from                  | to     | status | also |
      | FBF03   | invoice    | Notificación | nothing                                 | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:Value   | "Unidades entregadas" | absent | 00     | none |
      | DBD03/2 | debit note | Notificación | cac:DeliveryTerms is there; DBD03 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Value | "Unidades entregadas" | absent | 00     | none |

  Scenario Outline: <code> on <document>: A line with a waybill says how much of its freight was delivered
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad entregada en una factura de transporte de carga
      | code  | document | kind         | given                                                                                                                                                                                          | where                                                                    | from | to     | status | also |
      | FBF04 | invoice  | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12"; cac:InvoiceLine[1]/cbc:ID/@schemeID = "1" | cac:InvoiceLine[1]/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: ValueQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad entregada fuera de lista
      | code  | document | kind         | given                                                                                                                                               | where                                                                           | from | to    | status | also |
      | FBF05 | invoice  | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode | "94" | "ZZ9" | 00     | none |
