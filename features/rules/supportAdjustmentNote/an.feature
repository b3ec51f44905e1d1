# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AN
Feature: Rules AN on adjustment notes of support documents: Payment means
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAN01 @wire
    Examples:
      | rule   | code   | lines  | title                 |
      | NSAN01 | NSAN01 | NSAN01 | PaymentMeans is there |

    @NSAN02 @wire
    Examples:
      | rule   | code   | lines  | title                                     |
      | NSAN02 | NSAN02 | NSAN02 | PaymentMeans/ID is 1 (cash) or 2 (credit) |

    @NSAN03 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | NSAN03 | NSAN03 | NSAN03 | PaymentMeans/PaymentMeansCode is a code of the table of payment means |

    @NSAN04 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | NSAN04 | NSAN04 | NSAN04 | What is sold on credit says when it is due |

    @NSAN05 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | NSAN05 | NSAN05 | NSAN05 | PaymentMeans/PaymentID is there and not empty |
