# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 5: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE135 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE135 | NIE135 | NIE135 ZB01 | LicenciaR/@Pago is a decimal number |

    @NIE136 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE136 | NIE136 | NIE136 | LicenciaNR/@FechaInicio is a date YYYY-MM-DD |

    @NIE137 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NIE137 | NIE137 | NIE137 | LicenciaNR/@FechaFin is a date YYYY-MM-DD |

    @NIE138 @request
    Examples:
      | rule   | code   | lines        | title                                               |
      | NIE138 | NIE138 | NIE138 VLR01 | LicenciaNR/@Cantidad is a whole number of 0 or more |

    @NIE139 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE139 | NIE139 | NIE139 ZB01 | Bonificacion/@BonificacionS is a decimal number |

    @NIE140 @wire
    Examples:
      | rule   | code   | lines       | title                                            |
      | NIE140 | NIE140 | NIE140 ZB01 | Bonificacion/@BonificacionNS is a decimal number |

    @NIE141 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE141 | NIE141 | NIE141 ZB01 | Auxilio/@AuxilioS is a decimal number |

    @NIE142 @wire
    Examples:
      | rule   | code   | lines       | title                                  |
      | NIE142 | NIE142 | NIE142 ZB01 | Auxilio/@AuxilioNS is a decimal number |

    @NIE143 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE143 | NIE143 | NIE143 | HuelgaLegal/@FechaInicio is a date YYYY-MM-DD |

    @NIE144 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE144 | NIE144 | NIE144 | HuelgaLegal/@FechaFin is a date YYYY-MM-DD |

    @NIE145 @request
    Examples:
      | rule   | code   | lines        | title                                                |
      | NIE145 | NIE145 | NIE145 VLR01 | HuelgaLegal/@Cantidad is a whole number of 0 or more |

    @NIE146 @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | NIE146 | NIE146 | NIE146 | OtroConcepto/@DescripcionConcepto is there and not empty |

    @NIE147 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE147 | NIE147 | NIE147 ZB01 | OtroConcepto/@ConceptoS is a decimal number |

    @NIE148 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE148 | NIE148 | NIE148 ZB01 | OtroConcepto/@ConceptoNS is a decimal number |

    @NIE149 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE149 | NIE149 | NIE149 ZB01 | Compensacion/@CompensacionO is a decimal number |

    @NIE150 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE150 | NIE150 | NIE150 ZB01 | Compensacion/@CompensacionE is a decimal number |
