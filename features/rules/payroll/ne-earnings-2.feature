# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 2: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE121 @request
    Examples:
      | rule   | code   | lines  | title                                               |
      | NIE121 | NIE121 | NIE121 | Cesantias/@Porcentaje is a percentage from 0 to 100 |

    @NIE122 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE122 | NIE122 | NIE122 ZB01 | Cesantias/@PagoIntereses is a decimal number |

    @NIE123 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE123 | NIE123 | NIE123 | Incapacidad/@FechaInicio is a date YYYY-MM-DD |

    @NIE124 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE124 | NIE124 | NIE124 | Incapacidad/@FechaFin is a date YYYY-MM-DD |

    @NIE125 @request
    Examples:
      | rule   | code   | lines        | title                                                |
      | NIE125 | NIE125 | NIE125 VLR01 | Incapacidad/@Cantidad is a whole number of 0 or more |

    @NIE126 @wire
    Examples:
      | rule   | code   | lines  | title                               |
      | NIE126 | NIE126 | NIE126 | Incapacidad/@Tipo is one of 1, 2, 3 |

    @NIE127 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE127 | NIE127 | NIE127 ZB01 | Incapacidad/@Pago is a decimal number |

    @NIE128 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE128 | NIE128 | NIE128 | LicenciaMP/@FechaInicio is a date YYYY-MM-DD |

    @NIE129 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NIE129 | NIE129 | NIE129 | LicenciaMP/@FechaFin is a date YYYY-MM-DD |

    @NIE130 @request
    Examples:
      | rule   | code   | lines        | title                                               |
      | NIE130 | NIE130 | NIE130 VLR01 | LicenciaMP/@Cantidad is a whole number of 0 or more |

    @NIE131 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE131 | NIE131 | NIE131 ZB01 | LicenciaMP/@Pago is a decimal number |

    @NIE132 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | NIE132 | NIE132 | NIE132 | LicenciaR/@FechaInicio is a date YYYY-MM-DD |

    @NIE133 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | NIE133 | NIE133 | NIE133 | LicenciaR/@FechaFin is a date YYYY-MM-DD |

    @NIE134 @request
    Examples:
      | rule   | code   | lines        | title                                              |
      | NIE134 | NIE134 | NIE134 VLR01 | LicenciaR/@Cantidad is a whole number of 0 or more |

    @NIE135 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE135 | NIE135 | NIE135 ZB01 | LicenciaR/@Pago is a decimal number |

    @NIE136 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE136 | NIE136 | NIE136 | LicenciaNR/@FechaInicio is a date YYYY-MM-DD |

    @NIE137 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NIE137 | NIE137 | NIE137 | LicenciaNR/@FechaFin is a date YYYY-MM-DD |

    @NIE138 @request
    Examples:
      | rule   | code   | lines        | title                                               |
      | NIE138 | NIE138 | NIE138 VLR01 | LicenciaNR/@Cantidad is a whole number of 0 or more |

    @NIE139 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE139 | NIE139 | NIE139 ZB01 | Bonificacion/@BonificacionS is a decimal number |

    @NIE140 @wire
    Examples:
      | rule   | code   | lines       | title                                            |
      | NIE140 | NIE140 | NIE140 ZB01 | Bonificacion/@BonificacionNS is a decimal number |

    @NIE141 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE141 | NIE141 | NIE141 ZB01 | Auxilio/@AuxilioS is a decimal number |

    @NIE142 @wire
    Examples:
      | rule   | code   | lines       | title                                  |
      | NIE142 | NIE142 | NIE142 ZB01 | Auxilio/@AuxilioNS is a decimal number |

    @NIE143 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE143 | NIE143 | NIE143 | HuelgaLegal/@FechaInicio is a date YYYY-MM-DD |

    @NIE144 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE144 | NIE144 | NIE144 | HuelgaLegal/@FechaFin is a date YYYY-MM-DD |

    @NIE145 @request
    Examples:
      | rule   | code   | lines        | title                                                |
      | NIE145 | NIE145 | NIE145 VLR01 | HuelgaLegal/@Cantidad is a whole number of 0 or more |

    @NIE146 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE146 | NIE146 | NIE146 ZB01 | OtroConcepto/@DescripcionConcepto is there |

    @NIE147 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE147 | NIE147 | NIE147 ZB01 | OtroConcepto/@ConceptoS is a decimal number |

    @NIE148 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE148 | NIE148 | NIE148 ZB01 | OtroConcepto/@ConceptoNS is a decimal number |

    @NIE149 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE149 | NIE149 | NIE149 ZB01 | Compensacion/@CompensacionO is a decimal number |

    @NIE150 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE150 | NIE150 | NIE150 ZB01 | Compensacion/@CompensacionE is a decimal number |

    @NIE151 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE151 | NIE151 | NIE151 ZB01 | BonoEPCTV/@PagoS is a decimal number |

    @NIE152 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE152 | NIE152 | NIE152 ZB01 | BonoEPCTV/@PagoNS is a decimal number |

    @NIE153 @wire
    Examples:
      | rule   | code   | lines       | title                                            |
      | NIE153 | NIE153 | NIE153 ZB01 | BonoEPCTV/@PagoAlimentacionS is a decimal number |

    @NIE154 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE154 | NIE154 | NIE154 ZB01 | BonoEPCTV/@PagoAlimentacionNS is a decimal number |

    @NIE155 @wire
    Examples:
      | rule   | code   | lines       | title                                   |
      | NIE155 | NIE155 | NIE155 ZB01 | Comisiones/Comision is a decimal number |

    @NIE193 @wire
    Examples:
      | rule   | code   | lines       | title                                         |
      | NIE193 | NIE193 | NIE193 ZB01 | PagosTerceros/PagoTercero is a decimal number |

    @NIE194 @wire
    Examples:
      | rule   | code   | lines       | title                                  |
      | NIE194 | NIE194 | NIE194 ZB01 | Anticipos/Anticipo is a decimal number |

    @NIE156 @wire
    Examples:
      | rule   | code   | lines       | title                                   |
      | NIE156 | NIE156 | NIE156 ZB01 | Devengados/Dotacion is a decimal number |

    @NIE157 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE157 | NIE157 | NIE157 ZB01 | Devengados/ApoyoSost is a decimal number |

    @NIE158 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE158 | NIE158 | NIE158 ZB01 | Devengados/Teletrabajo is a decimal number |

    @NIE159 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE159 | NIE159 | NIE159 ZB01 | Devengados/BonifRetiro is a decimal number |

    @NIE160 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE160 | NIE160 | NIE160 ZB01 | Devengados/Indemnizacion is a decimal number |

    @NIE201 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE201 | NIE201 | NIE201 ZB01 | Devengados/Reintegro is a decimal number |
