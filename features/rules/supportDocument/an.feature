# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AN
Feature: Rules AN on support documents: Payment means
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAN01 @wire
    Examples:
      | rule   | code   | lines  | title                 |
      | DSAN01 | DSAN01 | DSAN01 | PaymentMeans is there |

    @DSAN02 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | DSAN02 | DSAN02 | DSAN02 | PaymentMeans/ID is 1 (cash) or 2 (credit) |

    @DSAN03a @wire
    Examples:
      | rule    | code    | lines   | title                                                |
      | DSAN03a | DSAN03a | DSAN03a | PaymentMeans/PaymentMeansCode is there and not empty |

    @DSAN03b @wire
    Examples:
      | rule    | code    | lines   | title                                                                 |
      | DSAN03b | DSAN03b | DSAN03b | PaymentMeans/PaymentMeansCode is a code of the table of payment means |

    @DSAN04 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | DSAN04 | DSAN04 | DSAN04 | What is sold on credit says when it is due |

    @DSAN05 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | DSAN05 | DSAN05 | DSAN05 | PaymentMeans/PaymentID is there and not empty |
