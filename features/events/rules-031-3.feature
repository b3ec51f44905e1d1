# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event031
Feature: Rules on event 031, part 3: Reclamo de la Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "031"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @AAH04
    Examples:
      | code  | lines | title                                                                |
      | AAH04 | AAH04 | Response/Description is the name of the event in the table of events |

    @AAH10
    Examples:
      | code  | lines | title                                                        |
      | AAH10 | AAH10 | ResponseCode/@listID is a concept of claim: 01, 02, 03 or 04 |

    @AAH92
    Examples:
      | code  | lines | title                                                             |
      | AAH92 | AAH92 | ResponseCode/@name is the name of the concept of claim in @listID |

    @AAH06
    Examples:
      | code  | lines | title                                           |
      | AAH06 | AAH06 | The number is that of the invoice with the code |

    @AAH07
    Examples:
      | code  | lines       | title                                            |
      | AAH07 | AAH07 LGC03 | The invoice that the event is about was accepted |

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

    @LGC02
    Examples:
      | code  | lines | title                              |
      | LGC02 | LGC02 | An accepted invoice is not claimed |

    @LGC03
    Examples:
      | code  | lines | title                                            |
      | LGC03 | LGC03 | A claim comes behind acknowledgement and receipt |
