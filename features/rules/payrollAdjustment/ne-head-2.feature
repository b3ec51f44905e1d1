# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-HEAD
Feature: Rules NE-HEAD on payroll adjustments, part 2: Payroll: frame, period, number and place
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE013 @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | NIAE013 | NIAE013 | NIAE013 | LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code |

    @NIAE014 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE014 | NIAE014 | NIAE014 | LugarGeneracionXML/@DepartamentoEstado is a department code of two digits |

    @NIAE015 @wire
    Examples:
      | rule    | code    | lines   | title                                                                     |
      | NIAE015 | NIAE015 | NIAE015 | LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits |

    @NIAE016 @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE016 | NIAE016 | NIAE016 | LugarGeneracionXML/@Idioma is an ISO 639-1 code |
