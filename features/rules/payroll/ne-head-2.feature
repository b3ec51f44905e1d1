# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-HEAD
Feature: Rules NE-HEAD on payroll, part 2: Payroll: frame, period, number and place
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE014 @wire
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NIE014 | NIE014 | NIE014 | LugarGeneracionXML/@DepartamentoEstado is a department code of two digits |

    @NIE015 @wire
    Examples:
      | rule   | code   | lines  | title                                                                     |
      | NIE015 | NIE015 | NIE015 | LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits |

    @NIE016 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE016 | NIE016 | NIE016 | LugarGeneracionXML/@Idioma is an ISO 639-1 code |
