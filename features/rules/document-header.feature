# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AD
Feature: Document header (AD)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: UBLVersionID is "UBL 2.1"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La versión UBL debe ser «UBL 2.1»
      | code   | document                | kind    | where            | from      | to         | status | also |
      | FAD01  | invoice                 | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | CAD01  | credit note             | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | DAD01  | debit note              | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | DSAD01 | support document        | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | NSAD01 | support adjustment note | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |
      | DEAD01 | POS ticket              | Rechazo | cbc:UBLVersionID | "UBL 2.1" | "UBL 2.1x" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is one of 09, 10, 11, 12, 13, 14, 15, 16, SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Recaudo, SS-Reporte, SS-SinAporte
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document | kind    | where               | from | to   | status | also |
      | FAD02 | invoice  | Rechazo | cbc:CustomizationID | "09" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is one of 20, 22, 23, 24
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document    | kind    | given                                               | where               | from | to   | status | also |
      | CAD02 | credit note | Rechazo | cac:DiscrepancyResponse/cbc:ResponseCode is not "2" | cbc:CustomizationID | "20" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is one of 30, 32, 33
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document   | kind    | where               | from | to   | status | also |
      | DAD02 | debit note | Rechazo | cbc:CustomizationID | "30" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is one of 10, 11
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Procedencia del vendedor no válida
      | code    | document                | kind    | where               | from | to   | status | also |
      | DSAD02b | support document        | Rechazo | cbc:CustomizationID | "10" | "99" | 99     | none |
      | NSAD02  | support adjustment note | Rechazo | cbc:CustomizationID | "10" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: CustomizationID is "10"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code   | document   | kind    | where               | from | to   | status | also |
      | DEAD02 | POS ticket | Rechazo | cbc:CustomizationID | "10" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: A note that annuls an invoice refers to it
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La anulación (concepto 2) exige tipo de operación 20
      | code   | document    | kind    | given                                                                                                                        | where               | from | to   | status | also |
      | CAD02a | credit note | Rechazo | cac:DiscrepancyResponse/cbc:ResponseCode = "2"; cac:DiscrepancyResponse/cbc:Description = "Anulación de factura electrónica" | cbc:CustomizationID | "20" | "23" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Factura Electrónica de Venta"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code  | document | kind    | where         | from                                     | to                                        | status | also |
      | FAD03 | invoice  | Rechazo | cbc:ProfileID | "DIAN 2.1: Factura Electrónica de Venta" | "DIAN 2.1: Factura Electrónica de Ventax" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code  | document    | kind    | where         | from                                    | to               | status | also |
      | CAD03 | credit note | Rechazo | cbc:ProfileID | "DIAN 2.1: Nota Crédito d…ica de Venta" | the same and "x" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Nota Débito de Factura Electrónica de Venta"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code  | document   | kind    | where         | from                                    | to                                                       | status | also |
      | DAD03 | debit note | Rechazo | cbc:ProfileID | "DIAN 2.1: Nota Débito de…ica de Venta" | "DIAN 2.1: Nota Débito de Factura Electrónica de Ventax" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar."
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code   | document         | kind    | where         | from                                    | to                                                                                    | status | also |
      | DSAD03 | support document | Rechazo | cbc:ProfileID | "DIAN 2.1: documento sopo… a facturar." | "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.x" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code   | document                | kind    | where         | from                                    | to                                                                                                                                            | status | also |
      | NSAD03 | support adjustment note | Rechazo | cbc:ProfileID | "DIAN 2.1: Nota de ajuste… equivalente" | "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente " | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Documento Equivalente POS"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code   | document   | kind    | where         | from                                  | to                                     | status | also |
      | DEAD03 | POS ticket | Rechazo | cbc:ProfileID | "DIAN 2.1: Documento Equivalente POS" | "DIAN 2.1: Documento Equivalente POSx" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Nota de ajuste crédito al documento equivalente"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code   | document               | kind    | where         | from                                    | to                                                           | status | also |
      | NAAD03 | equivalent credit note | Rechazo | cbc:ProfileID | "DIAN 2.1: Nota de ajuste… equivalente" | "DIAN 2.1: Nota de ajuste crédito al documento equivalentex" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileID is "DIAN 2.1: Nota de ajuste débito al documento equivalente"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ProfileID no contiene el literal exigido
      | code    | document              | kind    | where         | from                                    | to                                                          | status | also |
      | NADBD03 | equivalent debit note | Rechazo | cbc:ProfileID | "DIAN 2.1: Nota de ajuste… equivalente" | "DIAN 2.1: Nota de ajuste débito al documento equivalentex" | 99     | none |

  Scenario Outline: <code> on <document>: ProfileExecutionID names the environment that receives the document
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Ambiente de destino no válido (1 producción, 2 pruebas)
      | code   | document                | kind    | where                  | from | to  | status | also                       |
      | FAD04  | invoice                 | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | FAD07 Rechazo if cbc:UUID  |
      | CAD04  | credit note             | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | CAD07 Rechazo if cbc:UUID  |
      | DAD04  | debit note              | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | DAD07 Rechazo if cbc:UUID  |
      | DSAD04 | support document        | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | DSAD07 Rechazo if cbc:UUID |
      | NSAD04 | support adjustment note | Rechazo | cbc:ProfileExecutionID | "2"  | "1" | 99     | NSAD07 Rechazo if cbc:UUID |

  Scenario Outline: <code> on <document>: ID is letters and digits only
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número solo admite letras y números
      | code    | document         | kind    | where  | from            | to                | status | also |
      | FAD05a  | invoice          | Rechazo | cbc:ID | "SETP990000001" | the same and "-1" | 99     | none |
      | DSAD05a | support document | Rechazo | cbc:ID | "SEDS984000001" | the same and "-1" | 99     | none |

  Scenario Outline: <code> on <document>: ID is a number not below sts:From
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es menor que el inicio del rango
      | code    | document         | kind    | where  | from            | to              | status | also            |
      | FAD05b  | invoice          | Rechazo | cbc:ID | "SETP990000001" | "SETP989999999" | 99     | FAD05d Rechazo  |
      | DSAD05b | support document | Rechazo | cbc:ID | "SEDS984000001" | "SEDS983999999" | 99     | DSAD05d Rechazo |

  Scenario Outline: <code> on <document>: ID is a number not above sts:To
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es mayor que el final del rango
      | code    | document         | kind    | where  | from            | to              | status | also            |
      | FAD05c  | invoice          | Rechazo | cbc:ID | "SETP990000001" | "SETP995000001" | 99     | FAD05d Rechazo  |
      | DSAD05c | support document | Rechazo | cbc:ID | "SEDS984000001" | "SEDS985000001" | 99     | DSAD05d Rechazo |

  Scenario Outline: <code> on <document>: The number lies in the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número está fuera del rango autorizado
      | code   | document | kind    | where  | from            | to              | status | also           |
      | FAD05d | invoice  | Rechazo | cbc:ID | "SETP990000001" | "SETP995000001" | 99     | FAD05c Rechazo |

    Examples: El número no está en el rango autorizado
      | code    | document         | kind    | where  | from            | to              | status | also            |
      | DSAD05d | support document | Rechazo | cbc:ID | "SEDS984000001" | "SEDS985000001" | 99     | DSAD05c Rechazo |

  Scenario Outline: <code> on <document>: The number belongs to a range of the stated resolution
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número no existe para la autorización informada
      | code   | document | kind    | where  | from            | to              | status | also |
      | FAD05e | invoice  | Rechazo | cbc:ID | "SETP990000001" | "OTRO990000001" | 99     | none |

    Examples: El número no existe para la autorización
      | code    | document         | kind    | where  | from            | to              | status | also |
      | DSAD05e | support document | Rechazo | cbc:ID | "SEDS984000001" | "OTRO984000001" | 99     | none |

  Scenario Outline: <code> on <document>: The CUFE is the one that follows from the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único no está bien calculado
      | code  | document | kind    | where    | from                                    | to                                                                                                 | status | also |
      | FAD06 | invoice  | Rechazo | cbc:UUID | "3382e4a38c397ec3c67893eb…10f95ea8d848" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The CUDE is the one that follows from the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único no está bien calculado
      | code  | document    | kind    | where    | from                                    | to                                                                                                 | status | also |
      | CAD06 | credit note | Rechazo | cbc:UUID | "13aeb1bb6fe4c128665d603c…c840ef3c43f8" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | DAD06 | debit note  | Rechazo | cbc:UUID | "8d5035784366ad8c86f6dada…d54149280b18" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The CUDS is the one that follows from the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUDS no está bien calculado
      | code   | document                | kind    | where    | from                                    | to                                                                                                 | status | also                                                                                         |
      | DSAD06 | support document        | Rechazo | cbc:UUID | "45d2edd2f63a02312a398175…425d9d8f001d" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | DSAB36 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions |
      | NSAD06 | support adjustment note | Rechazo | cbc:UUID | "2a99d690ef06d96af7908221…d74ffc734860" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | NSAB36 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions |

  Scenario Outline: <code> on <document>: The unique code is of the environment that receives the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeID no corresponde al ambiente de destino
      | code   | document                | kind    | where              | from | to  | status | also |
      | FAD07  | invoice                 | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | CAD07  | credit note             | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | DAD07  | debit note              | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | DSAD07 | support document        | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |
      | NSAD07 | support adjustment note | Rechazo | cbc:UUID/@schemeID | "2"  | "1" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is CUFE-SHA384, or CUDE-SHA384 for type 03
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del código único no permitido
      | code  | document | kind    | where                | from          | to          | status | also |
      | FAD08 | invoice  | Rechazo | cbc:UUID/@schemeName | "CUFE-SHA384" | "CUFE-SHA1" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDE-SHA384"
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del código único no permitido
      | code  | document    | kind    | where                | from          | to          | status | also |
      | CAD08 | credit note | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |
      | DAD08 | debit note  | Rechazo | cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDS-SHA384"
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del código único no permitido
      | code   | document                | kind    | where                | from          | to          | status | also |
      | DSAD08 | support document        | Rechazo | cbc:UUID/@schemeName | "CUDS-SHA384" | "CUFE-SHA1" | 99     | none |
      | NSAD08 | support adjustment note | Rechazo | cbc:UUID/@schemeName | "CUDS-SHA384" | "CUFE-SHA1" | 99     | none |

  Scenario Outline: <code> on <document>: IssueDate is a date not before AuthorizationPeriod/StartDate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión anterior al inicio de la autorización
      | code    | document         | kind    | given                  | where                                                                                                                               | from         | to           | status | also                                                                                                                                                                                                                                                                               |
      | FAD09a  | invoice          | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | FAB07a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, FAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod   |
      | DSAD09a | support document | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | DSAB07a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DSAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod |

  Scenario Outline: <code> on <document>: IssueDate is a date not after AuthorizationPeriod/EndDate
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión posterior al fin de la autorización
      | code    | document         | kind    | given                  | where                                                                                                                             | from         | to           | status | also                                                                                                                                                                                                                                                                               |
      | FAD09b  | invoice          | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | FAB08a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, FAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod   |
      | DSAD09b | support document | Rechazo | cbc:IssueDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | DSAB08a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DSAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod |

  Scenario Outline: <code> on <document>: The document is dated on the day it is signed
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de generación es distinta de la fecha de firma
      | code    | document                | kind    | where         | from         | to           | status | also                                                                     |
      | FAD09e  | invoice                 | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none                                                                     |
      | CAD09e  | credit note             | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | CBG06 Notificación if cac:BillingReference/cac:InvoiceDocumentReference  |
      | DAD09e  | debit note              | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | DBG06 Rechazo if cac:BillingReference/cac:InvoiceDocumentReference       |
      | DSAD09e | support document        | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | none                                                                     |
      | NSAD09e | support adjustment note | Rechazo | cbc:IssueDate | "2026-03-16" | "2020-02-29" | 99     | NSBG06 Notificación if cac:BillingReference/cac:InvoiceDocumentReference |

  Scenario Outline: <code> on <document>: IssueTime is hh:mm:ss-05:00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La hora debe informarse con zona -05:00
      | code   | document                | kind         | where         | from             | to          | status | also |
      | FAD10  | invoice                 | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | CAD10  | credit note             | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | DAD10  | debit note              | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | DSAD10 | support document        | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | NSAD10 | support adjustment note | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |
      | DEAD10 | POS ticket              | Notificación | cbc:IssueTime | "10:00:00-05:00" | "10:00:00Z" | 00     | none |

  Scenario Outline: <code> on <document>: The document is at most five days old
    Given a generated document: <document>, where <given>
    When its message is sent <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code   | document    | kind    | given                                | to                            | status | also |
      | FAD09c | invoice     | Rechazo | cbc:IssueDate is there; FAD09c is on | 6 days after its signing time | 99     | none |
      | CAD09c | credit note | Rechazo | cbc:IssueDate is there; CAD09c is on | 6 days after its signing time | 99     | none |
      | DAD09c | debit note  | Rechazo | cbc:IssueDate is there; DAD09c is on | 6 days after its signing time | 99     | none |

  Scenario Outline: <code> on <document>: The document is dated at most ten days ahead
    Given a generated document: <document>, where <given>
    When its message is sent <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code   | document    | kind    | given                                | to                              | status | also         |
      | FAD09d | invoice     | Rechazo | cbc:IssueDate is there; FAD09d is on | 11 days before its signing time | 99     | DC24 Rechazo |
      | CAD09d | credit note | Rechazo | cbc:IssueDate is there; CAD09d is on | 11 days before its signing time | 99     | DC24 Rechazo |
      | DAD09d | debit note  | Rechazo | cbc:IssueDate is there; DAD09d is on | 11 days before its signing time | 99     | DC24 Rechazo |

  Scenario Outline: <code> on <document>: InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code   | document | kind    | where               | from | to   | status | also |
      | FAD12a | invoice  | Rechazo | cbc:InvoiceTypeCode | "01" | "77" | 99     | none |

  Scenario Outline: <code> on <document>: InvoiceTypeCode is one of 01, 02, 03, 04
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de tipo no corresponde a este documento
      | code   | document | kind    | where               | from | to   | status | also |
      | FAD12b | invoice  | Rechazo | cbc:InvoiceTypeCode | "01" | "91" | 99     | none |

  Scenario Outline: <code> on <document>: CreditNoteTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code   | document    | kind    | where                  | from | to   | status | also |
      | CAD12a | credit note | Rechazo | cbc:CreditNoteTypeCode | "91" | "77" | 99     | none |

  Scenario Outline: <code> on <document>: CreditNoteTypeCode is "91"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de tipo no corresponde a este documento
      | code   | document    | kind    | where                  | from | to   | status | also |
      | CAD12b | credit note | Rechazo | cbc:CreditNoteTypeCode | "91" | "92" | 99     | none |

  Scenario Outline: <code> on <document>: InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code    | document         | kind    | given                                                         | where                  | from   | to   | status | also         |
      | DSAD12a | support document | Rechazo | judged beyond its schema; cbc:InvoiceTypeCode = present twice | cbc:InvoiceTypeCode[2] | absent | "77" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: CreditNoteTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code    | document                | kind    | given                                                            | where                     | from   | to   | status | also         |
      | NSAD12a | support adjustment note | Rechazo | judged beyond its schema; cbc:CreditNoteTypeCode = present twice | cbc:CreditNoteTypeCode[2] | absent | "77" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: InvoiceTypeCode is one of 20, 25, 27, 30, 32, 35, 40, 45, 50, 55, 60, 07, 08, 93, 94
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento no permitido
      | code    | document   | kind    | where               | from | to   | status | also           |
      | DEAD12a | POS ticket | Rechazo | cbc:InvoiceTypeCode | "20" | "77" | 99     | DEAD06 Rechazo |

  Scenario Outline: <code> on <document>: InvoiceTypeCode is "20"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de tipo no corresponde al tiquete POS
      | code    | document   | kind    | where               | from | to   | status | also           |
      | DEAD12b | POS ticket | Rechazo | cbc:InvoiceTypeCode | "20" | "94" | 99     | DEAD06 Rechazo |

  Scenario Outline: <code> on <document>: DocumentCurrencyCode is an ISO 4217 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Divisa no válida
      | code    | document                | kind    | given                            | where                    | from  | to    | status | also                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                   |
      | FAD15a  | invoice                 | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | FAD15b Rechazo, FAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, FAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, FAR02 Rechazo if cac:PaymentExchangeRate, FAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, FAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, FAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, FAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, FAT03 Rechazo if cac:WithholdingTaxTotal/cbc:TaxAmount, FAT06 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, FAT08 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount, FAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, FAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, FAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, FAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, FAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, FAU13 Rechazo if cac:LegalMonetaryTotal/cbc:PrepaidAmount, FAU15 Rechazo, FAV07 Rechazo, FAW04 Rechazo if cac:InvoiceLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, FAX03 Rechazo if cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount, FAX06 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, FAX08 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, FAX12 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, FAX19 Rechazo if cac:InvoiceLine/cac:TaxTotal/cbc:RoundingAmount, FAY03 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount, FAY06 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, FAY08 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount, FBB03 Rechazo if cac:InvoiceLine/cac:Price/cbc:PriceAmount, FBD04 Rechazo if cac:PrepaidPayment/cbc:PaidAmount, FBE07 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount, FBE09 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount |
      | CAD15a  | credit note             | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | CAD15b Rechazo, CAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, CAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, CAR02 Rechazo if cac:PaymentExchangeRate, CAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, CAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, CAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, CAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, CAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, CAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, CAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, CAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, CAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, CAU13 Rechazo if cac:LegalMonetaryTotal/cbc:PrepaidAmount, CAU15 Rechazo, CAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount, CAW04 Rechazo if cac:CreditNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, CAX03 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount, CAX06 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, CAX08 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, CAX12 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, CBB03 Rechazo if cac:CreditNoteLine/cac:Price/cbc:PriceAmount, CBE07 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount, CBE09 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                         |
      | DAD15a  | debit note              | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | DAD15b Rechazo, DAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, DAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, DAR02 Rechazo if cac:PaymentExchangeRate, DAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, DAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DAU03 Rechazo if cac:RequestedMonetaryTotal/cbc:LineExtensionAmount, DAU05 Rechazo if cac:RequestedMonetaryTotal/cbc:TaxExclusiveAmount, DAU07 Rechazo if cac:RequestedMonetaryTotal/cbc:TaxInclusiveAmount, DAU09 Rechazo if cac:RequestedMonetaryTotal/cbc:AllowanceTotalAmount, DAU11 Rechazo if cac:RequestedMonetaryTotal/cbc:ChargeTotalAmount, DAU13 Rechazo if cac:RequestedMonetaryTotal/cbc:PrepaidAmount, DAU15 Rechazo, DAV07 Rechazo, DAW04 Rechazo if cac:DebitNoteLine/cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount, DAX03 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cbc:TaxAmount, DAX06 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DAX08 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DAX12 Rechazo if cac:DebitNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DBB03 Rechazo if cac:DebitNoteLine/cac:Price/cbc:PriceAmount, DBE07 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge/cbc:Amount, DBE09 Rechazo if cac:DebitNoteLine/cac:AllowanceCharge/cbc:BaseAmount                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                       |
      | DSAD15a | support document        | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | DSAD15b Rechazo, DSAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, DSAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, DSAR02 Rechazo if cac:PaymentExchangeRate, DSAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, DSAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DSAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DSAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DSAT03 Rechazo if cac:WithholdingTaxTotal/cbc:TaxAmount, DSAT06 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DSAT08 Rechazo if cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DSAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, DSAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, DSAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, DSAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, DSAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, DSAU15 Rechazo, DSAV07 Rechazo, DSAX03 Rechazo if cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount, DSAX06 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DSAX08 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DSAX12 Rechazo if cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, DSAY03 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cbc:TaxAmount, DSAY06 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, DSAY08 Rechazo if cac:InvoiceLine/cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxAmount, DSBB03 Rechazo if cac:InvoiceLine/cac:Price/cbc:PriceAmount, DSBE07 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount, DSBE09 Rechazo if cac:InvoiceLine/cac:AllowanceCharge/cbc:BaseAmount                                                                                                                                                                                                                                                           |
      | NSAD15a | support adjustment note | Rechazo | cac:PaymentExchangeRate is there | cbc:DocumentCurrencyCode | "COP" | "ZZZ" | 99     | NSAD15b Rechazo, NSAQ08 Rechazo if cac:AllowanceCharge/cbc:Amount, NSAQ10 Rechazo if cac:AllowanceCharge/cbc:BaseAmount, NSAR02 Rechazo if cac:PaymentExchangeRate, NSAS03 Rechazo if cac:TaxTotal/cbc:TaxAmount, NSAS06 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NSAS08 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NSAS12 Rechazo if cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NSAU03 Rechazo if cac:LegalMonetaryTotal/cbc:LineExtensionAmount, NSAU05 Rechazo if cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount, NSAU07 Rechazo if cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, NSAU09 Rechazo if cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount, NSAU11 Rechazo if cac:LegalMonetaryTotal/cbc:ChargeTotalAmount, NSAU15 Rechazo, NSAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount, NSAX03 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cbc:TaxAmount, NSAX06 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount, NSAX08 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount, NSAX12 Rechazo if cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount, NSBB03 Rechazo if cac:CreditNoteLine/cac:Price/cbc:PriceAmount, NSBE07 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:Amount, NSBE09 Rechazo if cac:CreditNoteLine/cac:AllowanceCharge/cbc:BaseAmount                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      |

  Scenario Outline: <code> on <document>: Every amount is in the currency of the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hay importes en una divisa distinta de la del documento
      | code    | document                | kind    | given                             | where                                                  | from  | to    | status | also                                                         |
      | CAD15b  | credit note             | Rechazo | cbc:DocumentCurrencyCode is there | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | CAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount  |
      | DAD15b  | debit note              | Rechazo | cbc:DocumentCurrencyCode is there | cac:DebitNoteLine/cbc:LineExtensionAmount/@currencyID  | "COP" | "XAU" | 99     | DAV07 Rechazo                                                |
      | DSAD15b | support document        | Rechazo | cbc:DocumentCurrencyCode is there | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID    | "COP" | "XAU" | 99     | DSAV07 Rechazo                                               |
      | NSAD15b | support adjustment note | Rechazo | cbc:DocumentCurrencyCode is there | cac:CreditNoteLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | NSAV07 Rechazo if cac:CreditNoteLine/cbc:LineExtensionAmount |

  Scenario Outline: <code> on <document>: Every amount is in the currency of the document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hay importes en una divisa distinta de la del documento
      | code   | document | kind    | given                             | where                                               | from  | to    | status | also          |
      | FAD15b | invoice  | Rechazo | cbc:DocumentCurrencyCode is there | cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID | "COP" | "XAU" | 99     | FAV07 Rechazo |

  Scenario Outline: <code> on <document>: LineCountNumeric is the number of lines
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número de líneas declarado no coincide
      | code   | document                | kind    | where                | from | to    | status | also |
      | FAD16  | invoice                 | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
      | CAD16  | credit note             | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
      | DAD16  | debit note              | Rechazo | cbc:LineCountNumeric | "3"  | "999" | 99     | none |
      | DSAD16 | support document        | Rechazo | cbc:LineCountNumeric | "2"  | "999" | 99     | none |
      | NSAD16 | support adjustment note | Rechazo | cbc:LineCountNumeric | "2"  | "999" | 99     | none |
