# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-DEDUCTIONS
Feature: Rules NE-DEDUCTIONS on payroll, part 2: Payroll: deductions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE197 @wire
    Examples:
      | rule   | code   | lines       | title                                              |
      | NIE197 | NIE197 | NIE197 ZB01 | OtrasDeducciones/OtraDeduccion is a decimal number |

    @NIE198 @wire
    Examples:
      | rule   | code   | lines       | title                                             |
      | NIE198 | NIE198 | NIE198 ZB01 | Deducciones/PensionVoluntaria is a decimal number |

    @NIE177 @wire
    Examples:
      | rule   | code   | lines       | title                                           |
      | NIE177 | NIE177 | NIE177 ZB01 | Deducciones/RetencionFuente is a decimal number |

    @NIE179 @wire
    Examples:
      | rule   | code   | lines       | title                               |
      | NIE179 | NIE179 | NIE179 ZB01 | Deducciones/AFC is a decimal number |

    @NIE180 @wire
    Examples:
      | rule   | code   | lines       | title                                       |
      | NIE180 | NIE180 | NIE180 ZB01 | Deducciones/Cooperativa is a decimal number |

    @NIE181 @wire
    Examples:
      | rule   | code   | lines       | title                                         |
      | NIE181 | NIE181 | NIE181 ZB01 | Deducciones/EmbargoFiscal is a decimal number |

    @NIE182 @wire
    Examples:
      | rule   | code   | lines       | title                                               |
      | NIE182 | NIE182 | NIE182 ZB01 | Deducciones/PlanComplementarios is a decimal number |

    @NIE183 @wire
    Examples:
      | rule   | code   | lines       | title                                     |
      | NIE183 | NIE183 | NIE183 ZB01 | Deducciones/Educacion is a decimal number |

    @NIE184 @wire
    Examples:
      | rule   | code   | lines       | title                                     |
      | NIE184 | NIE184 | NIE184 ZB01 | Deducciones/Reintegro is a decimal number |

    @NIE185 @wire
    Examples:
      | rule   | code   | lines       | title                                 |
      | NIE185 | NIE185 | NIE185 ZB01 | Deducciones/Deuda is a decimal number |
