# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-PARTIES
Feature: Rules NE-PARTIES on payroll: Payroll: provider, general data and employer
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE205 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | NIE205 | NIE205 | NIE205 | ProveedorXML/@RazonSocial is a company name, or the names of a person |

    @NIE206 @wire
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NIE206 | NIE206 | NIE206 | ProveedorXML/@PrimerApellido is there where the party is a natural person |

    @NIE207 @wire
    Examples:
      | rule   | code   | lines  | title                                                                      |
      | NIE207 | NIE207 | NIE207 | ProveedorXML/@SegundoApellido is there where the party is a natural person |

    @NIE208 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | NIE208 | NIE208 | NIE208 | ProveedorXML/@PrimerNombre is there where the party is a natural person |

    @NIE209 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | NIE209 | NIE209 | NIE209 | ProveedorXML/@OtrosNombres is there where the party is a natural person |

    @NIE017 @wire
    Examples:
      | rule   | code   | lines         | title                                               |
      | NIE017 | NIE017 | NIE017 NIE019 | The owner of the software is registered for payroll |

    @NIE018 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE018 | NIE018 | NIE018 | ProveedorXML/@DV is the check digit of the NIT |

    @NIE019 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE019 | NIE019 | NIE019 | The software may issue payroll for the employer |

    @NIE020 @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | NIE020 | NIE020 | NIE020 | The security code follows from software, PIN and number |

    @NIE021 @wire
    Examples:
      | rule   | code   | lines  | title                                                                       |
      | NIE021 | NIE021 | NIE021 | CodigoQR is the address of the document in the catalogue of the environment |

    @NIE022 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                                                                                              |
      | NIE022 | NIE022 | NIE022 | InformacionGeneral/@Version is "V1.0: Documento Soporte de Pago de Nómina Electrónica", in an adjustment "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica" |

    @NIE023 @wire
    Examples:
      | rule   | code   | lines         | title                                                  |
      | NIE023 | NIE023 | NIE023 NIE024 | Ambiente is the environment that receives the document |

    @NIE202 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | NIE202 | NIE202 | NIE202 | InformacionGeneral/@TipoXML is "102", in an adjustment "103" |

    @NIE024 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE024 | NIE024 | NIE024 | The CUNE is the one that follows from the document |

    @NIE025 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE025 | NIE025 | NIE025 | InformacionGeneral/@EncripCUNE is "CUNE-SHA384" |

    @NIE026 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE026 | NIE026 | NIE026 | InformacionGeneral/@FechaGen is a date YYYY-MM-DD |

    @NIE027 @wire
    Examples:
      | rule   | code   | lines  | title                                                |
      | NIE027 | NIE027 | NIE027 | InformacionGeneral/@HoraGen is a time hh:mm:ss-05:00 |

    @NIE029 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | NIE029 | NIE029 | NIE029 | InformacionGeneral/@PeriodoNomina is one of 1, 2, 3, 4, 5, 6 |

    @NIE030 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE030 | NIE030 | NIE030 | InformacionGeneral/@TipoMoneda is an ISO 4217 code |

    @NIE200 @wire
    Examples:
      | rule   | code   | lines  | title                                                                    |
      | NIE200 | NIE200 | NIE200 | InformacionGeneral/@TRM is a number above 0, where TipoMoneda is not COP |

    @NIE031 @request
    Examples:
      | rule   | code   | lines  | title          |
      | NIE031 | NIE031 | NIE031 | Notas is there |

    @NIE032 @wire
    Examples:
      | rule   | code   | lines  | title                                                              |
      | NIE032 | NIE032 | NIE032 | Empleador/@RazonSocial is a company name, or the names of a person |

    @NIE210 @wire
    Examples:
      | rule   | code   | lines  | title                                                                  |
      | NIE210 | NIE210 | NIE210 | Empleador/@PrimerApellido is there where the party is a natural person |

    @NIE211 @wire
    Examples:
      | rule   | code   | lines  | title                                                                   |
      | NIE211 | NIE211 | NIE211 | Empleador/@SegundoApellido is there where the party is a natural person |

    @NIE212 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | NIE212 | NIE212 | NIE212 | Empleador/@PrimerNombre is there where the party is a natural person |

    @NIE213 @wire
    Examples:
      | rule   | code   | lines  | title                                                                |
      | NIE213 | NIE213 | NIE213 | Empleador/@OtrosNombres is there where the party is a natural person |

    @NIE033 @request
    Examples:
      | rule   | code   | lines            | title                                                              |
      | NIE033 | NIE033 | 92 NIE017 NIE033 | The employer is named by its NIT in digits and enabled for payroll |

    @NIE034 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | NIE034 | NIE034 | NIE034 | Empleador/@DV is the check digit of the NIT |

    @NIE035 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE035 | NIE035 | NIE035 | Empleador/@Pais is an ISO 3166-1 alpha-2 code |

    @NIE036 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NIE036 | NIE036 | NIE036 | Empleador/@DepartamentoEstado is a department code of two digits |

    @NIE037 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NIE037 | NIE037 | NIE037 | Empleador/@MunicipioCiudad is a municipality code of five digits |

    @NIE038 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | NIE038 | NIE038 | NIE038 | Empleador/@Direccion is there and not empty |
