# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-TOTALS
Feature: Rules NE-TOTALS on payroll adjustments: Payroll: totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE186 @wire
    Examples:
      | rule    | code    | lines   | title                                   |
      | NIAE186 | NIAE186 | NIAE186 | Redondeo is a number from -2.00 to 2.00 |

    @NIAE187 @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | NIAE187 | NIAE187 | NIAE187 | DevengadosTotal is the sum of what is earned |

    @NIAE188 @request
    Examples:
      | rule    | code    | lines   | title                                           |
      | NIAE188 | NIAE188 | NIAE188 | DeduccionesTotal is the sum of what is deducted |

    @NIAE189 @wire
    Examples:
      | rule    | code    | lines   | title                                                    |
      | NIAE189 | NIAE189 | NIAE189 | ComprobanteTotal is what is earned less what is deducted |
