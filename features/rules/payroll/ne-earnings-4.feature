# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 4: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE119 @wire
    Examples:
      | rule   | code   | lines       | title                              |
      | NIE119 | NIE119 | NIE119 ZB01 | Primas/@PagoNS is a decimal number |

    @NIE120 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE120 | NIE120 | NIE120 ZB01 | Cesantias/@Pago is a decimal number |

    @NIE121 @request
    Examples:
      | rule   | code   | lines  | title                                               |
      | NIE121 | NIE121 | NIE121 | Cesantias/@Porcentaje is a percentage from 0 to 100 |

    @NIE122 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE122 | NIE122 | NIE122 ZB01 | Cesantias/@PagoIntereses is a decimal number |

    @NIE123 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE123 | NIE123 | NIE123 | Incapacidad/@FechaInicio is a date YYYY-MM-DD |

    @NIE124 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE124 | NIE124 | NIE124 | Incapacidad/@FechaFin is a date YYYY-MM-DD |

    @NIE125 @request
    Examples:
      | rule   | code   | lines        | title                                                |
      | NIE125 | NIE125 | NIE125 VLR01 | Incapacidad/@Cantidad is a whole number of 0 or more |

    @NIE126 @wire
    Examples:
      | rule   | code   | lines  | title                               |
      | NIE126 | NIE126 | NIE126 | Incapacidad/@Tipo is one of 1, 2, 3 |

    @NIE127 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE127 | NIE127 | NIE127 ZB01 | Incapacidad/@Pago is a decimal number |

    @NIE128 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE128 | NIE128 | NIE128 | LicenciaMP/@FechaInicio is a date YYYY-MM-DD |

    @NIE129 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NIE129 | NIE129 | NIE129 | LicenciaMP/@FechaFin is a date YYYY-MM-DD |

    @NIE130 @request
    Examples:
      | rule   | code   | lines        | title                                               |
      | NIE130 | NIE130 | NIE130 VLR01 | LicenciaMP/@Cantidad is a whole number of 0 or more |

    @NIE131 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE131 | NIE131 | NIE131 ZB01 | LicenciaMP/@Pago is a decimal number |

    @NIE132 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | NIE132 | NIE132 | NIE132 | LicenciaR/@FechaInicio is a date YYYY-MM-DD |

    @NIE133 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | NIE133 | NIE133 | NIE133 | LicenciaR/@FechaFin is a date YYYY-MM-DD |

    @NIE134 @request
    Examples:
      | rule   | code   | lines        | title                                              |
      | NIE134 | NIE134 | NIE134 VLR01 | LicenciaR/@Cantidad is a whole number of 0 or more |
