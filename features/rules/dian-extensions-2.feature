# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AB
Feature: DIAN extensions (AB), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: DianExtensions/QRCode is there and not empty
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contenido del código QR
      | code  | document    | kind    | where                                                                                 | from                                    | to | status | also |
      | FAB36 | invoice     | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…10f95ea8d848" | "" | 99     | none |
      | CAB36 | credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…c840ef3c43f8" | "" | 99     | none |
      | DAB36 | debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…d54149280b18" | "" | 99     | none |

  Scenario Outline: <code> on <document>: The QR code holds the address of the document in the catalogue
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contenido del código QR
      | code   | document                | kind    | where                                                                                 | from                                    | to | status | also |
      | DSAB36 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…425d9d8f001d" | "" | 99     | none |
      | NSAB36 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…d74ffc734860" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionDelFabricanteDelSoftware has the Name «NombreApellido»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «NombreApellido»
      | code   | document   | kind    | where                                                                                                                  | from             | to                | status | also |
      | DEAB41 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Name[1] | "NombreApellido" | "NombreApellidox" | 99     | none |

  Scenario Outline: <code> on <document>: «NombreApellido» of InformacionDelFabricanteDelSoftware has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «NombreApellido»
      | code   | document   | kind    | where                                                                                                                   | from                    | to | status | also |
      | DEAB42 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Value[1] | "ANA LUCIA PARRA ROJAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionDelFabricanteDelSoftware has the Name «RazonSocial»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «RazonSocial»
      | code   | document   | kind    | where                                                                                                                  | from          | to             | status | also |
      | DEAB43 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Name[2] | "RazonSocial" | "RazonSocialx" | 99     | none |

  Scenario Outline: <code> on <document>: «RazonSocial» of InformacionDelFabricanteDelSoftware has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «RazonSocial»
      | code   | document   | kind    | where                                                                                                                   | from                     | to | status | also |
      | DEAB44 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Value[2] | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionDelFabricanteDelSoftware has the Name «NombreSoftware»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «NombreSoftware»
      | code   | document   | kind    | where                                                                                                                  | from             | to                | status | also |
      | DEAB45 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Name[3] | "NombreSoftware" | "NombreSoftwarex" | 99     | none |

  Scenario Outline: <code> on <document>: «NombreSoftware» of InformacionDelFabricanteDelSoftware has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «NombreSoftware»
      | code   | document   | kind    | where                                                                                                                   | from       | to | status | also |
      | DEAB46 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware/Value[3] | "Caja Uno" | "" | 99     | none |
