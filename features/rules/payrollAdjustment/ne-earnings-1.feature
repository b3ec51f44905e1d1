# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 1: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE069 @request
    Examples:
      | rule    | code    | lines         | title                                                 |
      | NIAE069 | NIAE069 | NIAE069 VLR01 | Basico/@DiasTrabajados is a whole number of 0 or more |

    @NIAE070 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE070 | NIAE070 | NIAE070 ZB01 | Basico/@SueldoTrabajado is a decimal number |

    @NIAE071 @wire
    Examples:
      | rule    | code    | lines        | title                                             |
      | NIAE071 | NIAE071 | NIAE071 ZB01 | Transporte/@AuxilioTransporte is a decimal number |

    @NIAE072 @wire
    Examples:
      | rule    | code    | lines        | title                                            |
      | NIAE072 | NIAE072 | NIAE072 ZB01 | Transporte/@ViaticoManuAlojS is a decimal number |

    @NIAE073 @wire
    Examples:
      | rule    | code    | lines        | title                                             |
      | NIAE073 | NIAE073 | NIAE073 ZB01 | Transporte/@ViaticoManuAlojNS is a decimal number |

    @NIAE074 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE074 | NIAE074 | NIAE074 | HED/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE075 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE075 | NIAE075 | NIAE075 | HED/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE076 @request
    Examples:
      | rule    | code    | lines         | title                                  |
      | NIAE076 | NIAE076 | NIAE076 VLR01 | HED/@Cantidad is a number of 0 or more |

    @NIAE077 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE077 | NIAE077 | NIAE077 | HED/@Porcentaje is 25.00, the rate of the table |

    @NIAE078 @wire
    Examples:
      | rule    | code    | lines        | title                         |
      | NIAE078 | NIAE078 | NIAE078 ZB01 | HED/@Pago is a decimal number |

    @NIAE079 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE079 | NIAE079 | NIAE079 | HEN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE080 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE080 | NIAE080 | NIAE080 | HEN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE081 @request
    Examples:
      | rule    | code    | lines         | title                                  |
      | NIAE081 | NIAE081 | NIAE081 VLR01 | HEN/@Cantidad is a number of 0 or more |

    @NIAE082 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE082 | NIAE082 | NIAE082 | HEN/@Porcentaje is 75.00, the rate of the table |

    @NIAE083 @wire
    Examples:
      | rule    | code    | lines        | title                         |
      | NIAE083 | NIAE083 | NIAE083 ZB01 | HEN/@Pago is a decimal number |

    @NIAE084 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE084 | NIAE084 | NIAE084 | HRN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |
