# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-DEDUCTIONS
Feature: Rules NE-DEDUCTIONS on payroll adjustments, part 2: Payroll: deductions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE197 @wire
    Examples:
      | rule    | code    | lines        | title                                              |
      | NIAE197 | NIAE197 | NIAE197 ZB01 | OtrasDeducciones/OtraDeduccion is a decimal number |

    @NIAE198 @wire
    Examples:
      | rule    | code    | lines        | title                                             |
      | NIAE198 | NIAE198 | NIAE198 ZB01 | Deducciones/PensionVoluntaria is a decimal number |

    @NIAE177 @wire
    Examples:
      | rule    | code    | lines        | title                                           |
      | NIAE177 | NIAE177 | NIAE177 ZB01 | Deducciones/RetencionFuente is a decimal number |

    @NIAE179 @wire
    Examples:
      | rule    | code    | lines        | title                               |
      | NIAE179 | NIAE179 | NIAE179 ZB01 | Deducciones/AFC is a decimal number |

    @NIAE180 @wire
    Examples:
      | rule    | code    | lines        | title                                       |
      | NIAE180 | NIAE180 | NIAE180 ZB01 | Deducciones/Cooperativa is a decimal number |

    @NIAE181 @wire
    Examples:
      | rule    | code    | lines        | title                                         |
      | NIAE181 | NIAE181 | NIAE181 ZB01 | Deducciones/EmbargoFiscal is a decimal number |

    @NIAE182 @wire
    Examples:
      | rule    | code    | lines        | title                                               |
      | NIAE182 | NIAE182 | NIAE182 ZB01 | Deducciones/PlanComplementarios is a decimal number |

    @NIAE183 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE183 | NIAE183 | NIAE183 ZB01 | Deducciones/Educacion is a decimal number |

    @NIAE184 @wire
    Examples:
      | rule    | code    | lines        | title                                     |
      | NIAE184 | NIAE184 | NIAE184 ZB01 | Deducciones/Reintegro is a decimal number |

    @NIAE185 @wire
    Examples:
      | rule    | code    | lines        | title                                 |
      | NIAE185 | NIAE185 | NIAE185 ZB01 | Deducciones/Deuda is a decimal number |
