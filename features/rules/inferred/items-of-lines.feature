# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AZ
Feature: Items of lines (AZ), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line says what it is about
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Item
      | code   | document   | kind    | given                    | where                    | from                  | to     | status | also         |
      | DEAZ01 | POS ticket | Rechazo | judged beyond its schema | cac:InvoiceLine/cac:Item | present several times | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Every line says what it is about
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La línea no trae el grupo Item
      | code    | document               | kind    | where                       | from                  | to     | status | also |
      | NAAZ01  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Item | present several times | absent | 99     | none |
      | NADAZ01 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Item  | present several times | absent | 99     | none |

  Scenario Outline: <code> on <document>: Item/Description of a line is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la descripción del producto o servicio
      | code    | document               | kind    | where                                       | from                      | to     | status | also |
      | DEAZ02  | POS ticket             | Rechazo | cac:InvoiceLine/cac:Item/cbc:Description    | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | NAAZ02  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Item/cbc:Description | "SERVICIO DE CONSULTORIA" | absent | 99     | none |
      | NADAZ02 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cbc:Description  | "SERVICIO DE CONSULTORIA" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Item/SellersItemIdentification of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification
      | code    | document               | kind         | given         | where                                                     | from                  | to     | status | also |
      | DEAZ06  | POS ticket             | Notificación | DEAZ06 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification    | present several times | absent | 00     | none |
      | NAAZ06  | equivalent credit note | Notificación | NAAZ06 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification | present several times | absent | 00     | none |
      | NADAZ06 | equivalent debit note  | Notificación | NADAZ06 is on | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification  | present several times | absent | 00     | none |

  Scenario Outline: <code> on <document>: SellersItemIdentification/ID of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ID
      | code    | document               | kind         | given         | where                                                            | from      | to | status | also |
      | DEAZ07  | POS ticket             | Notificación | DEAZ07 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ID    | "CONS-01" | "" | 00     | none |
      | NAAZ07  | equivalent credit note | Notificación | NAAZ07 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ID | "CONS-01" | "" | 00     | none |
      | NADAZ07 | equivalent debit note  | Notificación | NADAZ07 is on | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ID  | "CONS-01" | "" | 00     | none |

  Scenario Outline: <code> on <document>: SellersItemIdentification/ExtendedID of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ExtendedID
      | code    | document               | kind         | given         | where                                                                    | from     | to     | status | also |
      | DEAZ08  | POS ticket             | Notificación | DEAZ08 is on  | cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID    | "CONF-1" | absent | 00     | none |
      | NAAZ08  | equivalent credit note | Notificación | NAAZ08 is on  | cac:CreditNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID | "CONF-1" | absent | 00     | none |
      | NADAZ08 | equivalent debit note  | Notificación | NADAZ08 is on | cac:DebitNoteLine/cac:Item/cac:SellersItemIdentification/cbc:ExtendedID  | "CONF-1" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Every product is coded by a standard, including the sender’s own
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la codificación estándar del producto
      | code    | document               | kind    | where                                                      | from                  | to     | status | also |
      | NAAZ09  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification | present several times | absent | 99     | none |
      | NADAZ09 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification  | present several times | absent | 99     | none |

  Scenario Outline: <code> on <document>: StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código del producto no es del estándar que declara
      | code    | document               | kind    | where                                                             | from      | to | status | also |
      | DEAZ10  | POS ticket             | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID    | "CONS-01" | "" | 99     | none |
      | NAAZ10  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID | "CONS-01" | "" | 99     | none |
      | NADAZ10 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID  | "CONS-01" | "" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID of a line is one of 001, 010, 020, 999
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Estándar de codificación del producto fuera de lista
      | code    | document               | kind    | where                                                                       | from  | to    | status | also |
      | DEAZ11  | POS ticket             | Rechazo | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID    | "999" | "002" | 99     | none |
      | NAAZ11  | equivalent credit note | Rechazo | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID | "999" | "002" | 99     | none |
      | NADAZ11 | equivalent debit note  | Rechazo | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID  | "999" | "002" | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName of a line is the name of the standard of @schemeID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre del estándar no corresponde a su código
      | code    | document               | kind         | given                                                                                                                                                                                                                                                                            | where                                                                            | from   | to              | status | also |
      | DEAZ12  | POS ticket             | Rechazo      | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9"          | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName    | "GTIN" | "Otro estándar" | 99     | none |
      | NAAZ12  | equivalent credit note | Rechazo      | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName | "GTIN" | "Otro estándar" | 99     | none |
      | NADAZ12 | equivalent debit note  | Notificación | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9"    | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName  | "GTIN" | "Otro estándar" | 00     | none |

  Scenario Outline: <code> on <document>: ID/@schemeAgencyID of a line is the agency of the standard of @schemeID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La agencia del código del producto no es la de su estándar
      | code   | document               | kind    | given                                                                                                                                                                                                                                                                            | where                                                                                | from | to   | status | also |
      | NAAZ13 | equivalent credit note | Rechazo | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:CreditNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 99     | none |

  Scenario Outline: <code> on <document>: A product coded by GTIN names the agency 9
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de un código GTIN debe ser «9»
      | code    | document              | kind         | given                                                                                                                                                                                                                                                                         | where                                                                               | from | to   | status | also |
      | NADAZ13 | equivalent debit note | Notificación | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:DebitNoteLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 00     | none |

  Scenario Outline: <code> on <document>: A product coded by GTIN names the agency 9
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de un código GTIN debe ser «9»
      | code   | document   | kind    | given                                                                                                                                                                                                                                                                   | where                                                                             | from | to   | status | also |
      | DEAZ14 | POS ticket | Rechazo | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID is "010"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeName is "GTIN"; cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID is "9" | cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeAgencyID | "9"  | "10" | 99     | none |

  Scenario Outline: <code> on <document>: Items of lines in notes have further properties
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code    | document               | kind         | given         | where                                                  | from                  | to     | status | also |
      | NAAZ14  | equivalent credit note | Notificación | NAAZ14 is on  | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty | present several times | absent | 00     | none |
      | NADAZ14 | equivalent debit note  | Notificación | NADAZ14 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty  | present several times | absent | 00     | none |

  Scenario Outline: <code> on <document>: Properties of items in notes have a value
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene valor
      | code    | document               | kind         | given         | where                                                            | from                  | to     | status | also |
      | NAAZ16  | equivalent credit note | Notificación | NAAZ16 is on  | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Value | "Unidades entregadas" | absent | 00     | none |
      | NADAZ16 | equivalent debit note  | Notificación | NADAZ16 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Value  | "Unidades entregadas" | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalItemProperty/ValueQuantity of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no informa cantidad
      | code    | document               | kind         | given         | where                                                                    | from | to     | status | also |
      | NAAZ17  | equivalent credit note | Notificación | NAAZ17 is on  | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity | "1"  | absent | 00     | none |
      | NADAZ17 | equivalent debit note  | Notificación | NADAZ17 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity  | "1"  | absent | 00     | none |

  Scenario Outline: <code> on <document>: ValueQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad de la propiedad fuera de lista
      | code    | document               | kind         | where                                                                              | from | to    | status | also |
      | NAAZ18  | equivalent credit note | Notificación | cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode | "94" | "ZZ9" | 00     | none |
      | NADAZ18 | equivalent debit note  | Notificación | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode  | "94" | "ZZ9" | 00     | none |

  Scenario Outline: <code> on <document>: Item/AdditionalItemProperty of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code      | document              | kind         | given                                     | where                                                 | from                  | to     | status | also |
      | DEBF01    | POS ticket            | Notificación | DEBF01 is on                              | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty   | present several times | absent | 00     | none |
      | NADBD01/2 | equivalent debit note | Notificación | cac:DeliveryTerms is there; NADBD01 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty | present several times | absent | 00     | none |

  Scenario Outline: <code> on <document>: AdditionalItemProperty/Name of a line is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene nombre
      | code      | document              | kind         | given                                     | where                                                          | from        | to | status | also |
      | DEBF02    | POS ticket            | Notificación | nothing                                   | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:Name   | "Contenido" | "" | 00     | none |
      | NADBD02/2 | equivalent debit note | Notificación | cac:DeliveryTerms is there; NADBD02 is on | cac:DebitNoteLine/cac:Item/cac:AdditionalItemProperty/cbc:Name | "Contenido" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Every property of an item has a value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La propiedad del producto no tiene valor
      | code   | document   | kind         | where                                                         | from                  | to     | status | also |
      | DEBF03 | POS ticket | Notificación | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:Value | "Unidades entregadas" | absent | 00     | none |

  Scenario Outline: <code> on <document>: A line with a waybill says how much of its freight was delivered
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad entregada en una factura de transporte de carga
      | code   | document   | kind         | given                                                                                                                                                                                          | where                                                                    | from | to     | status | also           |
      | DEBF04 | POS ticket | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12"; cac:InvoiceLine[1]/cbc:ID/@schemeID = "1" | cac:InvoiceLine[1]/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity | "1"  | absent | 99     | DEAD02 Rechazo |

  Scenario Outline: <code> on <document>: ValueQuantity/@unitCode of a line is a unit of the table
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Unidad de la cantidad entregada fuera de lista
      | code   | document   | kind         | given                                                                                                                                               | where                                                                           | from | to    | status | also           |
      | DEBF05 | POS ticket | Notificación | cac:InvoiceLine[1]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[2]/cbc:ID/@schemeID is "0"; cac:InvoiceLine[3] is not there; cbc:CustomizationID = "12" | cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/cbc:ValueQuantity/@unitCode | "94" | "ZZ9" | 99     | DEAD02 Rechazo |
