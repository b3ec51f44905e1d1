# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @PD
Feature: Extensions of the POS ticket (PD)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The five extensions of a POS ticket are there before its benefits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan extensiones obligatorias del tiquete POS
      | code   | document   | kind    | where                                                                                                          | from    | to     | status | also           |
      | DEPD11 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/FabricanteSoftware/InformacionDelFabricanteDelSoftware | present | absent | 99     | DEPD21 Rechazo |

  Scenario Outline: <code> on <document>: The group BeneficiosComprador is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo de beneficios del comprador
      | code   | document   | kind    | given                                                                                                                                                                                                   | where                                                                          | from    | to     | status | also |
      | DEPD13 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension[3]/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador = in ext:UBLExtensions/ext:UBLExtension[3]/ext:ExtensionContent after BeneficiosComprador | ext:UBLExtensions/ext:UBLExtension[3]/ext:ExtensionContent/BeneficiosComprador | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: The group InformacionBeneficiosComprador is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo de beneficios del comprador
      | code   | document   | kind    | where                                                                                                      | from    | to     | status | also                           |
      | DEPD14 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador | present | absent | 99     | DEPD11 Rechazo, DEPD21 Rechazo |

  Scenario Outline: <code> on <document>: InformacionBeneficiosComprador has the Name «Codigo»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «Codigo»
      | code   | document   | kind    | where                                                                                                              | from     | to        | status | also |
      | DEPD15 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Name[1] | "Codigo" | "Codigox" | 99     | none |

  Scenario Outline: <code> on <document>: «Codigo» of InformacionBeneficiosComprador has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «Codigo»
      | code   | document   | kind    | where                                                                                                               | from       | to | status | also |
      | DEPD16 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Value[1] | "10000001" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionBeneficiosComprador has the Name «NombresApellidos»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «NombresApellidos»
      | code   | document   | kind    | where                                                                                                              | from               | to                  | status | also |
      | DEPD17 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Name[2] | "NombresApellidos" | "NombresApellidosx" | 99     | none |

  Scenario Outline: <code> on <document>: «NombresApellidos» of InformacionBeneficiosComprador has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «NombresApellidos»
      | code   | document   | kind    | where                                                                                                               | from                             | to | status | also |
      | DEPD18 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Value[2] | "SEGUNDA EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionBeneficiosComprador has the Name «Puntos»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «Puntos»
      | code   | document   | kind    | where                                                                                                              | from     | to        | status | also |
      | DEPD19 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Name[3] | "Puntos" | "Puntosx" | 99     | none |

  Scenario Outline: <code> on <document>: «Puntos» of InformacionBeneficiosComprador has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «Puntos»
      | code   | document   | kind    | where                                                                                                               | from  | to | status | also |
      | DEPD20 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/BeneficiosComprador/InformacionBeneficiosComprador/Value[3] | "100" | "" | 99     | none |

  Scenario Outline: <code> on <document>: The five extensions of a POS ticket are there before the till
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan extensiones obligatorias del tiquete POS
      | code   | document   | kind    | where                                                                                   | from    | to     | status | also           |
      | DEPD21 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta | present | absent | 99     | DEPD11 Rechazo |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «PlacaCaja»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «PlacaCaja»
      | code   | document   | kind    | where                                                                                           | from        | to           | status | also |
      | DEPD25 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[1] | "PlacaCaja" | "PlacaCajax" | 99     | none |

  Scenario Outline: <code> on <document>: «PlacaCaja» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «PlacaCaja»
      | code   | document   | kind    | where                                                                                            | from           | to | status | also |
      | DEPD26 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[1] | "DF-000-12345" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «UbicaciónCaja»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «UbicaciónCaja»
      | code   | document   | kind    | where                                                                                           | from            | to               | status | also |
      | DEPD27 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[2] | "UbicaciónCaja" | "UbicaciónCajax" | 99     | none |

  Scenario Outline: <code> on <document>: «UbicaciónCaja» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «UbicaciónCaja»
      | code   | document   | kind    | where                                                                                            | from                   | to | status | also |
      | DEPD28 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[2] | "Piso 1, salida norte" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «Cajero»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «Cajero»
      | code   | document   | kind    | where                                                                                           | from     | to        | status | also |
      | DEPD29 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[3] | "Cajero" | "Cajerox" | 99     | none |

  Scenario Outline: <code> on <document>: «Cajero» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «Cajero»
      | code   | document   | kind    | where                                                                                            | from          | to | status | also |
      | DEPD30 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[3] | "PEDRO ROJAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «TipoCaja»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «TipoCaja»
      | code   | document   | kind    | where                                                                                           | from       | to          | status | also |
      | DEPD31 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[4] | "TipoCaja" | "TipoCajax" | 99     | none |

  Scenario Outline: <code> on <document>: «TipoCaja» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «TipoCaja»
      | code   | document   | kind    | where                                                                                            | from             | to | status | also |
      | DEPD32 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[4] | "Caja principal" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «CódigoVenta»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «CódigoVenta»
      | code   | document   | kind    | where                                                                                           | from          | to             | status | also |
      | DEPD33 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[5] | "CódigoVenta" | "CódigoVentax" | 99     | none |

  Scenario Outline: <code> on <document>: «CódigoVenta» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «CódigoVenta»
      | code   | document   | kind    | where                                                                                            | from       | to | status | also |
      | DEPD34 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[5] | "V0000001" | "" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionCajaVenta has the Name «SubTotal»
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el nombre «SubTotal»
      | code   | document   | kind    | where                                                                                           | from       | to          | status | also |
      | DEPD35 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Name[6] | "SubTotal" | "SubTotalx" | 99     | none |

  Scenario Outline: <code> on <document>: «SubTotal» of InformacionCajaVenta has a Value
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de «SubTotal»
      | code   | document   | kind    | where                                                                                            | from        | to | status | also |
      | DEPD36 | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta/Value[6] | "191000.00" | "" | 99     | none |
