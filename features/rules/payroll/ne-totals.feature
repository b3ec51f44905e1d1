# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-TOTALS
Feature: Rules NE-TOTALS on payroll: Payroll: totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE186 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | NIE186 | NIE186 | NIE186 | Redondeo is a number from -2.00 to 2.00 |

    @NIE187 @wire
    Examples:
      | rule   | code   | lines  | title                                        |
      | NIE187 | NIE187 | NIE187 | DevengadosTotal is the sum of what is earned |

    @NIE188 @request
    Examples:
      | rule   | code   | lines  | title                                           |
      | NIE188 | NIE188 | NIE188 | DeduccionesTotal is the sum of what is deducted |

    @NIE189 @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | NIE189 | NIE189 | NIE189 | ComprobanteTotal is what is earned less what is deducted |
