# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event030
Feature: Rules on event 030, part 2: Acuse de recibo de Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "030"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

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

    @AAG01a
    Examples:
      | code   | lines  | title                                                  |
      | AAG01a | AAG01a | The receiver of event 030 is the issuer of the invoice |

    @AAG03
    Examples:
      | code  | lines | title                                                                  |
      | AAG03 | AAG03 | PartyTaxScheme/RegistrationName of the receiver is there and not empty |

    @AAG04
    Examples:
      | code  | lines               | title                                                           |
      | AAG04 | AAG01a AAG04 AAG07b | PartyTaxScheme/CompanyID of the receiver is there and not empty |

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
      | code  | lines | title                                                                       |
      | AAH19 | AAH19 | ID/@schemeName is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

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
