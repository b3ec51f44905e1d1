# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-PARTIES
Feature: Rules NE-PARTIES on payroll adjustments, part 2: Payroll: provider, general data and employer
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
