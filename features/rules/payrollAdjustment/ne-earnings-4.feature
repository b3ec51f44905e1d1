# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 4: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE119 @wire
    Examples:
      | rule    | code    | lines        | title                              |
      | NIAE119 | NIAE119 | NIAE119 ZB01 | Primas/@PagoNS is a decimal number |

    @NIAE120 @wire
    Examples:
      | rule    | code    | lines        | title                               |
      | NIAE120 | NIAE120 | NIAE120 ZB01 | Cesantias/@Pago is a decimal number |

    @NIAE121 @request
    Examples:
      | rule    | code    | lines   | title                                               |
      | NIAE121 | NIAE121 | NIAE121 | Cesantias/@Porcentaje is a percentage from 0 to 100 |

    @NIAE122 @wire
    Examples:
      | rule    | code    | lines        | title                                        |
      | NIAE122 | NIAE122 | NIAE122 ZB01 | Cesantias/@PagoIntereses is a decimal number |

    @NIAE123 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE123 | NIAE123 | NIAE123 | Incapacidad/@FechaInicio is a date YYYY-MM-DD |

    @NIAE124 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE124 | NIAE124 | NIAE124 | Incapacidad/@FechaFin is a date YYYY-MM-DD |

    @NIAE125 @request
    Examples:
      | rule    | code    | lines         | title                                                |
      | NIAE125 | NIAE125 | NIAE125 VLR01 | Incapacidad/@Cantidad is a whole number of 0 or more |

    @NIAE126 @wire
    Examples:
      | rule    | code    | lines   | title                               |
      | NIAE126 | NIAE126 | NIAE126 | Incapacidad/@Tipo is one of 1, 2, 3 |

    @NIAE127 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE127 | NIAE127 | NIAE127 ZB01 | Incapacidad/@Pago is a decimal number |

    @NIAE128 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE128 | NIAE128 | NIAE128 | LicenciaMP/@FechaInicio is a date YYYY-MM-DD |

    @NIAE129 @wire
    Examples:
      | rule    | code    | lines   | title                                     |
      | NIAE129 | NIAE129 | NIAE129 | LicenciaMP/@FechaFin is a date YYYY-MM-DD |

    @NIAE130 @request
    Examples:
      | rule    | code    | lines         | title                                               |
      | NIAE130 | NIAE130 | NIAE130 VLR01 | LicenciaMP/@Cantidad is a whole number of 0 or more |

    @NIAE131 @wire
    Examples:
      | rule    | code    | lines        | title                                |
      | NIAE131 | NIAE131 | NIAE131 ZB01 | LicenciaMP/@Pago is a decimal number |

    @NIAE132 @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | NIAE132 | NIAE132 | NIAE132 | LicenciaR/@FechaInicio is a date YYYY-MM-DD |

    @NIAE133 @wire
    Examples:
      | rule    | code    | lines   | title                                    |
      | NIAE133 | NIAE133 | NIAE133 | LicenciaR/@FechaFin is a date YYYY-MM-DD |

    @NIAE134 @request
    Examples:
      | rule    | code    | lines         | title                                              |
      | NIAE134 | NIAE134 | NIAE134 VLR01 | LicenciaR/@Cantidad is a whole number of 0 or more |
