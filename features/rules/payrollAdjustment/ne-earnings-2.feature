# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 2: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE121 @request
    Examples:
      | rule    | code    | lines   | title                                               |
      | NIAE121 | NIAE121 | NIAE121 | Cesantias/@Porcentaje is a percentage from 0 to 100 |

    @NIAE122 @wire
    Examples:
      | rule    | code    | lines        | title                                        |
      | NIAE122 | NIAE122 | NIAE122 ZB01 | Cesantias/@PagoIntereses is a decimal number |

    @NIAE123 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE123 | NIAE123 | NIAE123 | Incapacidad/@FechaInicio is a date YYYY-MM-DD |

    @NIAE124 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE124 | NIAE124 | NIAE124 | Incapacidad/@FechaFin is a date YYYY-MM-DD |

    @NIAE125 @request
    Examples:
      | rule    | code    | lines         | title                                                |
      | NIAE125 | NIAE125 | NIAE125 VLR01 | Incapacidad/@Cantidad is a whole number of 0 or more |

    @NIAE126 @wire
    Examples:
      | rule    | code    | lines   | title                               |
      | NIAE126 | NIAE126 | NIAE126 | Incapacidad/@Tipo is one of 1, 2, 3 |

    @NIAE127 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE127 | NIAE127 | NIAE127 ZB01 | Incapacidad/@Pago is a decimal number |

    @NIAE128 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE128 | NIAE128 | NIAE128 | LicenciaMP/@FechaInicio is a date YYYY-MM-DD |

    @NIAE129 @wire
    Examples:
      | rule    | code    | lines   | title                                     |
      | NIAE129 | NIAE129 | NIAE129 | LicenciaMP/@FechaFin is a date YYYY-MM-DD |

    @NIAE130 @request
    Examples:
      | rule    | code    | lines         | title                                               |
      | NIAE130 | NIAE130 | NIAE130 VLR01 | LicenciaMP/@Cantidad is a whole number of 0 or more |

    @NIAE131 @wire
    Examples:
      | rule    | code    | lines        | title                                |
      | NIAE131 | NIAE131 | NIAE131 ZB01 | LicenciaMP/@Pago is a decimal number |

    @NIAE132 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE132 | NIAE132 | NIAE132 | LicenciaR/@FechaInicio is a date YYYY-MM-DD |

    @NIAE133 @wire
    Examples:
      | rule    | code    | lines   | title                                    |
      | NIAE133 | NIAE133 | NIAE133 | LicenciaR/@FechaFin is a date YYYY-MM-DD |

    @NIAE134 @request
    Examples:
      | rule    | code    | lines         | title                                              |
      | NIAE134 | NIAE134 | NIAE134 VLR01 | LicenciaR/@Cantidad is a whole number of 0 or more |

    @NIAE135 @wire
    Examples:
      | rule    | code    | lines        | title                               |
      | NIAE135 | NIAE135 | NIAE135 ZB01 | LicenciaR/@Pago is a decimal number |

    @NIAE136 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE136 | NIAE136 | NIAE136 | LicenciaNR/@FechaInicio is a date YYYY-MM-DD |

    @NIAE137 @wire
    Examples:
      | rule    | code    | lines   | title                                     |
      | NIAE137 | NIAE137 | NIAE137 | LicenciaNR/@FechaFin is a date YYYY-MM-DD |

    @NIAE138 @request
    Examples:
      | rule    | code    | lines         | title                                               |
      | NIAE138 | NIAE138 | NIAE138 VLR01 | LicenciaNR/@Cantidad is a whole number of 0 or more |

    @NIAE139 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE139 | NIAE139 | NIAE139 ZB01 | Bonificacion/@BonificacionS is a decimal number |

    @NIAE140 @wire
    Examples:
      | rule    | code    | lines        | title                                            |
      | NIAE140 | NIAE140 | NIAE140 ZB01 | Bonificacion/@BonificacionNS is a decimal number |

    @NIAE141 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE141 | NIAE141 | NIAE141 ZB01 | Auxilio/@AuxilioS is a decimal number |

    @NIAE142 @wire
    Examples:
      | rule    | code    | lines        | title                                  |
      | NIAE142 | NIAE142 | NIAE142 ZB01 | Auxilio/@AuxilioNS is a decimal number |

    @NIAE143 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE143 | NIAE143 | NIAE143 | HuelgaLegal/@FechaInicio is a date YYYY-MM-DD |

    @NIAE144 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE144 | NIAE144 | NIAE144 | HuelgaLegal/@FechaFin is a date YYYY-MM-DD |

    @NIAE145 @request
    Examples:
      | rule    | code    | lines         | title                                                |
      | NIAE145 | NIAE145 | NIAE145 VLR01 | HuelgaLegal/@Cantidad is a whole number of 0 or more |

    @NIAE146 @wire
    Examples:
      | rule    | code    | lines        | title                                      |
      | NIAE146 | NIAE146 | NIAE146 ZB01 | OtroConcepto/@DescripcionConcepto is there |

    @NIAE147 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE147 | NIAE147 | NIAE147 ZB01 | OtroConcepto/@ConceptoS is a decimal number |

    @NIAE148 @wire
    Examples:
      | rule    | code    | lines        | title                                        |
      | NIAE148 | NIAE148 | NIAE148 ZB01 | OtroConcepto/@ConceptoNS is a decimal number |

    @NIAE149 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE149 | NIAE149 | NIAE149 ZB01 | Compensacion/@CompensacionO is a decimal number |

    @NIAE150 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE150 | NIAE150 | NIAE150 ZB01 | Compensacion/@CompensacionE is a decimal number |

    @NIAE151 @wire
    Examples:
      | rule    | code    | lines        | title                                |
      | NIAE151 | NIAE151 | NIAE151 ZB01 | BonoEPCTV/@PagoS is a decimal number |

    @NIAE152 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE152 | NIAE152 | NIAE152 ZB01 | BonoEPCTV/@PagoNS is a decimal number |

    @NIAE153 @wire
    Examples:
      | rule    | code    | lines        | title                                            |
      | NIAE153 | NIAE153 | NIAE153 ZB01 | BonoEPCTV/@PagoAlimentacionS is a decimal number |

    @NIAE154 @wire
    Examples:
      | rule    | code    | lines        | title                                             |
      | NIAE154 | NIAE154 | NIAE154 ZB01 | BonoEPCTV/@PagoAlimentacionNS is a decimal number |

    @NIAE155 @wire
    Examples:
      | rule    | code    | lines        | title                                   |
      | NIAE155 | NIAE155 | NIAE155 ZB01 | Comisiones/Comision is a decimal number |

    @NIAE193 @wire
    Examples:
      | rule    | code    | lines        | title                                         |
      | NIAE193 | NIAE193 | NIAE193 ZB01 | PagosTerceros/PagoTercero is a decimal number |

    @NIAE194 @wire
    Examples:
      | rule    | code    | lines        | title                                  |
      | NIAE194 | NIAE194 | NIAE194 ZB01 | Anticipos/Anticipo is a decimal number |

    @NIAE156 @wire
    Examples:
      | rule    | code    | lines        | title                                   |
      | NIAE156 | NIAE156 | NIAE156 ZB01 | Devengados/Dotacion is a decimal number |

    @NIAE157 @wire
    Examples:
      | rule    | code    | lines        | title                                    |
      | NIAE157 | NIAE157 | NIAE157 ZB01 | Devengados/ApoyoSost is a decimal number |

    @NIAE158 @wire
    Examples:
      | rule    | code    | lines        | title                                      |
      | NIAE158 | NIAE158 | NIAE158 ZB01 | Devengados/Teletrabajo is a decimal number |

    @NIAE159 @wire
    Examples:
      | rule    | code    | lines        | title                                      |
      | NIAE159 | NIAE159 | NIAE159 ZB01 | Devengados/BonifRetiro is a decimal number |

    @NIAE160 @wire
    Examples:
      | rule    | code    | lines        | title                                        |
      | NIAE160 | NIAE160 | NIAE160 ZB01 | Devengados/Indemnizacion is a decimal number |

    @NIAE201 @wire
    Examples:
      | rule    | code    | lines        | title                                    |
      | NIAE201 | NIAE201 | NIAE201 ZB01 | Devengados/Reintegro is a decimal number |
