# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-WORKER
Feature: Rules NE-WORKER on payroll adjustments: Payroll: worker and payment
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE041 @wire
    Examples:
      | rule    | code    | lines   | title                                                                                               |
      | NIAE041 | NIAE041 | NIAE041 | Trabajador/@TipoTrabajador is one of 01, 02, 04, 12, 18, 19, 21, 22, 23, 30, 31, 47, 51, 54, 56, 58 |

    @NIAE042 @wire
    Examples:
      | rule    | code    | lines   | title                                                                              |
      | NIAE042 | NIAE042 | NIAE042 | Trabajador/@SubTipoTrabajador is one of 00, 01, 02, 03, 04, 12, 16, 18, 19, 20, 21 |

    @NIAE043 @wire
    Examples:
      | rule    | code    | lines   | title                                               |
      | NIAE043 | NIAE043 | NIAE043 | Trabajador/@AltoRiesgoPension is one of true, false |

    @NIAE044 @wire
    Examples:
      | rule    | code    | lines   | title                                                                              |
      | NIAE044 | NIAE044 | NIAE044 | Trabajador/@TipoDocumento is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @NIAE045 @request
    Examples:
      | rule    | code    | lines        | title                                                                   |
      | NIAE045 | NIAE045 | NIAE045 ZB01 | Trabajador/@NumeroDocumento is a number without dots, commas and blanks |

    @NIAE046 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE046 | NIAE046 | NIAE046 | Trabajador/@PrimerApellido is there and not empty |

    @NIAE047 @wire
    Examples:
      | rule    | code    | lines        | title                                |
      | NIAE047 | NIAE047 | NIAE047 ZB01 | Trabajador/@SegundoApellido is there |

    @NIAE048 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE048 | NIAE048 | NIAE048 | Trabajador/@PrimerNombre is there and not empty |

    @NIAE049 @request
    Examples:
      | rule    | code    | lines   | title                             |
      | NIAE049 | NIAE049 | NIAE049 | Trabajador/@OtrosNombres is there |

    @NIAE050 @wire
    Examples:
      | rule    | code    | lines   | title                                                      |
      | NIAE050 | NIAE050 | NIAE050 | Trabajador/@LugarTrabajoPais is an ISO 3166-1 alpha-2 code |

    @NIAE051 @wire
    Examples:
      | rule    | code    | lines   | title                                                                         |
      | NIAE051 | NIAE051 | NIAE051 | Trabajador/@LugarTrabajoDepartamentoEstado is a department code of two digits |

    @NIAE052 @wire
    Examples:
      | rule    | code    | lines   | title                                                                         |
      | NIAE052 | NIAE052 | NIAE052 | Trabajador/@LugarTrabajoMunicipioCiudad is a municipality code of five digits |

    @NIAE053 @wire
    Examples:
      | rule    | code    | lines   | title                                                    |
      | NIAE053 | NIAE053 | NIAE053 | Trabajador/@LugarTrabajoDireccion is there and not empty |

    @NIAE056 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE056 | NIAE056 | NIAE056 | Trabajador/@SalarioIntegral is one of true, false |

    @NIAE061 @wire
    Examples:
      | rule    | code    | lines   | title                                            |
      | NIAE061 | NIAE061 | NIAE061 | Trabajador/@TipoContrato is one of 1, 2, 3, 4, 5 |

    @NIAE062 @request
    Examples:
      | rule    | code    | lines   | title                                  |
      | NIAE062 | NIAE062 | NIAE062 | Trabajador/@Sueldo is a number above 0 |

    @NIAE063 @request
    Examples:
      | rule    | code    | lines   | title                                 |
      | NIAE063 | NIAE063 | NIAE063 | Trabajador/@CodigoTrabajador is there |

    @NIAE064 @wire
    Examples:
      | rule    | code    | lines   | title              |
      | NIAE064 | NIAE064 | NIAE064 | Pago/@Forma is "1" |

    @NIAE065 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE065 | NIAE065 | NIAE065 | Pago/@Metodo is a payment method of the table |

    @NIAE066 @wire
    Examples:
      | rule    | code    | lines   | title                                                     |
      | NIAE066 | NIAE066 | NIAE066 | Pago/@Banco is there where the method pays through a bank |

    @NIAE067 @request
    Examples:
      | rule    | code    | lines   | title                                                          |
      | NIAE067 | NIAE067 | NIAE067 | Pago/@TipoCuenta is there where the method pays through a bank |

    @NIAE068 @request
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE068 | NIAE068 | NIAE068 | Pago/@NumeroCuenta is there where the method pays through a bank |

    @NIAE203 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE203 | NIAE203 | NIAE203 | FechasPagos/FechaPago is a date YYYY-MM-DD |
