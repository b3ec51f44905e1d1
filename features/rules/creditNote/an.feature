# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AN
Feature: Rules AN on credit notes: Payment means
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAN01 @wire
    Examples:
      | rule  | code  | lines | title                 |
      | CAN01 | CAN01 | CAN01 | PaymentMeans is there |

    @CAN02 @wire
    Examples:
      | rule  | code  | lines | title                                     |
      | CAN02 | CAN02 | CAN02 | PaymentMeans/ID is 1 (cash) or 2 (credit) |

    @CAN03a @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | CAN03a | CAN03a | CAN03a | PaymentMeans/PaymentMeansCode is a code of the table of payment means |

    @CAN03b @wire
    Examples:
      | rule   | code   | lines         | title                                                |
      | CAN03b | CAN03b | CAN03a CAN03b | PaymentMeans/PaymentMeansCode is there and not empty |

    @CAN04 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | CAN04 | CAN04 | CAN04 | What is sold on credit says when it is due |

    @CAN05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | CAN05 | CAN05 | CAN05 | PaymentMeans/PaymentID is there and not empty |
