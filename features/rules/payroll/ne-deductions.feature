# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-DEDUCTIONS
Feature: Rules NE-DEDUCTIONS on payroll: Payroll: deductions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE161 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NIE161 | NIE161 | NIE161 | Salud/@Porcentaje is Salud with a percentage from 0 to 100 |

    @NIE163 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE163 | NIE163 | NIE163 ZB01 | Salud/@Deduccion is a decimal number |

    @NIE164 @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | NIE164 | NIE164 | NIE164 | FondoPension/@Porcentaje is FondoPension with a percentage from 0 to 100 |

    @NIE166 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE166 | NIE166 | NIE166 ZB01 | FondoPension/@Deduccion is a decimal number |

    @NIE167 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE167 | NIE167 | NIE167 | FondoSP/@Porcentaje is a percentage from 0 to 100 |

    @NIE168 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE168 | NIE168 | NIE168 ZB01 | FondoSP/@DeduccionSP is a decimal number |

    @NIE169 @wire
    Examples:
      | rule   | code   | lines  | title                                                |
      | NIE169 | NIE169 | NIE169 | FondoSP/@PorcentajeSub is a percentage from 0 to 100 |

    @NIE170 @wire
    Examples:
      | rule   | code   | lines       | title                                     |
      | NIE170 | NIE170 | NIE170 ZB01 | FondoSP/@DeduccionSub is a decimal number |

    @NIE171 @request
    Examples:
      | rule   | code   | lines  | title                                               |
      | NIE171 | NIE171 | NIE171 | Sindicato/@Porcentaje is a percentage from 0 to 100 |

    @NIE172 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE172 | NIE172 | NIE172 ZB01 | Sindicato/@Deduccion is a decimal number |

    @NIE173 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE173 | NIE173 | NIE173 ZB01 | Sancion/@SancionPublic is a decimal number |

    @NIE174 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE174 | NIE174 | NIE174 ZB01 | Sancion/@SancionPriv is a decimal number |

    @NIE175 @wire
    Examples:
      | rule   | code   | lines       | title                          |
      | NIE175 | NIE175 | NIE175 ZB01 | Libranza/@Descripcion is there |

    @NIE176 @wire
    Examples:
      | rule   | code   | lines       | title                                   |
      | NIE176 | NIE176 | NIE176 ZB01 | Libranza/@Deduccion is a decimal number |

    @NIE195 @wire
    Examples:
      | rule   | code   | lines       | title                                         |
      | NIE195 | NIE195 | NIE195 ZB01 | PagosTerceros/PagoTercero is a decimal number |

    @NIE196 @wire
    Examples:
      | rule   | code   | lines       | title                                  |
      | NIE196 | NIE196 | NIE196 ZB01 | Anticipos/Anticipo is a decimal number |

    @NIE197 @wire
    Examples:
      | rule   | code   | lines       | title                                              |
      | NIE197 | NIE197 | NIE197 ZB01 | OtrasDeducciones/OtraDeduccion is a decimal number |

    @NIE198 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE198 | NIE198 | NIE198 ZB01 | Deducciones/PensionVoluntaria is a decimal number |

    @NIE177 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE177 | NIE177 | NIE177 ZB01 | Deducciones/RetencionFuente is a decimal number |

    @NIE179 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE179 | NIE179 | NIE179 ZB01 | Deducciones/AFC is a decimal number |

    @NIE180 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE180 | NIE180 | NIE180 ZB01 | Deducciones/Cooperativa is a decimal number |

    @NIE181 @wire
    Examples:
      | rule   | code   | lines       | title                                         |
      | NIE181 | NIE181 | NIE181 ZB01 | Deducciones/EmbargoFiscal is a decimal number |

    @NIE182 @wire
    Examples:
      | rule   | code   | lines       | title                                               |
      | NIE182 | NIE182 | NIE182 ZB01 | Deducciones/PlanComplementarios is a decimal number |

    @NIE183 @wire
    Examples:
      | rule   | code   | lines       | title                                     |
      | NIE183 | NIE183 | NIE183 ZB01 | Deducciones/Educacion is a decimal number |

    @NIE184 @wire
    Examples:
      | rule   | code   | lines       | title                                     |
      | NIE184 | NIE184 | NIE184 ZB01 | Deducciones/Reintegro is a decimal number |

    @NIE185 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE185 | NIE185 | NIE185 ZB01 | Deducciones/Deuda is a decimal number |
