# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DELETION
Feature: Rules NE-DELETION on payroll adjustments, part 2: Payroll: deletion
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
