# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event031
Feature: Rules on event 031: Reclamo de la Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "031"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @90
    Examples:
      | code | lines | title                             |
      | 90   | 90    | The event was not accepted before |

    @DC24z
    Examples:
      | code  | lines | title                               |
      | DC24z | DC24z | The claim is signed within the term |

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
      | code   | lines  | title                                      |
      | AAD09e | AAD09e | The event is dated on the day it is signed |

    @AAD10
    Examples:
      | code  | lines | title                            |
      | AAD10 | AAD10 | IssueTime is there and not empty |

    @AAD11b
    Examples:
      | code   | lines       | title                                       |
      | AAD11b | AAD11b ZE03 | What an agent signs has a note that says so |

    @AAF01b
    Examples:
      | code   | lines  | title                                               |
      | AAF01b | AAF01b | The sender of event 031 is the buyer of the invoice |

    @AAF03
    Examples:
      | code  | lines | title                                                                |
      | AAF03 | AAF03 | PartyTaxScheme/RegistrationName of the sender is there and not empty |

    @AAF04
    Examples:
      | code  | lines                      | title                                                         |
      | AAF04 | AAB24b AAF01b AAF04 AAF07b | PartyTaxScheme/CompanyID of the sender is there and not empty |

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

    @AAG01b
    Examples:
      | code   | lines  | title                                                  |
      | AAG01b | AAG01b | The receiver of event 031 is the issuer of the invoice |

    @AAG03
    Examples:
      | code  | lines | title                                                                  |
      | AAG03 | AAG03 | PartyTaxScheme/RegistrationName of the receiver is there and not empty |

    @AAG04
    Examples:
      | code  | lines               | title                                                           |
      | AAG04 | AAG01b AAG04 AAG07b | PartyTaxScheme/CompanyID of the receiver is there and not empty |

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
