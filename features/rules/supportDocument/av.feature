# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AV
Feature: Rules AV on support documents: Lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAV01 @wire
    Examples:
      | rule   | code   | lines                                    | title                  |
      | DSAV01 | DSAV01 | DSAD16 DSAS01b DSAU02 DSAU04 DSAV01 ZB01 | The document has lines |

    @DSAV02a @wire
    Examples:
      | rule    | code    | lines           | title                                          |
      | DSAV02a | DSAV02a | DSAV02a DSAV02b | Every line has a number that no other line has |

    @DSAV02b @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | DSAV02b | DSAV02b | DSAV02b | The lines are numbered 1, 2, 3 … in their order |

    @DSAV04a @wire
    Examples:
      | rule    | code    | lines                 | title                                               |
      | DSAV04a | DSAV04a | DSAV04a DSAV06 DSBE08 | InvoiceLine/InvoicedQuantity is there and not empty |

    @DSAV04b @request
    Examples:
      | rule    | code    | lines                 | title                                            |
      | DSAV04b | DSAV04b | DSAV04b DSAV06 DSBE08 | InvoiceLine/InvoicedQuantity is a number above 0 |

    @DSAV05 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | DSAV05 | DSAV05 | DSAV05 | InvoicedQuantity/@unitCode is a unit of the table |

    @DSAV06 @request
    Examples:
      | rule   | code   | lines         | title                                                                  |
      | DSAV06 | DSAV06 | DSAU02 DSAV06 | LineExtensionAmount is price by quantity, less discounts, plus charges |

    @DSAV07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | DSAV07 | DSAV07 | DSAD15b DSAV07 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
