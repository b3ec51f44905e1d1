# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-HEAD
Feature: Rules NE-HEAD on payroll adjustments: Payroll: frame, period, number and place
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE001 @wire
    Examples:
      | rule    | code    | lines        | title                                                     |
      | NIAE001 | NIAE001 | DC01 NIAE001 | UBLExtensions holds ds:Signature in exactly one extension |

    @NIAE214 @wire
    Examples:
      | rule    | code    | lines   | title                                                         |
      | NIAE214 | NIAE214 | NIAE214 | TipoNota is 1 with Reemplazar alone, or 2 with Eliminar alone |

    @NIAE190 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE190 | NIAE190 | NIAE190 ZB01 | ReemplazandoPredecesor/@NumeroPred is there |

    @NIAE191 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE191 | NIAE191 | NIAE191 ZB01 | ReemplazandoPredecesor/@CUNEPred is there |

    @NIAE191a @request
    Examples:
      | rule     | code     | lines    | title                        |
      | NIAE191a | NIAE191a | NIAE191a | The predecessor was accepted |

    @NIAE192 @wire
    Examples:
      | rule    | code    | lines   | title                                                     |
      | NIAE192 | NIAE192 | NIAE192 | ReemplazandoPredecesor/@FechaGenPred is a date YYYY-MM-DD |

    @NIAE002 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE002 | NIAE002 | NIAE002 | Periodo/@FechaIngreso is a date YYYY-MM-DD |

    @NIAE003 @wire
    Examples:
      | rule    | code    | lines   | title                                     |
      | NIAE003 | NIAE003 | NIAE003 | Periodo/@FechaRetiro is a date YYYY-MM-DD |

    @NIAE004 @wire
    Examples:
      | rule    | code    | lines   | title                                                |
      | NIAE004 | NIAE004 | NIAE004 | Periodo/@FechaLiquidacionInicio is a date YYYY-MM-DD |

    @NIAE005 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE005 | NIAE005 | NIAE005 | Periodo/@FechaLiquidacionFin is a date YYYY-MM-DD |

    @NIAE006 @request
    Examples:
      | rule    | code    | lines   | title                                            |
      | NIAE006 | NIAE006 | NIAE006 | Periodo/@TiempoLaborado is a number of 1 or more |

    @NIAE008 @wire
    Examples:
      | rule    | code    | lines   | title                                  |
      | NIAE008 | NIAE008 | NIAE008 | Periodo/@FechaGen is a date YYYY-MM-DD |

    @NIAE009 @request
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE009 | NIAE009 | NIAE009 | NumeroSecuenciaXML/@CodigoTrabajador is there |

    @NIAE010 @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | NIAE010 | NIAE010 | NIAE010 | NumeroSecuenciaXML/@Prefijo is letters and digits only |

    @NIAE011 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE011 | NIAE011 | NIAE011 | NumeroSecuenciaXML/@Consecutivo is digits only |

    @NIAE012 @wire
    Examples:
      | rule    | code    | lines   | title                                                           |
      | NIAE012 | NIAE012 | NIAE012 | NumeroSecuenciaXML/@Numero is @Prefijo followed by @Consecutivo |

    @NIAE013 @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | NIAE013 | NIAE013 | NIAE013 | LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code |

    @NIAE014 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE014 | NIAE014 | NIAE014 | LugarGeneracionXML/@DepartamentoEstado is a department code of two digits |

    @NIAE015 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE015 | NIAE015 | NIAE015 | LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits |

    @NIAE016 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE016 | NIAE016 | NIAE016 | LugarGeneracionXML/@Idioma is an ISO 639-1 code |
