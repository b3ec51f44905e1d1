# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event034
Feature: Rules on event 034, part 1: Aceptación Tácita
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "034"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @90
    Examples:
      | code | lines | title                             |
      | 90   | 90    | The event was not accepted before |

    @DC24e
    Examples:
      | code  | lines       | title                                                |
      | DC24e | DC24e LGC14 | The tacit acceptance is signed when the term is over |

    @AAD01
    Examples:
      | code  | lines | title                               |
      | AAD01 | AAD01 | UBLVersionID is there and not empty |

    @AAD02
    Examples:
      | code  | lines | title                  |
      | AAD02 | AAD02 | CustomizationID is "1" |

    @AAD03
    Examples:
      | code  | lines | title                                                                           |
      | AAD03 | AAD03 | ProfileID is "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta" |

    @AAD04
    Examples:
      | code  | lines       | title                                                            |
      | AAD04 | AAD04 AAD07 | ProfileExecutionID names the environment that receives the event |

    @AAD05a
    Examples:
      | code   | lines  | title                     |
      | AAD05a | AAD05a | ID is there and not empty |

    @AAD05b
    Examples:
      | code   | lines  | title                                                      |
      | AAD05b | AAD05b | The sender has no other event of this kind with the number |

    @AAD06
    Examples:
      | code  | lines | title                                           |
      | AAD06 | AAD06 | The CUDE is the one that follows from the event |

    @AAD07
    Examples:
      | code  | lines | title                                      |
      | AAD07 | AAD07 | UUID/@schemeID equals */ProfileExecutionID |

    @AAD08
    Examples:
      | code  | lines | title                             |
      | AAD08 | AAD08 | UUID/@schemeName is "CUDE-SHA384" |

    @AAD09
    Examples:
      | code  | lines             | title                            |
      | AAD09 | AAD09 AAD09e ZB01 | IssueDate is there and not empty |

    @AAD09e
    Examples:
      | code   | lines        | title                                      |
      | AAD09e | AAD09e LGC14 | The event is dated on the day it is signed |

    @AAD10
    Examples:
      | code  | lines | title                            |
      | AAD10 | AAD10 | IssueTime is there and not empty |

    @AAD11a
    Examples:
      | code   | lines  | title                                          |
      | AAD11a | AAD11a | A tacit acceptance has its statement in a note |

    @AAD11b
    Examples:
      | code   | lines              | title                                       |
      | AAD11b | AAD11a AAD11b ZE03 | What an agent signs has a note that says so |
