# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll adjustments, part 2: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
