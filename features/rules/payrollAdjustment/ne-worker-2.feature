# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll-adjustment @NE-WORKER
Feature: Rules NE-WORKER on payroll adjustments, part 2: Payroll: worker and payment
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payrollAdjustment
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIAE063 @request
    Examples:
      | rule    | code    | lines   | title                                 |
      | NIAE063 | NIAE063 | NIAE063 | Trabajador/@CodigoTrabajador is there |

    @NIAE064 @wire
    Examples:
      | rule    | code    | lines   | title              |
      | NIAE064 | NIAE064 | NIAE064 | Pago/@Forma is "1" |

    @NIAE065 @wire
    Examples:
      | rule    | code    | lines   | title                                         |
      | NIAE065 | NIAE065 | NIAE065 | Pago/@Metodo is a payment method of the table |

    @NIAE066 @wire
    Examples:
      | rule    | code    | lines   | title                                                     |
      | NIAE066 | NIAE066 | NIAE066 | Pago/@Banco is there where the method pays through a bank |

    @NIAE067 @request
    Examples:
      | rule    | code    | lines   | title                                                          |
      | NIAE067 | NIAE067 | NIAE067 | Pago/@TipoCuenta is there where the method pays through a bank |

    @NIAE068 @request
    Examples:
      | rule    | code    | lines   | title                                                            |
      | NIAE068 | NIAE068 | NIAE068 | Pago/@NumeroCuenta is there where the method pays through a bank |

    @NIAE203 @wire
    Examples:
      | rule    | code    | lines   | title                                      |
      | NIAE203 | NIAE203 | NIAE203 | FechasPagos/FechaPago is a date YYYY-MM-DD |
