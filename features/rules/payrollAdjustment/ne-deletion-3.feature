# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DELETION
Feature: Rules NE-DELETION on payroll adjustments, part 3: Payroll: deletion
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
