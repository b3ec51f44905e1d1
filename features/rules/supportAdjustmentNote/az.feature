# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AZ
Feature: Rules AZ on adjustment notes of support documents: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAZ01 @wire
    Examples:
      | rule   | code   | lines  | title                            |
      | NSAZ01 | NSAZ01 | NSAZ01 | Every line says what it is about |

    @NSAZ02 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | NSAZ02 | NSAZ02 | NSAZ02 | Item/Description of a line is there and not empty |

    @NSAZ06 @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | NSAZ06 | NSAZ06 | NSAZ06 | Item/SellersItemIdentification of a line is there and not empty |

    @NSAZ07 @wire
    Examples:
      | rule   | code   | lines  | title                                                         |
      | NSAZ07 | NSAZ07 | NSAZ07 | SellersItemIdentification/ID of a line is there and not empty |

    @NSAZ08 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | NSAZ08 | NSAZ08 | NSAZ08 | SellersItemIdentification/ExtendedID of a line is there and not empty |

    @NSAZ09 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | NSAZ09 | NSAZ09 | NSAZ09 | Every product is coded by a standard, be it the sender’s own |

    @NSAZ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                   |
      | NSAZ10 | NSAZ10 | NSAZ10 | StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them |

    @NSAZ11 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | NSAZ11 | NSAZ11 | NSAZ11 | ID/@schemeID of a line is one of 001, 010, 020, 999 |

    @NSAZ12 @wire
    Examples:
      | rule   | code   | lines  | title                                                             |
      | NSAZ12 | NSAZ12 | NSAZ12 | ID/@schemeName of a line is the name of the standard of @schemeID |

    @NSAZ13 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NSAZ13 | NSAZ13 | NSAZ13 | ID/@schemeName of a line is there and not empty |

    @NSAZ14 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | NSAZ14 | NSAZ14 | NSAZ14 | Items of lines in notes have further properties |
