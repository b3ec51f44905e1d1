# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @ADD
Feature: Rules ADD on invoices: Due diligence
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FADD03 @wire
    Examples:
      | rule   | code   | lines  | title                                                 |
      | FADD03 | FADD03 | FADD03 | Operations 15 and 16 have a block about due diligence |

    @FADD04 @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FADD04 | FADD04 | FADD04 | The name in DebidaDiligencia is the literal of the annex |

    @FADD05 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | FADD05 | FADD05 | FADD05 | DebidaDiligencia has a code of the table |
