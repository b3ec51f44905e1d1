# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AZ
Feature: Rules AZ on support documents: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAZ01 @wire
    Examples:
      | rule   | code   | lines       | title                            |
      | DSAZ01 | DSAZ01 | DSAZ01 ZB01 | Every line says what it is about |

    @DSAZ02 @wire
    Examples:
      | rule   | code   | lines  | title                                             |
      | DSAZ02 | DSAZ02 | DSAZ02 | Item/Description of a line is there and not empty |

    @DSAZ06 @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | DSAZ06 | DSAZ06 | DSAZ06 | Item/SellersItemIdentification of a line is there and not empty |

    @DSAZ07 @wire
    Examples:
      | rule   | code   | lines  | title                                                         |
      | DSAZ07 | DSAZ07 | DSAZ07 | SellersItemIdentification/ID of a line is there and not empty |

    @DSAZ08 @wire
    Examples:
      | rule   | code   | lines  | title                                                                 |
      | DSAZ08 | DSAZ08 | DSAZ08 | SellersItemIdentification/ExtendedID of a line is there and not empty |

    @DSAZ09 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | DSAZ09 | DSAZ09 | DSAZ09 | Every product is coded by a standard, be it the sender’s own |

    @DSAZ10 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                   |
      | DSAZ10 | DSAZ10 | DSAZ10 | StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them |

    @DSAZ11 @wire
    Examples:
      | rule   | code   | lines  | title                                               |
      | DSAZ11 | DSAZ11 | DSAZ11 | ID/@schemeID of a line is one of 001, 010, 020, 999 |

    @DSAZ12 @wire
    Examples:
      | rule   | code   | lines  | title                                                             |
      | DSAZ12 | DSAZ12 | DSAZ12 | ID/@schemeName of a line is the name of the standard of @schemeID |

    @DSAZ13 @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | DSAZ13 | DSAZ13 | DSAZ13 | ID/@schemeName of a line is there and not empty |

    @DSAZ14 @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | DSAZ14 | DSAZ14 | DSAZ14 | A product coded by GTIN names the agency 9 |
