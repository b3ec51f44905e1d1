# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AZ
Feature: Rules AZ on debit notes: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAZ01 @wire
    Examples:
      | rule  | code  | lines | title                            |
      | DAZ01 | DAZ01 | DAZ01 | Every line says what it is about |

    @DAZ02 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | DAZ02 | DAZ02 | DAZ02 | Item/Description of a line is there and not empty |

    @DAZ04 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | DAZ04 | DAZ04 | DAZ04 | Goods for export have a brand |

    @DAZ05 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | DAZ05 | DAZ05 | DAZ05 | Goods for export have a model |

    @DAZ06 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAZ06 | DAZ06 | DAZ06 | Item/SellersItemIdentification of a line is there and not empty |

    @DAZ07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAZ07 | DAZ07 | DAZ07 | SellersItemIdentification/ID of a line is there and not empty |

    @DAZ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAZ08 | DAZ08 | DAZ08 | SellersItemIdentification/ExtendedID of a line is there and not empty |

    @DAZ09 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | DAZ09 | DAZ09 | DAZ09 | Every product is coded by a standard, be it the sender’s own |

    @DAZ10 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | DAZ10 | DAZ10 | DAZ10 | StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them |

    @DAZ11 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | DAZ11 | DAZ11 | DAZ11 | ID/@schemeID of a line is one of 001, 010, 020, 999 |

    @DAZ12 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | DAZ12 | DAZ12 | DAZ12 | ID/@schemeName of a line is the name of the standard of @schemeID |

    @DAZ13 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | DAZ13 | DAZ13 | DAZ13 | A product coded by GTIN names the agency 9 |

    @DAZ14 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | DAZ14 | DAZ14 | DAZ14 | Items of lines in notes have further properties |

    @DAZ16 @wire
    Examples:
      | rule  | code  | lines | title                                     |
      | DAZ16 | DAZ16 | DAZ16 | Properties of items in notes have a value |

    @DAZ17 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAZ17 | DAZ17 | DAZ17 | AdditionalItemProperty/ValueQuantity of a line is there and not empty |

    @DAZ18 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | DAZ18 | DAZ18 | DAZ18 | ValueQuantity/@unitCode of a line is a unit of the table |

    @DBD01 @wire
    Examples:
      | rule    | code  | lines | title                                                        |
      | DBD01/2 | DBD01 | DBD01 | Item/AdditionalItemProperty of a line is there and not empty |

    @DBD02 @wire
    Examples:
      | rule    | code  | lines | title                                                        |
      | DBD02/2 | DBD02 | DBD02 | AdditionalItemProperty/Name of a line is there and not empty |

    @DBD03 @wire
    Examples:
      | rule    | code  | lines | title                                 |
      | DBD03/2 | DBD03 | DBD03 | Every property of an item has a value |
