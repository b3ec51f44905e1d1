# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-EARNINGS
Feature: Rules NE-EARNINGS on payroll, part 6: Payroll: earnings
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE151 @wire
    Examples:
      | rule   | code   | lines       | title                                |
      | NIE151 | NIE151 | NIE151 ZB01 | BonoEPCTV/@PagoS is a decimal number |

    @NIE152 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE152 | NIE152 | NIE152 ZB01 | BonoEPCTV/@PagoNS is a decimal number |

    @NIE153 @wire
    Examples:
      | rule   | code   | lines       | title                                            |
      | NIE153 | NIE153 | NIE153 ZB01 | BonoEPCTV/@PagoAlimentacionS is a decimal number |

    @NIE154 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE154 | NIE154 | NIE154 ZB01 | BonoEPCTV/@PagoAlimentacionNS is a decimal number |

    @NIE155 @wire
    Examples:
      | rule   | code   | lines       | title                                   |
      | NIE155 | NIE155 | NIE155 ZB01 | Comisiones/Comision is a decimal number |

    @NIE193 @wire
    Examples:
      | rule   | code   | lines       | title                                         |
      | NIE193 | NIE193 | NIE193 ZB01 | PagosTerceros/PagoTercero is a decimal number |

    @NIE194 @wire
    Examples:
      | rule   | code   | lines       | title                                  |
      | NIE194 | NIE194 | NIE194 ZB01 | Anticipos/Anticipo is a decimal number |

    @NIE156 @wire
    Examples:
      | rule   | code   | lines       | title                                   |
      | NIE156 | NIE156 | NIE156 ZB01 | Devengados/Dotacion is a decimal number |

    @NIE157 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE157 | NIE157 | NIE157 ZB01 | Devengados/ApoyoSost is a decimal number |

    @NIE158 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE158 | NIE158 | NIE158 ZB01 | Devengados/Teletrabajo is a decimal number |

    @NIE159 @wire
    Examples:
      | rule   | code   | lines       | title                                      |
      | NIE159 | NIE159 | NIE159 ZB01 | Devengados/BonifRetiro is a decimal number |

    @NIE160 @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | NIE160 | NIE160 | NIE160 ZB01 | Devengados/Indemnizacion is a decimal number |

    @NIE201 @wire
    Examples:
      | rule   | code   | lines       | title                                    |
      | NIE201 | NIE201 | NIE201 ZB01 | Devengados/Reintegro is a decimal number |
