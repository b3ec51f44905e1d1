# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AV
Feature: Rules AV on adjustment notes of support documents: Lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAV01 @wire
    Examples:
      | rule   | code   | lines                                    | title                  |
      | NSAV01 | NSAV01 | NSAD16 NSAS01b NSAU02 NSAU04 NSAV01 ZB01 | The document has lines |

    @NSAV02a @wire
    Examples:
      | rule    | code    | lines           | title                                          |
      | NSAV02a | NSAV02a | NSAV02a NSAV02b | Every line has a number that no other line has |

    @NSAV02b @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | NSAV02b | NSAV02b | NSAV02b | The lines are numbered 1, 2, 3 … in their order |

    @NSAV04a @wire
    Examples:
      | rule    | code    | lines                 | title                                               |
      | NSAV04a | NSAV04a | NSAV04a NSAV06 NSBE08 | InvoiceLine/InvoicedQuantity is there and not empty |

    @NSAV04b @request
    Examples:
      | rule    | code    | lines                 | title                                            |
      | NSAV04b | NSAV04b | NSAV04b NSAV06 NSBE08 | InvoiceLine/InvoicedQuantity is a number above 0 |

    @NSAV05 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NSAV05 | NSAV05 | NSAV05 | InvoicedQuantity/@unitCode is a unit of the table |

    @NSAV06 @request
    Examples:
      | rule   | code   | lines         | title                                                                  |
      | NSAV06 | NSAV06 | NSAU02 NSAV06 | LineExtensionAmount is price by quantity, less discounts, plus charges |

    @NSAV07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | NSAV07 | NSAV07 | NSAD15b NSAV07 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
