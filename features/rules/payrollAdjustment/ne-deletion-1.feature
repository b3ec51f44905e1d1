# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DELETION
Feature: Rules NE-DELETION on payroll adjustments, part 1: Payroll: deletion
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE215 @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NIAE215 | NIAE215 | NIAE215 | EliminandoPredecesor/@NumeroPred is there and not empty |

    @NIAE216 @wire
    Examples:
      | rule    | code    | lines   | title                                                 |
      | NIAE216 | NIAE216 | NIAE216 | EliminandoPredecesor/@CUNEPred is there and not empty |

    @NIAE216a @request
    Examples:
      | rule     | code     | lines    | title                        |
      | NIAE216a | NIAE216a | NIAE216a | The predecessor was accepted |

    @NIAE217 @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NIAE217 | NIAE217 | NIAE217 | EliminandoPredecesor/@FechaGenPred is a date YYYY-MM-DD |

    @NIAE218 @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | NIAE218 | NIAE218 | NIAE218 | NumeroSecuenciaXML/@Prefijo is letters and digits only |

    @NIAE219 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE219 | NIAE219 | NIAE219 | NumeroSecuenciaXML/@Consecutivo is digits only |

    @NIAE220 @wire
    Examples:
      | rule    | code    | lines   | title                                                           |
      | NIAE220 | NIAE220 | NIAE220 | NumeroSecuenciaXML/@Numero is @Prefijo followed by @Consecutivo |

    @NIAE221 @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | NIAE221 | NIAE221 | NIAE221 | LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code |

    @NIAE222 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE222 | NIAE222 | NIAE222 | LugarGeneracionXML/@DepartamentoEstado is a department code of two digits |

    @NIAE223 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE223 | NIAE223 | NIAE223 | LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits |

    @NIAE224 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE224 | NIAE224 | NIAE224 | LugarGeneracionXML/@Idioma is an ISO 639-1 code |

    @NIAE225 @wire
    Examples:
      | rule    | code    | lines   | title                                                                 |
      | NIAE225 | NIAE225 | NIAE225 | ProveedorXML/@RazonSocial is a company name, or the names of a person |

    @NIAE226 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE226 | NIAE226 | NIAE226 | ProveedorXML/@PrimerApellido is there where the party is a natural person |

    @NIAE227 @wire
    Examples:
      | rule    | code    | lines   | title                                                                      |
      | NIAE227 | NIAE227 | NIAE227 | ProveedorXML/@SegundoApellido is there where the party is a natural person |

    @NIAE228 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE228 | NIAE228 | NIAE228 | ProveedorXML/@PrimerNombre is there where the party is a natural person |

    @NIAE229 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE229 | NIAE229 | NIAE229 | ProveedorXML/@OtrosNombres is there where the party is a natural person |
