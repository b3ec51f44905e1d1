# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event033
Feature: Rules on event 033, part 3: Aceptación expresa
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "033"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @AAH04
    Examples:
      | code  | lines | title                                                                |
      | AAH04 | AAH04 | Response/Description is the name of the event in the table of events |

    @AAH06
    Examples:
      | code  | lines | title                                           |
      | AAH06 | AAH06 | The number is that of the invoice with the code |

    @AAH07
    Examples:
      | code  | lines             | title                                            |
      | AAH07 | AAH07 LGC12 LGC13 | The invoice that the event is about was accepted |

    @AAH08
    Examples:
      | code  | lines | title                                            |
      | AAH08 | AAH08 | The algorithm is that of the code of the invoice |

    @AAH09
    Examples:
      | code  | lines | title                                         |
      | AAH09 | AAH09 | The type is that of the invoice with the code |

    @LGC01
    Examples:
      | code  | lines | title                             |
      | LGC01 | LGC01 | The invoice has no such event yet |

    @LGC04
    Examples:
      | code  | lines | title                             |
      | LGC04 | LGC04 | A claimed invoice is not accepted |

    @LGC07
    Examples:
      | code  | lines             | title                                                          |
      | LGC07 | DC24c LGC06 LGC07 | An invoice that was accepted tacitly is not accepted expressly |

    @LGC06
    Examples:
      | code  | lines       | title                                   |
      | LGC06 | DC24c LGC06 | The acceptance bears a date of the term |

    @LGC12
    Examples:
      | code  | lines | title                                                |
      | LGC12 | LGC12 | The acceptance comes behind the receipt of the goods |

    @LGC13
    Examples:
      | code  | lines       | title                                           |
      | LGC13 | LGC12 LGC13 | The acceptance comes behind the acknowledgement |
