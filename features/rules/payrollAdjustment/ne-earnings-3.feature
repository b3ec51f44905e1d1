# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 3: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
