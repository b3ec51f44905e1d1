# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AZ
Feature: Rules AZ on credit notes: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAZ01 @wire
    Examples:
      | rule  | code  | lines | title                            |
      | CAZ01 | CAZ01 | CAZ01 | Every line says what it is about |

    @CAZ02 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | CAZ02 | CAZ02 | CAZ02 | Item/Description of a line is there and not empty |

    @CAZ04 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | CAZ04 | CAZ04 | CAZ04 | Goods for export have a brand |

    @CAZ05 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | CAZ05 | CAZ05 | CAZ05 | Goods for export have a model |

    @CAZ06 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAZ06 | CAZ06 | CAZ06 | Item/SellersItemIdentification of a line is there and not empty |

    @CAZ07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAZ07 | CAZ07 | CAZ07 | SellersItemIdentification/ID of a line is there and not empty |

    @CAZ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAZ08 | CAZ08 | CAZ08 | SellersItemIdentification/ExtendedID of a line is there and not empty |

    @CAZ09 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | CAZ09 | CAZ09 | CAZ09 | Every product is coded by a standard, be it the sender’s own |

    @CAZ10 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | CAZ10 | CAZ10 | CAZ10 | StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them |

    @CAZ11 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | CAZ11 | CAZ11 | CAZ11 | ID/@schemeID of a line is one of 001, 010, 020, 999 |

    @CAZ12 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | CAZ12 | CAZ12 | CAZ12 | ID/@schemeName of a line is the name of the standard of @schemeID |

    @CAZ13 @wire
    Examples:
      | rule  | code  | lines | title                                                                   |
      | CAZ13 | CAZ13 | CAZ13 | ID/@schemeAgencyID of a line is the agency of the standard of @schemeID |

    @CAZ14 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | CAZ14 | CAZ14 | CAZ14 | Items of lines in notes have further properties |

    @CAZ16 @wire
    Examples:
      | rule  | code  | lines | title                                     |
      | CAZ16 | CAZ16 | CAZ16 | Properties of items in notes have a value |

    @CAZ17 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAZ17 | CAZ17 | CAZ17 | AdditionalItemProperty/ValueQuantity of a line is there and not empty |

    @CAZ18 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | CAZ18 | CAZ18 | CAZ18 | ValueQuantity/@unitCode of a line is a unit of the table |
