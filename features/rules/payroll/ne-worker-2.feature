# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @NE-WORKER
Feature: Rules NE-WORKER on payroll, part 2: Payroll: worker and payment
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NIE063 @request
    Examples:
      | rule   | code   | lines  | title                                 |
      | NIE063 | NIE063 | NIE063 | Trabajador/@CodigoTrabajador is there |

    @NIE064 @wire
    Examples:
      | rule   | code   | lines  | title              |
      | NIE064 | NIE064 | NIE064 | Pago/@Forma is "1" |

    @NIE065 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NIE065 | NIE065 | NIE065 | Pago/@Metodo is a payment method of the table |

    @NIE066 @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | NIE066 | NIE066 | NIE066 | Pago/@Banco is there where the method pays through a bank |

    @NIE067 @request
    Examples:
      | rule   | code   | lines  | title                                                          |
      | NIE067 | NIE067 | NIE067 | Pago/@TipoCuenta is there where the method pays through a bank |

    @NIE068 @request
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NIE068 | NIE068 | NIE068 | Pago/@NumeroCuenta is there where the method pays through a bank |

    @NIE203 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NIE203 | NIE203 | NIE203 | FechasPagos/FechaPago is a date YYYY-MM-DD |
