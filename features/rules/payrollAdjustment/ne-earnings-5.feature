# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 5: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
      | rule    | code    | lines   | title                                                    |
      | NIAE146 | NIAE146 | NIAE146 | OtroConcepto/@DescripcionConcepto is there and not empty |

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
