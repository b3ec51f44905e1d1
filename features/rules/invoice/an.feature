# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AN
Feature: Rules AN on invoices: Payment means
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAN01 @wire
    Examples:
      | rule  | code  | lines | title                 |
      | FAN01 | FAN01 | FAN01 | PaymentMeans is there |

    @FAN02 @wire
    Examples:
      | rule  | code  | lines | title                                     |
      | FAN02 | FAN02 | FAN02 | PaymentMeans/ID is 1 (cash) or 2 (credit) |

    @FAN03 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAN03 | FAN03 | FAN03 | PaymentMeans/PaymentMeansCode is a code of the table of payment means |

    @FAN04 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | FAN04 | FAN04 | FAN04 | What is sold on credit says when it is due |

    @FAN05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | FAN05 | FAN05 | FAN05 | PaymentMeans/PaymentID is there and not empty |
