# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-PARTIES
Feature: Rules NE-PARTIES on payroll adjustments: Payroll: provider, general data and employer
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE205 @wire
    Examples:
      | rule    | code    | lines   | title                                                                 |
      | NIAE205 | NIAE205 | NIAE205 | ProveedorXML/@RazonSocial is a company name, or the names of a person |

    @NIAE206 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE206 | NIAE206 | NIAE206 | ProveedorXML/@PrimerApellido is there where the party is a natural person |

    @NIAE207 @wire
    Examples:
      | rule    | code    | lines   | title                                                                      |
      | NIAE207 | NIAE207 | NIAE207 | ProveedorXML/@SegundoApellido is there where the party is a natural person |

    @NIAE208 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE208 | NIAE208 | NIAE208 | ProveedorXML/@PrimerNombre is there where the party is a natural person |

    @NIAE209 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE209 | NIAE209 | NIAE209 | ProveedorXML/@OtrosNombres is there where the party is a natural person |

    @NIAE017 @wire
    Examples:
      | rule    | code    | lines           | title                                               |
      | NIAE017 | NIAE017 | NIAE017 NIAE019 | The owner of the software is registered for payroll |

    @NIAE018 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE018 | NIAE018 | NIAE018 | ProveedorXML/@DV is the check digit of the NIT |

    @NIAE019 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE019 | NIAE019 | NIAE019 | The software may issue payroll for the employer |

    @NIAE020 @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | NIAE020 | NIAE020 | NIAE020 | The security code follows from software, PIN and number |

    @NIAE021 @wire
    Examples:
      | rule    | code    | lines   | title                                                                       |
      | NIAE021 | NIAE021 | NIAE021 | CodigoQR is the address of the document in the catalogue of the environment |

    @NIAE022 @wire
    Examples:
      | rule    | code    | lines   | title                                                                                                                                                                              |
      | NIAE022 | NIAE022 | NIAE022 | InformacionGeneral/@Version is "V1.0: Documento Soporte de Pago de Nómina Electrónica", in an adjustment "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica" |

    @NIAE023 @wire
    Examples:
      | rule    | code    | lines           | title                                                  |
      | NIAE023 | NIAE023 | NIAE023 NIAE024 | Ambiente is the environment that receives the document |

    @NIAE202 @wire
    Examples:
      | rule    | code    | lines   | title                                                        |
      | NIAE202 | NIAE202 | NIAE202 | InformacionGeneral/@TipoXML is "102", in an adjustment "103" |

    @NIAE024 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE024 | NIAE024 | NIAE024 | The CUNE is the one that follows from the document |

    @NIAE025 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE025 | NIAE025 | NIAE025 | InformacionGeneral/@EncripCUNE is "CUNE-SHA384" |

    @NIAE026 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE026 | NIAE026 | NIAE026 | InformacionGeneral/@FechaGen is a date YYYY-MM-DD |

    @NIAE027 @wire
    Examples:
      | rule    | code    | lines   | title                                                |
      | NIAE027 | NIAE027 | NIAE027 | InformacionGeneral/@HoraGen is a time hh:mm:ss-05:00 |

    @NIAE029 @wire
    Examples:
      | rule    | code    | lines   | title                                                        |
      | NIAE029 | NIAE029 | NIAE029 | InformacionGeneral/@PeriodoNomina is one of 1, 2, 3, 4, 5, 6 |

    @NIAE030 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE030 | NIAE030 | NIAE030 | InformacionGeneral/@TipoMoneda is an ISO 4217 code |

    @NIAE200 @wire
    Examples:
      | rule    | code    | lines   | title                                                                    |
      | NIAE200 | NIAE200 | NIAE200 | InformacionGeneral/@TRM is a number above 0, where TipoMoneda is not COP |

    @NIAE031 @request
    Examples:
      | rule    | code    | lines   | title          |
      | NIAE031 | NIAE031 | NIAE031 | Notas is there |

    @NIAE032 @wire
    Examples:
      | rule    | code    | lines   | title                                                              |
      | NIAE032 | NIAE032 | NIAE032 | Empleador/@RazonSocial is a company name, or the names of a person |

    @NIAE210 @wire
    Examples:
      | rule    | code    | lines   | title                                                                  |
      | NIAE210 | NIAE210 | NIAE210 | Empleador/@PrimerApellido is there where the party is a natural person |

    @NIAE211 @wire
    Examples:
      | rule    | code    | lines   | title                                                                   |
      | NIAE211 | NIAE211 | NIAE211 | Empleador/@SegundoApellido is there where the party is a natural person |

    @NIAE212 @wire
    Examples:
      | rule    | code    | lines   | title                                                                |
      | NIAE212 | NIAE212 | NIAE212 | Empleador/@PrimerNombre is there where the party is a natural person |

    @NIAE213 @wire
    Examples:
      | rule    | code    | lines   | title                                                                |
      | NIAE213 | NIAE213 | NIAE213 | Empleador/@OtrosNombres is there where the party is a natural person |

    @NIAE033 @request
    Examples:
      | rule    | code    | lines              | title                                                              |
      | NIAE033 | NIAE033 | 92 NIAE017 NIAE033 | The employer is named by its NIT in digits and enabled for payroll |

    @NIAE034 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE034 | NIAE034 | NIAE034 | Empleador/@DV is the check digit of the NIT |

    @NIAE035 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE035 | NIAE035 | NIAE035 | Empleador/@Pais is an ISO 3166-1 alpha-2 code |

    @NIAE036 @wire
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE036 | NIAE036 | NIAE036 | Empleador/@DepartamentoEstado is a department code of two digits |

    @NIAE037 @wire
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE037 | NIAE037 | NIAE037 | Empleador/@MunicipioCiudad is a municipality code of five digits |

    @NIAE038 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE038 | NIAE038 | NIAE038 | Empleador/@Direccion is there and not empty |
