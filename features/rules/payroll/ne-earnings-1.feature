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
