# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DELETION
Feature: Rules NE-DELETION on payroll adjustments: Payroll: deletion
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE215 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE215 | NIAE215 | NIAE215 ZB01 | EliminandoPredecesor/@NumeroPred is there |

    @NIAE216 @wire
    Examples:
      | rule    | code    | lines        | title                                   |
      | NIAE216 | NIAE216 | NIAE216 ZB01 | EliminandoPredecesor/@CUNEPred is there |

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

    @NIAE230 @wire
    Examples:
      | rule    | code    | lines           | title                                               |
      | NIAE230 | NIAE230 | NIAE230 NIAE232 | The owner of the software is registered for payroll |

    @NIAE231 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE231 | NIAE231 | NIAE231 | ProveedorXML/@DV is the check digit of the NIT |

    @NIAE232 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE232 | NIAE232 | NIAE232 | The software may issue payroll for the employer |

    @NIAE233 @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NIAE233 | NIAE233 | NIAE233 | The security code follows from software, PIN and number |

    @NIAE234 @wire
    Examples:
      | rule    | code    | lines   | title                                                                       |
      | NIAE234 | NIAE234 | NIAE234 | CodigoQR is the address of the document in the catalogue of the environment |

    @NIAE235 @wire
    Examples:
      | rule    | code    | lines   | title                                                                                                                                                                              |
      | NIAE235 | NIAE235 | NIAE235 | InformacionGeneral/@Version is "V1.0: Documento Soporte de Pago de Nómina Electrónica", in an adjustment "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica" |

    @NIAE236 @wire
    Examples:
      | rule    | code    | lines           | title                                                  |
      | NIAE236 | NIAE236 | NIAE236 NIAE238 | Ambiente is the environment that receives the document |

    @NIAE237 @wire
    Examples:
      | rule    | code    | lines   | title                                                        |
      | NIAE237 | NIAE237 | NIAE237 | InformacionGeneral/@TipoXML is "102", in an adjustment "103" |

    @NIAE238 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE238 | NIAE238 | NIAE238 | The CUNE is the one that follows from the document |

    @NIAE239 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE239 | NIAE239 | NIAE239 | InformacionGeneral/@EncripCUNE is "CUNE-SHA384" |

    @NIAE240 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE240 | NIAE240 | NIAE240 | InformacionGeneral/@FechaGen is a date YYYY-MM-DD |

    @NIAE241 @wire
    Examples:
      | rule    | code    | lines   | title                                                |
      | NIAE241 | NIAE241 | NIAE241 | InformacionGeneral/@HoraGen is a time hh:mm:ss-05:00 |

    @NIAE242 @request
    Examples:
      | rule    | code    | lines   | title                   |
      | NIAE242 | NIAE242 | NIAE242 | Eliminar/Notas is there |

    @NIAE243 @wire
    Examples:
      | rule    | code    | lines   | title                                                              |
      | NIAE243 | NIAE243 | NIAE243 | Empleador/@RazonSocial is a company name, or the names of a person |

    @NIAE244 @wire
    Examples:
      | rule    | code    | lines   | title                                                                  |
      | NIAE244 | NIAE244 | NIAE244 | Empleador/@PrimerApellido is there where the party is a natural person |

    @NIAE245 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE245 | NIAE245 | NIAE245 | Empleador/@SegundoApellido is there where the party is a natural person |

    @NIAE246 @wire
    Examples:
      | rule    | code    | lines   | title                                                                |
      | NIAE246 | NIAE246 | NIAE246 | Empleador/@PrimerNombre is there where the party is a natural person |

    @NIAE247 @wire
    Examples:
      | rule    | code    | lines   | title                                                                |
      | NIAE247 | NIAE247 | NIAE247 | Empleador/@OtrosNombres is there where the party is a natural person |

    @NIAE248 @request
    Examples:
      | rule    | code    | lines              | title                                                              |
      | NIAE248 | NIAE248 | 92 NIAE230 NIAE248 | The employer is named by its NIT in digits and enabled for payroll |

    @NIAE249 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE249 | NIAE249 | NIAE249 | Empleador/@DV is the check digit of the NIT |

    @NIAE250 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE250 | NIAE250 | NIAE250 | Empleador/@Pais is an ISO 3166-1 alpha-2 code |

    @NIAE251 @wire
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE251 | NIAE251 | NIAE251 | Empleador/@DepartamentoEstado is a department code of two digits |

    @NIAE252 @wire
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE252 | NIAE252 | NIAE252 | Empleador/@MunicipioCiudad is a municipality code of five digits |

    @NIAE253 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE253 | NIAE253 | NIAE253 | Empleador/@Direccion is there and not empty |
