# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-WORKER
Feature: Rules NE-WORKER on payroll: Payroll: worker and payment
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE041 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                               |
      | NIE041 | NIE041 | NIE041 | Trabajador/@TipoTrabajador is one of 01, 02, 04, 12, 18, 19, 21, 22, 23, 30, 31, 47, 51, 54, 56, 58 |

    @NIE042 @wire
    Examples:
      | rule   | code   | lines  | title                                                                              |
      | NIE042 | NIE042 | NIE042 | Trabajador/@SubTipoTrabajador is one of 00, 01, 02, 03, 04, 12, 16, 18, 19, 20, 21 |

    @NIE043 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | NIE043 | NIE043 | NIE043 | Trabajador/@AltoRiesgoPension is one of true, false |

    @NIE044 @wire
    Examples:
      | rule   | code   | lines  | title                                                                              |
      | NIE044 | NIE044 | NIE044 | Trabajador/@TipoDocumento is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @NIE045 @request
    Examples:
      | rule   | code   | lines       | title                                                                   |
      | NIE045 | NIE045 | NIE045 ZB01 | Trabajador/@NumeroDocumento is a number without dots, commas and blanks |

    @NIE046 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE046 | NIE046 | NIE046 | Trabajador/@PrimerApellido is there and not empty |

    @NIE047 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE047 | NIE047 | NIE047 ZB01 | Trabajador/@SegundoApellido is there |

    @NIE048 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE048 | NIE048 | NIE048 | Trabajador/@PrimerNombre is there and not empty |

    @NIE049 @request
    Examples:
      | rule   | code   | lines  | title                             |
      | NIE049 | NIE049 | NIE049 | Trabajador/@OtrosNombres is there |

    @NIE050 @wire
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NIE050 | NIE050 | NIE050 | Trabajador/@LugarTrabajoPais is an ISO 3166-1 alpha-2 code |

    @NIE051 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | NIE051 | NIE051 | NIE051 | Trabajador/@LugarTrabajoDepartamentoEstado is a department code of two digits |

    @NIE052 @wire
    Examples:
      | rule   | code   | lines  | title                                                                         |
      | NIE052 | NIE052 | NIE052 | Trabajador/@LugarTrabajoMunicipioCiudad is a municipality code of five digits |

    @NIE053 @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | NIE053 | NIE053 | NIE053 | Trabajador/@LugarTrabajoDireccion is there and not empty |

    @NIE056 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE056 | NIE056 | NIE056 | Trabajador/@SalarioIntegral is one of true, false |

    @NIE061 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NIE061 | NIE061 | NIE061 | Trabajador/@TipoContrato is one of 1, 2, 3, 4, 5 |

    @NIE062 @request
    Examples:
      | rule   | code   | lines  | title                                  |
      | NIE062 | NIE062 | NIE062 | Trabajador/@Sueldo is a number above 0 |

    @NIE063 @request
    Examples:
      | rule   | code   | lines  | title                                 |
      | NIE063 | NIE063 | NIE063 | Trabajador/@CodigoTrabajador is there |

    @NIE064 @wire
    Examples:
      | rule   | code   | lines  | title              |
      | NIE064 | NIE064 | NIE064 | Pago/@Forma is "1" |

    @NIE065 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE065 | NIE065 | NIE065 | Pago/@Metodo is a payment method of the table |

    @NIE066 @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | NIE066 | NIE066 | NIE066 | Pago/@Banco is there where the method pays through a bank |

    @NIE067 @request
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NIE067 | NIE067 | NIE067 | Pago/@TipoCuenta is there where the method pays through a bank |

    @NIE068 @request
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NIE068 | NIE068 | NIE068 | Pago/@NumeroCuenta is there where the method pays through a bank |

    @NIE203 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE203 | NIE203 | NIE203 | FechasPagos/FechaPago is a date YYYY-MM-DD |
