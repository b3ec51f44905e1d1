# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-RESPONSE
Feature: What an event says (EVENT-RESPONSE)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Response/ResponseCode is one of 030, 031, 032, 033, 034
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de evento no válido
      | code  | document  | kind    | where                                              | from  | to    | status | also |
      | AAH03 | event 030 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode | "030" | "039" | 99     | none |
      | AAH03 | event 031 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode | "031" | "039" | 99     | none |
      | AAH03 | event 032 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode | "032" | "039" | 99     | none |
      | AAH03 | event 033 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode | "033" | "039" | 99     | none |
      | AAH03 | event 034 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode | "034" | "039" | 99     | none |

  Scenario Outline: <code> on <document>: Response/Description is the name of the event in the table of events
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La descripción no es el literal del evento
      | code  | document  | kind    | where                                             | from                                              | to               | status | also |
      | AAH04 | event 030 | Rechazo | cac:DocumentResponse/cac:Response/cbc:Description | "Acuse de recibo de Factura Electrónica de Venta" | the same and "x" | 99     | none |
      | AAH04 | event 031 | Rechazo | cac:DocumentResponse/cac:Response/cbc:Description | "Reclamo de la Factura Electrónica de Venta"      | the same and "x" | 99     | none |
      | AAH04 | event 033 | Rechazo | cac:DocumentResponse/cac:Response/cbc:Description | "Aceptación expresa"                              | the same and "x" | 99     | none |
      | AAH04 | event 034 | Rechazo | cac:DocumentResponse/cac:Response/cbc:Description | "Aceptación Tácita"                               | the same and "x" | 99     | none |

  Scenario Outline: <code> on <document>: Response/Description is the name of the event in the table of events
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La descripción no es el literal del evento
      | code  | document  | kind    | where                                             | from                                          | to               | status | also |
      | AAH04 | event 032 | Rechazo | cac:DocumentResponse/cac:Response/cbc:Description | "Recibo del bien y/o prestación del servicio" | the same and "x" | 99     | none |

  Scenario Outline: <code> on <document>: ResponseCode/@listID is a concept of claim: 01, 02, 03 or 04
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Concepto de reclamo fuera de lista
      | code  | document  | kind    | where                                                      | from | to   | status | also |
      | AAH10 | event 031 | Rechazo | cac:DocumentResponse/cac:Response/cbc:ResponseCode/@listID | "01" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: ResponseCode/@name is the name of the concept of claim in @listID
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Nombre del concepto de reclamo no válido
      | code  | document  | kind         | where                                                    | from                            | to           | status | also |
      | AAH92 | event 031 | Notificación | cac:DocumentResponse/cac:Response/cbc:ResponseCode/@name | "Documento con inconsistencias" | "Otra razón" | 00     | none |

  Scenario Outline: <code> on <document>: The number is that of the invoice with the code
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número referenciado no coincide
      | code  | document  | kind         | where                                             | from            | to      | status | also |
      | AAH06 | event 030 | Rechazo      | cac:DocumentResponse/cac:DocumentReference/cbc:ID | "SETP990000002" | "OTRO1" | 99     | none |
      | AAH06 | event 031 | Rechazo      | cac:DocumentResponse/cac:DocumentReference/cbc:ID | "SETP990000002" | "OTRO1" | 99     | none |
      | AAH06 | event 032 | Notificación | cac:DocumentResponse/cac:DocumentReference/cbc:ID | "SETP990000002" | "OTRO1" | 00     | none |
      | AAH06 | event 033 | Rechazo      | cac:DocumentResponse/cac:DocumentReference/cbc:ID | "SETP990000002" | "OTRO1" | 99     | none |
      | AAH06 | event 034 | Rechazo      | cac:DocumentResponse/cac:DocumentReference/cbc:ID | "SETP990000002" | "OTRO1" | 99     | none |

  Scenario Outline: <code> on <document>: The invoice that the event is about was accepted
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento referenciado no existe
      | code  | document  | kind    | where                                               | from                                    | to                                                                                                 | status | also                         |
      | AAH07 | event 030 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID | "96459f3f326eddf4fc479c6d…8413f61798db" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none                         |
      | AAH07 | event 031 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID | "96459f3f326eddf4fc479c6d…8413f61798db" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | LGC03 Rechazo                |
      | AAH07 | event 032 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID | "96459f3f326eddf4fc479c6d…8413f61798db" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | LGC09 Rechazo                |
      | AAH07 | event 033 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID | "96459f3f326eddf4fc479c6d…8413f61798db" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | LGC12 Rechazo, LGC13 Rechazo |
      | AAH07 | event 034 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID | "96459f3f326eddf4fc479c6d…8413f61798db" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | LGC14 Rechazo                |

  Scenario Outline: <code> on <document>: The algorithm is that of the code of the invoice
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo del documento referenciado no corresponde
      | code  | document  | kind    | where                                                           | from          | to          | status | also |
      | AAH08 | event 030 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |
      | AAH08 | event 031 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |
      | AAH08 | event 032 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |
      | AAH08 | event 033 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |
      | AAH08 | event 034 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |

  Scenario Outline: <code> on <document>: The type is that of the invoice with the code
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo referenciado no coincide
      | code  | document  | kind    | where                                                           | from | to   | status | also |
      | AAH09 | event 030 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode | "01" | "91" | 99     | none |
      | AAH09 | event 031 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode | "01" | "91" | 99     | none |
      | AAH09 | event 032 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode | "01" | "91" | 99     | none |
      | AAH09 | event 033 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode | "01" | "91" | 99     | none |
      | AAH09 | event 034 | Rechazo | cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode | "01" | "91" | 99     | none |

  Scenario Outline: <code> on <document>: DocumentResponse/IssuerParty is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo IssuerParty
      | code  | document  | kind    | where                                | from    | to     | status | also |
      | AAH11 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty | present | absent | 99     | none |
      | AAH11 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: IssuerParty/Person is there and not empty
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo Person de quien recibe
      | code  | document  | kind    | given                                                                                                                 | where                                           | from    | to     | status | also |
      | AAH12 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:PartyName = <cac:PartyName><cbc:Name>QUIEN RECIBE</cbc:Name></cac:PartyName> | cac:DocumentResponse/cac:IssuerParty/cac:Person | present | absent | 99     | none |
      | AAH12 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:PartyName = <cac:PartyName><cbc:Name>QUIEN RECIBE</cbc:Name></cac:PartyName> | cac:DocumentResponse/cac:IssuerParty/cac:Person | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Person/ID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la identificación de quien recibe
      | code  | document  | kind    | where                                                  | from       | to     | status | also |
      | AAH13 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID | "10200037" | absent | 99     | none |
      | AAH13 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID | "10200037" | absent | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID is the check digit of the NIT
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del NIT de quien recibe falta o es incorrecto
      | code  | document  | kind    | given                                                                     | where                                                            | from | to     | status | also |
      | AAH14 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID/@schemeName = "31" | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID/@schemeID | "1"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta @schemeID en la identificación de quien recibe
      | code  | document  | kind    | where                                                            | from | to     | status | also |
      | AAH14 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID/@schemeID | "1"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ID/@schemeName is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación de quien recibe fuera de lista
      | code  | document  | kind    | where                                                              | from | to    | status | also |
      | AAH19 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:ID/@schemeName | "13" | "ZZ9" | 99     | none |

  Scenario Outline: <code> on <document>: Person/FirstName is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre de quien recibe
      | code  | document  | kind    | where                                                         | from      | to     | status | also |
      | AAH15 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:FirstName | "PERSONA" | absent | 99     | none |
      | AAH15 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:FirstName | "PERSONA" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Person/FamilyName is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el apellido de quien recibe
      | code  | document  | kind    | where                                                          | from         | to     | status | also |
      | AAH16 | event 030 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:FamilyName | "DE PRUEBAS" | absent | 99     | none |
      | AAH16 | event 032 | Rechazo | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:FamilyName | "DE PRUEBAS" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Person/JobTitle is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el cargo de quien recibe
      | code  | document  | kind         | where                                                        | from                    | to     | status | also |
      | AAH17 | event 030 | Notificación | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:JobTitle | "Auxiliar de recepción" | absent | 00     | none |
      | AAH17 | event 032 | Notificación | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:JobTitle | "Auxiliar de recepción" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Person/OrganizationDepartment is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el área de quien recibe
      | code  | document  | kind         | where                                                                      | from        | to     | status | also |
      | AAH18 | event 030 | Notificación | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:OrganizationDepartment | "Recepción" | absent | 00     | none |
      | AAH18 | event 032 | Notificación | cac:DocumentResponse/cac:IssuerParty/cac:Person/cbc:OrganizationDepartment | "Recepción" | absent | 00     | none |
