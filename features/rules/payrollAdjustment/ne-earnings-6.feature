# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 6: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
