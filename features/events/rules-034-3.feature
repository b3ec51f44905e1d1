# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event034
Feature: Rules on event 034, part 3: Aceptación Tácita
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "034"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @AAH03
    Examples:
      | code  | lines | title                                                   |
      | AAH03 | AAH03 | Response/ResponseCode is one of 030, 031, 032, 033, 034 |

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
      | code  | lines       | title                                            |
      | AAH07 | AAH07 LGC14 | The invoice that the event is about was accepted |

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

    @LGC05
    Examples:
      | code  | lines | title                                                          |
      | LGC05 | LGC05 | An invoice that was accepted expressly is not accepted tacitly |

    @LGC14
    Examples:
      | code  | lines       | title                                                         |
      | LGC14 | DC24e LGC14 | The tacit acceptance comes when the term of the buyer is over |
