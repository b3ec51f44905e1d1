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

    @NIAE085 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE085 | NIAE085 | NIAE085 | HRN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE086 @request
    Examples:
      | rule    | code    | lines         | title                                  |
      | NIAE086 | NIAE086 | NIAE086 VLR01 | HRN/@Cantidad is a number of 0 or more |

    @NIAE087 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE087 | NIAE087 | NIAE087 | HRN/@Porcentaje is 35.00, the rate of the table |

    @NIAE088 @wire
    Examples:
      | rule    | code    | lines        | title                         |
      | NIAE088 | NIAE088 | NIAE088 ZB01 | HRN/@Pago is a decimal number |

    @NIAE089 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE089 | NIAE089 | NIAE089 | HEDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE090 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE090 | NIAE090 | NIAE090 | HEDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE091 @request
    Examples:
      | rule    | code    | lines         | title                                    |
      | NIAE091 | NIAE091 | NIAE091 VLR01 | HEDDF/@Cantidad is a number of 0 or more |

    @NIAE092 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE092 | NIAE092 | NIAE092 | HEDDF/@Porcentaje is 100.00, the rate of the table |

    @NIAE093 @wire
    Examples:
      | rule    | code    | lines        | title                           |
      | NIAE093 | NIAE093 | NIAE093 ZB01 | HEDDF/@Pago is a decimal number |

    @NIAE094 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE094 | NIAE094 | NIAE094 | HRDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE095 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE095 | NIAE095 | NIAE095 | HRDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE096 @request
    Examples:
      | rule    | code    | lines         | title                                    |
      | NIAE096 | NIAE096 | NIAE096 VLR01 | HRDDF/@Cantidad is a number of 0 or more |

    @NIAE097 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE097 | NIAE097 | NIAE097 | HRDDF/@Porcentaje is 75.00, the rate of the table |

    @NIAE098 @wire
    Examples:
      | rule    | code    | lines        | title                           |
      | NIAE098 | NIAE098 | NIAE098 ZB01 | HRDDF/@Pago is a decimal number |

    @NIAE099 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE099 | NIAE099 | NIAE099 | HENDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE100 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE100 | NIAE100 | NIAE100 | HENDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE101 @request
    Examples:
      | rule    | code    | lines         | title                                    |
      | NIAE101 | NIAE101 | NIAE101 VLR01 | HENDF/@Cantidad is a number of 0 or more |

    @NIAE102 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE102 | NIAE102 | NIAE102 | HENDF/@Porcentaje is 150.00, the rate of the table |

    @NIAE103 @wire
    Examples:
      | rule    | code    | lines        | title                           |
      | NIAE103 | NIAE103 | NIAE103 ZB01 | HENDF/@Pago is a decimal number |

    @NIAE104 @wire
    Examples:
      | rule    | code    | lines   | title                                             |
      | NIAE104 | NIAE104 | NIAE104 | HRNDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE105 @wire
    Examples:
      | rule    | code    | lines   | title                                          |
      | NIAE105 | NIAE105 | NIAE105 | HRNDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIAE106 @request
    Examples:
      | rule    | code    | lines         | title                                    |
      | NIAE106 | NIAE106 | NIAE106 VLR01 | HRNDF/@Cantidad is a number of 0 or more |

    @NIAE107 @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | NIAE107 | NIAE107 | NIAE107 | HRNDF/@Porcentaje is 110.00, the rate of the table |

    @NIAE108 @wire
    Examples:
      | rule    | code    | lines        | title                           |
      | NIAE108 | NIAE108 | NIAE108 ZB01 | HRNDF/@Pago is a decimal number |

    @NIAE109 @wire
    Examples:
      | rule    | code    | lines   | title                                               |
      | NIAE109 | NIAE109 | NIAE109 | VacacionesComunes/@FechaInicio is a date YYYY-MM-DD |

    @NIAE110 @wire
    Examples:
      | rule    | code    | lines   | title                                            |
      | NIAE110 | NIAE110 | NIAE110 | VacacionesComunes/@FechaFin is a date YYYY-MM-DD |

    @NIAE111 @request
    Examples:
      | rule    | code    | lines   | title                                                      |
      | NIAE111 | NIAE111 | NIAE111 | VacacionesComunes/@Cantidad is a whole number of 1 or more |

    @NIAE112 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE112 | NIAE112 | NIAE112 ZB01 | VacacionesComunes/@Pago is a decimal number |

    @NIAE115 @request
    Examples:
      | rule    | code    | lines         | title                                                          |
      | NIAE115 | NIAE115 | NIAE115 VLR01 | VacacionesCompensadas/@Cantidad is a whole number of 0 or more |

    @NIAE116 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE116 | NIAE116 | NIAE116 ZB01 | VacacionesCompensadas/@Pago is a decimal number |

    @NIAE117 @request
    Examples:
      | rule    | code    | lines         | title                                           |
      | NIAE117 | NIAE117 | NIAE117 VLR01 | Primas/@Cantidad is a whole number of 0 or more |

    @NIAE118 @wire
    Examples:
      | rule    | code    | lines        | title                            |
      | NIAE118 | NIAE118 | NIAE118 ZB01 | Primas/@Pago is a decimal number |

    @NIAE119 @wire
    Examples:
      | rule    | code    | lines        | title                              |
      | NIAE119 | NIAE119 | NIAE119 ZB01 | Primas/@PagoNS is a decimal number |

    @NIAE120 @wire
    Examples:
      | rule    | code    | lines        | title                               |
      | NIAE120 | NIAE120 | NIAE120 ZB01 | Cesantias/@Pago is a decimal number |
