# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event030
Feature: Rules on event 030, part 5: Acuse de recibo de Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "030"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @AAH07
    Examples:
      | code  | lines | title                                            |
      | AAH07 | AAH07 | The invoice that the event is about was accepted |

    @AAH08
    Examples:
      | code  | lines | title                                            |
      | AAH08 | AAH08 | The algorithm is that of the code of the invoice |

    @AAH09
    Examples:
      | code  | lines | title                                         |
      | AAH09 | AAH09 | The type is that of the invoice with the code |

    @AAH11
    Examples:
      | code  | lines | title                                               |
      | AAH11 | AAH11 | DocumentResponse/IssuerParty is there and not empty |

    @AAH12
    Examples:
      | code  | lines | title                                     |
      | AAH12 | AAH12 | IssuerParty/Person is there and not empty |

    @AAH13
    Examples:
      | code  | lines | title                            |
      | AAH13 | AAH13 | Person/ID is there and not empty |

    @AAH14
    Examples:
      | code  | lines | title                               |
      | AAH14 | AAH14 | ID/@schemeID is there and not empty |

    @AAH19
    Examples:
      | code  | lines | title                                                                   |
      | AAH19 | AAH19 | ID/@schemeName is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @AAH15
    Examples:
      | code  | lines | title                                   |
      | AAH15 | AAH15 | Person/FirstName is there and not empty |

    @AAH16
    Examples:
      | code  | lines | title                                    |
      | AAH16 | AAH16 | Person/FamilyName is there and not empty |

    @AAH17
    Examples:
      | code  | lines | title                                  |
      | AAH17 | AAH17 | Person/JobTitle is there and not empty |

    @AAH18
    Examples:
      | code  | lines | title                                                |
      | AAH18 | AAH18 | Person/OrganizationDepartment is there and not empty |

    @LGC01
    Examples:
      | code  | lines | title                             |
      | LGC01 | LGC01 | The invoice has no such event yet |
