# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event034
Feature: Rules on event 034, part 2: Aceptación Tácita
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "034"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @AAF01e
    Examples:
      | code   | lines  | title                                                |
      | AAF01e | AAF01e | The sender of event 034 is the issuer of the invoice |

    @AAF03
    Examples:
      | code  | lines | title                                                                |
      | AAF03 | AAF03 | PartyTaxScheme/RegistrationName of the sender is there and not empty |

    @AAF04
    Examples:
      | code  | lines                      | title                                                         |
      | AAF04 | AAB24b AAF01e AAF04 AAF07b | PartyTaxScheme/CompanyID of the sender is there and not empty |

    @AAF05
    Examples:
      | code  | lines | title                                            |
      | AAF05 | AAF05 | CompanyID/@schemeAgencyID of the sender is "195" |

    @AAF06
    Examples:
      | code  | lines | title                                                                                                 |
      | AAF06 | AAF06 | CompanyID/@schemeAgencyName of the sender is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAF07a
    Examples:
      | code   | lines  | title                                                    |
      | AAF07a | AAF07a | CompanyID/@schemeID of the sender is there and not empty |

    @AAF07b
    Examples:
      | code   | lines  | title                                                           |
      | AAF07b | AAF07b | CompanyID/@schemeID of the sender is the check digit of the NIT |

    @AAF20
    Examples:
      | code  | lines | title                                                           |
      | AAF20 | AAF20 | CompanyID/@schemeVersionID of the sender is there and not empty |

    @AAG01e
    Examples:
      | code   | lines  | title                                                  |
      | AAG01e | AAG01e | The receiver of event 034 is the authority (800197268) |

    @AAG03
    Examples:
      | code  | lines | title                                                                  |
      | AAG03 | AAG03 | PartyTaxScheme/RegistrationName of the receiver is there and not empty |

    @AAG04
    Examples:
      | code  | lines               | title                                                           |
      | AAG04 | AAG01e AAG04 AAG07b | PartyTaxScheme/CompanyID of the receiver is there and not empty |

    @AAG05
    Examples:
      | code  | lines | title                                              |
      | AAG05 | AAG05 | CompanyID/@schemeAgencyID of the receiver is "195" |

    @AAG06
    Examples:
      | code  | lines | title                                                                                                   |
      | AAG06 | AAG06 | CompanyID/@schemeAgencyName of the receiver is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAG07a
    Examples:
      | code   | lines  | title                                                      |
      | AAG07a | AAG07a | CompanyID/@schemeID of the receiver is there and not empty |

    @AAG07b
    Examples:
      | code   | lines  | title                                                             |
      | AAG07b | AAG07b | CompanyID/@schemeID of the receiver is the check digit of the NIT |

    @AAG23
    Examples:
      | code  | lines | title                                                             |
      | AAG23 | AAG23 | CompanyID/@schemeVersionID of the receiver is there and not empty |
