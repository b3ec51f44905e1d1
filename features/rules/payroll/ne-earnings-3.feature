# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 3: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
