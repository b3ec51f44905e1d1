# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-HEAD
Feature: Rules NE-HEAD on payroll: Payroll: frame, period, number and place
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE001 @wire
    Examples:
      | rule   | code   | lines       | title                                                     |
      | NIE001 | NIE001 | DC01 NIE001 | UBLExtensions holds ds:Signature in exactly one extension |

    @NIE199 @wire
    Examples:
      | rule   | code   | lines  | title                         |
      | NIE199 | NIE199 | NIE199 | Novedad is one of true, false |

    @NIE199a @request
    Examples:
      | rule    | code    | lines           | title                                                              |
      | NIE199a | NIE199a | NIE199a NIE204a | A novelty has an accepted document of the worker in the same month |

    @NIE204 @wire
    Examples:
      | rule   | code   | lines          | title                                           |
      | NIE204 | NIE204 | NIE199a NIE204 | Novedad/@CUNENov is there where Novedad is true |

    @NIE204a @request
    Examples:
      | rule    | code    | lines           | title                                                 |
      | NIE204a | NIE204a | NIE199a NIE204a | The CUNE of a novelty is that of an accepted document |

    @NIE002 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE002 | NIE002 | NIE002 | Periodo/@FechaIngreso is a date YYYY-MM-DD |

    @NIE003 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NIE003 | NIE003 | NIE003 | Periodo/@FechaRetiro is a date YYYY-MM-DD |

    @NIE004 @wire
    Examples:
      | rule   | code   | lines  | title                                                |
      | NIE004 | NIE004 | NIE004 | Periodo/@FechaLiquidacionInicio is a date YYYY-MM-DD |

    @NIE005 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE005 | NIE005 | NIE005 | Periodo/@FechaLiquidacionFin is a date YYYY-MM-DD |

    @NIE006 @request
    Examples:
      | rule   | code   | lines  | title                                            |
      | NIE006 | NIE006 | NIE006 | Periodo/@TiempoLaborado is a number of 1 or more |

    @NIE008 @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | NIE008 | NIE008 | NIE008 | Periodo/@FechaGen is a date YYYY-MM-DD |

    @NIE009 @request
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE009 | NIE009 | NIE009 | NumeroSecuenciaXML/@CodigoTrabajador is there |

    @NIE010 @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | NIE010 | NIE010 | NIE010 | NumeroSecuenciaXML/@Prefijo is letters and digits only |

    @NIE011 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE011 | NIE011 | NIE011 | NumeroSecuenciaXML/@Consecutivo is digits only |

    @NIE012 @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | NIE012 | NIE012 | NIE012 | NumeroSecuenciaXML/@Numero is @Prefijo followed by @Consecutivo |

    @NIE013 @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | NIE013 | NIE013 | NIE013 | LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code |

    @NIE014 @wire
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NIE014 | NIE014 | NIE014 | LugarGeneracionXML/@DepartamentoEstado is a department code of two digits |

    @NIE015 @wire
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NIE015 | NIE015 | NIE015 | LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits |

    @NIE016 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE016 | NIE016 | NIE016 | LugarGeneracionXML/@Idioma is an ISO 639-1 code |
