# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DEDUCTIONS
Feature: Rules NE-DEDUCTIONS on payroll adjustments: Payroll: deductions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE161 @wire
    Examples:
      | rule    | code    | lines   | title                                                      |
      | NIAE161 | NIAE161 | NIAE161 | Salud/@Porcentaje is Salud with a percentage from 0 to 100 |

    @NIAE163 @wire
    Examples:
      | rule    | code    | lines        | title                                |
      | NIAE163 | NIAE163 | NIAE163 ZB01 | Salud/@Deduccion is a decimal number |

    @NIAE164 @wire
    Examples:
      | rule    | code    | lines   | title                                                                    |
      | NIAE164 | NIAE164 | NIAE164 | FondoPension/@Porcentaje is FondoPension with a percentage from 0 to 100 |

    @NIAE166 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE166 | NIAE166 | NIAE166 ZB01 | FondoPension/@Deduccion is a decimal number |

    @NIAE167 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE167 | NIAE167 | NIAE167 | FondoSP/@Porcentaje is a percentage from 0 to 100 |

    @NIAE168 @wire
    Examples:
      | rule    | code    | lines        | title                                    |
      | NIAE168 | NIAE168 | NIAE168 ZB01 | FondoSP/@DeduccionSP is a decimal number |

    @NIAE169 @wire
    Examples:
      | rule    | code    | lines   | title                                                |
      | NIAE169 | NIAE169 | NIAE169 | FondoSP/@PorcentajeSub is a percentage from 0 to 100 |

    @NIAE170 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE170 | NIAE170 | NIAE170 ZB01 | FondoSP/@DeduccionSub is a decimal number |

    @NIAE171 @request
    Examples:
      | rule    | code    | lines   | title                                               |
      | NIAE171 | NIAE171 | NIAE171 | Sindicato/@Porcentaje is a percentage from 0 to 100 |

    @NIAE172 @wire
    Examples:
      | rule    | code    | lines        | title                                    |
      | NIAE172 | NIAE172 | NIAE172 ZB01 | Sindicato/@Deduccion is a decimal number |

    @NIAE173 @wire
    Examples:
      | rule    | code    | lines        | title                                      |
      | NIAE173 | NIAE173 | NIAE173 ZB01 | Sancion/@SancionPublic is a decimal number |

    @NIAE174 @wire
    Examples:
      | rule    | code    | lines        | title                                    |
      | NIAE174 | NIAE174 | NIAE174 ZB01 | Sancion/@SancionPriv is a decimal number |

    @NIAE175 @wire
    Examples:
      | rule    | code    | lines        | title                          |
      | NIAE175 | NIAE175 | NIAE175 ZB01 | Libranza/@Descripcion is there |

    @NIAE176 @wire
    Examples:
      | rule    | code    | lines        | title                                   |
      | NIAE176 | NIAE176 | NIAE176 ZB01 | Libranza/@Deduccion is a decimal number |

    @NIAE195 @wire
    Examples:
      | rule    | code    | lines        | title                                         |
      | NIAE195 | NIAE195 | NIAE195 ZB01 | PagosTerceros/PagoTercero is a decimal number |

    @NIAE196 @wire
    Examples:
      | rule    | code    | lines        | title                                  |
      | NIAE196 | NIAE196 | NIAE196 ZB01 | Anticipos/Anticipo is a decimal number |

    @NIAE197 @wire
    Examples:
      | rule    | code    | lines        | title                                              |
      | NIAE197 | NIAE197 | NIAE197 ZB01 | OtrasDeducciones/OtraDeduccion is a decimal number |

    @NIAE198 @wire
    Examples:
      | rule    | code    | lines        | title                                             |
      | NIAE198 | NIAE198 | NIAE198 ZB01 | Deducciones/PensionVoluntaria is a decimal number |

    @NIAE177 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE177 | NIAE177 | NIAE177 ZB01 | Deducciones/RetencionFuente is a decimal number |

    @NIAE179 @wire
    Examples:
      | rule    | code    | lines        | title                               |
      | NIAE179 | NIAE179 | NIAE179 ZB01 | Deducciones/AFC is a decimal number |

    @NIAE180 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE180 | NIAE180 | NIAE180 ZB01 | Deducciones/Cooperativa is a decimal number |

    @NIAE181 @wire
    Examples:
      | rule    | code    | lines        | title                                         |
      | NIAE181 | NIAE181 | NIAE181 ZB01 | Deducciones/EmbargoFiscal is a decimal number |

    @NIAE182 @wire
    Examples:
      | rule    | code    | lines        | title                                               |
      | NIAE182 | NIAE182 | NIAE182 ZB01 | Deducciones/PlanComplementarios is a decimal number |

    @NIAE183 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE183 | NIAE183 | NIAE183 ZB01 | Deducciones/Educacion is a decimal number |

    @NIAE184 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE184 | NIAE184 | NIAE184 ZB01 | Deducciones/Reintegro is a decimal number |

    @NIAE185 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE185 | NIAE185 | NIAE185 ZB01 | Deducciones/Deuda is a decimal number |
