# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 2: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
