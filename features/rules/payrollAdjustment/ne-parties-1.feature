# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-PARTIES
Feature: Rules NE-PARTIES on payroll adjustments, part 1: Payroll: provider, general data and employer
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
