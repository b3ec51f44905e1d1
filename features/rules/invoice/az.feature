# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AZ
Feature: Rules AZ on invoices: Items of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAZ01 @wire
    Examples:
      | rule  | code  | lines      | title                            |
      | FAZ01 | FAZ01 | FAZ01 ZB01 | Every line says what it is about |

    @FAZ02 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAZ02 | FAZ02 | FAZ02 | Item/Description of a line is there and not empty |

    @FAZ04 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | FAZ04 | FAZ04 | FAZ04 | Goods for export have a brand |

    @FAZ05 @wire
    Examples:
      | rule  | code  | lines | title                         |
      | FAZ05 | FAZ05 | FAZ05 | Goods for export have a model |

    @FAZ06 @wire
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAZ06 | FAZ06 | FAZ06 | Item/SellersItemIdentification of a line is there and not empty |

    @FAZ07 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | FAZ07 | FAZ07 | FAZ07 | SellersItemIdentification/ID of a line is there and not empty |

    @FAZ08 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAZ08 | FAZ08 | FAZ08 | SellersItemIdentification/ExtendedID of a line is there and not empty |

    @FAZ09 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAZ09 | FAZ09 | FAZ09 | Every product is coded by a standard, be it the sender’s own |

    @FAZ10 @wire
    Examples:
      | rule  | code  | lines | title                                                                                   |
      | FAZ10 | FAZ10 | FAZ10 | StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them |

    @FAZ11 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAZ11 | FAZ11 | FAZ11 | ID/@schemeID of a line is one of 001, 010, 020, 999 |

    @FAZ12 @wire
    Examples:
      | rule  | code  | lines | title                                                             |
      | FAZ12 | FAZ12 | FAZ12 | ID/@schemeName of a line is the name of the standard of @schemeID |

    @FAZ14 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | FAZ14 | FAZ14 | FAZ14 | A product coded by GTIN names the agency 9 |

    @FBF01 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FBF01 | FBF01 | FBF01 | Item/AdditionalItemProperty of a line is there and not empty |

    @FBF02 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FBF02 | FBF02 | FBF02 | AdditionalItemProperty/Name of a line is there and not empty |

    @FBF03 @wire
    Examples:
      | rule  | code  | lines | title                                 |
      | FBF03 | FBF03 | FBF03 | Every property of an item has a value |

    @FBF04 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FBF04 | FBF04 | FBF04 | A line with a waybill says how much of its freight was delivered |

    @FBF05 @wire
    Examples:
      | rule  | code  | lines | title                                                    |
      | FBF05 | FBF05 | FBF05 | ValueQuantity/@unitCode of a line is a unit of the table |
