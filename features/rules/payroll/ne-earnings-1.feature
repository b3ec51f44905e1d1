# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 1: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE069 @request
    Examples:
      | rule   | code   | lines        | title                                                 |
      | NIE069 | NIE069 | NIE069 VLR01 | Basico/@DiasTrabajados is a whole number of 0 or more |

    @NIE070 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE070 | NIE070 | NIE070 ZB01 | Basico/@SueldoTrabajado is a decimal number |

    @NIE071 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE071 | NIE071 | NIE071 ZB01 | Transporte/@AuxilioTransporte is a decimal number |

    @NIE072 @wire
    Examples:
      | rule   | code   | lines       | title                                            |
      | NIE072 | NIE072 | NIE072 ZB01 | Transporte/@ViaticoManuAlojS is a decimal number |

    @NIE073 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE073 | NIE073 | NIE073 ZB01 | Transporte/@ViaticoManuAlojNS is a decimal number |

    @NIE074 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE074 | NIE074 | NIE074 | HED/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE075 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE075 | NIE075 | NIE075 | HED/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE076 @request
    Examples:
      | rule   | code   | lines        | title                                  |
      | NIE076 | NIE076 | NIE076 VLR01 | HED/@Cantidad is a number of 0 or more |

    @NIE077 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE077 | NIE077 | NIE077 | HED/@Porcentaje is 25.00, the rate of the table |

    @NIE078 @wire
    Examples:
      | rule   | code   | lines       | title                         |
      | NIE078 | NIE078 | NIE078 ZB01 | HED/@Pago is a decimal number |

    @NIE079 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE079 | NIE079 | NIE079 | HEN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE080 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE080 | NIE080 | NIE080 | HEN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE081 @request
    Examples:
      | rule   | code   | lines        | title                                  |
      | NIE081 | NIE081 | NIE081 VLR01 | HEN/@Cantidad is a number of 0 or more |

    @NIE082 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE082 | NIE082 | NIE082 | HEN/@Porcentaje is 75.00, the rate of the table |

    @NIE083 @wire
    Examples:
      | rule   | code   | lines       | title                         |
      | NIE083 | NIE083 | NIE083 ZB01 | HEN/@Pago is a decimal number |

    @NIE084 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE084 | NIE084 | NIE084 | HRN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE085 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE085 | NIE085 | NIE085 | HRN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE086 @request
    Examples:
      | rule   | code   | lines        | title                                  |
      | NIE086 | NIE086 | NIE086 VLR01 | HRN/@Cantidad is a number of 0 or more |

    @NIE087 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE087 | NIE087 | NIE087 | HRN/@Porcentaje is 35.00, the rate of the table |

    @NIE088 @wire
    Examples:
      | rule   | code   | lines       | title                         |
      | NIE088 | NIE088 | NIE088 ZB01 | HRN/@Pago is a decimal number |

    @NIE089 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE089 | NIE089 | NIE089 | HEDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE090 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE090 | NIE090 | NIE090 | HEDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE091 @request
    Examples:
      | rule   | code   | lines        | title                                    |
      | NIE091 | NIE091 | NIE091 VLR01 | HEDDF/@Cantidad is a number of 0 or more |

    @NIE092 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE092 | NIE092 | NIE092 | HEDDF/@Porcentaje is 100.00, the rate of the table |

    @NIE093 @wire
    Examples:
      | rule   | code   | lines       | title                           |
      | NIE093 | NIE093 | NIE093 ZB01 | HEDDF/@Pago is a decimal number |

    @NIE094 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE094 | NIE094 | NIE094 | HRDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE095 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE095 | NIE095 | NIE095 | HRDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE096 @request
    Examples:
      | rule   | code   | lines        | title                                    |
      | NIE096 | NIE096 | NIE096 VLR01 | HRDDF/@Cantidad is a number of 0 or more |

    @NIE097 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE097 | NIE097 | NIE097 | HRDDF/@Porcentaje is 75.00, the rate of the table |

    @NIE098 @wire
    Examples:
      | rule   | code   | lines       | title                           |
      | NIE098 | NIE098 | NIE098 ZB01 | HRDDF/@Pago is a decimal number |

    @NIE099 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE099 | NIE099 | NIE099 | HENDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE100 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE100 | NIE100 | NIE100 | HENDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE101 @request
    Examples:
      | rule   | code   | lines        | title                                    |
      | NIE101 | NIE101 | NIE101 VLR01 | HENDF/@Cantidad is a number of 0 or more |

    @NIE102 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE102 | NIE102 | NIE102 | HENDF/@Porcentaje is 150.00, the rate of the table |

    @NIE103 @wire
    Examples:
      | rule   | code   | lines       | title                           |
      | NIE103 | NIE103 | NIE103 ZB01 | HENDF/@Pago is a decimal number |

    @NIE104 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NIE104 | NIE104 | NIE104 | HRNDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss |

    @NIE105 @wire
    Examples:
      | rule   | code   | lines  | title                                          |
      | NIE105 | NIE105 | NIE105 | HRNDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss |

    @NIE106 @request
    Examples:
      | rule   | code   | lines        | title                                    |
      | NIE106 | NIE106 | NIE106 VLR01 | HRNDF/@Cantidad is a number of 0 or more |

    @NIE107 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NIE107 | NIE107 | NIE107 | HRNDF/@Porcentaje is 110.00, the rate of the table |

    @NIE108 @wire
    Examples:
      | rule   | code   | lines       | title                           |
      | NIE108 | NIE108 | NIE108 ZB01 | HRNDF/@Pago is a decimal number |

    @NIE109 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | NIE109 | NIE109 | NIE109 | VacacionesComunes/@FechaInicio is a date YYYY-MM-DD |

    @NIE110 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | NIE110 | NIE110 | NIE110 | VacacionesComunes/@FechaFin is a date YYYY-MM-DD |

    @NIE111 @request
    Examples:
      | rule   | code   | lines  | title                                                      |
      | NIE111 | NIE111 | NIE111 | VacacionesComunes/@Cantidad is a whole number of 1 or more |

    @NIE112 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE112 | NIE112 | NIE112 ZB01 | VacacionesComunes/@Pago is a decimal number |

    @NIE115 @request
    Examples:
      | rule   | code   | lines        | title                                                          |
      | NIE115 | NIE115 | NIE115 VLR01 | VacacionesCompensadas/@Cantidad is a whole number of 0 or more |

    @NIE116 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE116 | NIE116 | NIE116 ZB01 | VacacionesCompensadas/@Pago is a decimal number |

    @NIE117 @request
    Examples:
      | rule   | code   | lines        | title                                           |
      | NIE117 | NIE117 | NIE117 VLR01 | Primas/@Cantidad is a whole number of 0 or more |

    @NIE118 @wire
    Examples:
      | rule   | code   | lines       | title                            |
      | NIE118 | NIE118 | NIE118 ZB01 | Primas/@Pago is a decimal number |

    @NIE119 @wire
    Examples:
      | rule   | code   | lines       | title                              |
      | NIE119 | NIE119 | NIE119 ZB01 | Primas/@PagoNS is a decimal number |

    @NIE120 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE120 | NIE120 | NIE120 ZB01 | Cesantias/@Pago is a decimal number |
