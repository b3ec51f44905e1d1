# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AN
Feature: Rules AN on debit notes: Payment means
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAN01 @wire
    Examples:
      | rule  | code  | lines | title                 |
      | DAN01 | DAN01 | DAN01 | PaymentMeans is there |

    @DAN02 @wire
    Examples:
      | rule  | code  | lines | title                                     |
      | DAN02 | DAN02 | DAN02 | PaymentMeans/ID is 1 (cash) or 2 (credit) |

    @DAN03a @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | DAN03a | DAN03a | DAN03a | PaymentMeans/PaymentMeansCode is a code of the table of payment means |

    @DAN03b @wire
    Examples:
      | rule   | code   | lines         | title                                                |
      | DAN03b | DAN03b | DAN03a DAN03b | PaymentMeans/PaymentMeansCode is there and not empty |

    @DAN04 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | DAN04 | DAN04 | DAN04 | What is sold on credit says when it is due |

    @DAN05 @wire
    Examples:
      | rule  | code  | lines | title                                         |
      | DAN05 | DAN05 | DAN05 | PaymentMeans/PaymentID is there and not empty |
