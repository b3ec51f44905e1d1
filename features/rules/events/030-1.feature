# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event030
Feature: Rules on event 030, part 1: Acuse de recibo de Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "030"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

    @90
    Examples:
      | code | lines | title                             |
      | 90   | 90    | The event was not accepted before |

    @DC24a
    Examples:
      | code  | lines | title                                                         |
      | DC24a | DC24a | The acknowledgement is not signed before the invoice was made |

    @AAA02
    Examples:
      | code  | lines       | title                                                          |
      | AAA02 | AAA02 AAB03 | The extensions of the authority and of the signature are there |

    @AAB03
    Examples:
      | code  | lines | title                                  |
      | AAB03 | AAB03 | One extension holds sts:DianExtensions |

    @AAB14
    Examples:
      | code  | lines | title                                    |
      | AAB14 | AAB14 | InvoiceSource/IdentificationCode is "CO" |

    @AAB15
    Examples:
      | code  | lines | title                                   |
      | AAB15 | AAB15 | IdentificationCode/@listAgencyID is "6" |

    @AAB16
    Examples:
      | code  | lines | title                                                                                 |
      | AAB16 | AAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @AAB17
    Examples:
      | code  | lines | title                                                                                                              |
      | AAB17 | AAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @AAB19a
    Examples:
      | code   | lines                | title                                              |
      | AAB19a | AAB19a AAB19b AAB22b | SoftwareProvider/ProviderID is there and not empty |

    @AAB19b
    Examples:
      | code   | lines  | title                                  |
      | AAB19b | AAB19b | The provider is known to the authority |

    @AAB22a
    Examples:
      | code   | lines  | title                                       |
      | AAB22a | AAB22a | ProviderID/@schemeID is there and not empty |

    @AAB22b
    Examples:
      | code   | lines  | title                                              |
      | AAB22b | AAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @AAB23
    Examples:
      | code  | lines | title                          |
      | AAB23 | AAB23 | ProviderID/@schemeName is "31" |

    @AAB24a
    Examples:
      | code   | lines         | title                                              |
      | AAB24a | AAB24a AAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @AAB24b
    Examples:
      | code   | lines  | title                                 |
      | AAB24b | AAB24b | The software may issue for the issuer |

    @AAB24c
    Examples:
      | code   | lines  | title                  |
      | AAB24c | AAB24c | The software is active |

    @AAB25
    Examples:
      | code  | lines | title                               |
      | AAB25 | AAB25 | SoftwareID/@schemeAgencyID is "195" |

    @AAB26
    Examples:
      | code  | lines | title                                                                                    |
      | AAB26 | AAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAB27a
    Examples:
      | code   | lines         | title                                                      |
      | AAB27a | AAB27a AAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

    @AAB27b
    Examples:
      | code   | lines  | title                                                   |
      | AAB27b | AAB27b | The security code follows from software, PIN and number |

    @AAB28
    Examples:
      | code  | lines | title                                         |
      | AAB28 | AAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @AAB29
    Examples:
      | code  | lines | title                                                                                              |
      | AAB29 | AAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAB31
    Examples:
      | code  | lines | title                                                        |
      | AAB31 | AAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @AAB32
    Examples:
      | code  | lines | title                                            |
      | AAB32 | AAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @AAB33
    Examples:
      | code  | lines | title                                                                                                 |
      | AAB33 | AAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAB34
    Examples:
      | code  | lines | title                                    |
      | AAB34 | AAB34 | AuthorizationProviderID/@schemeID is "4" |

    @AAB35
    Examples:
      | code  | lines | title                                       |
      | AAB35 | AAB35 | AuthorizationProviderID/@schemeName is "31" |

    @AAB36
    Examples:
      | code  | lines | title                                        |
      | AAB36 | AAB36 | DianExtensions/QRCode is there and not empty |

    @AAC03
    Examples:
      | code  | lines      | title                            |
      | AAC03 | AAC03 DC01 | One extension holds ds:Signature |

    @AAB20
    Examples:
      | code  | lines | title                               |
      | AAB20 | AAB20 | ProviderID/@schemeAgencyID is "195" |

    @AAB21
    Examples:
      | code  | lines | title                                                                                    |
      | AAB21 | AAB21 | ProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @AAC01
    Examples:
      | code  | lines                                       | title                                             |
      | AAC01 | AAA02 AAB03 AAC01 AAC03 DC01 ZB01 ZD01 ZE01 | UBLExtensions/UBLExtension is there and not empty |

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

    @AAF01a
    Examples:
      | code   | lines  | title                                               |
      | AAF01a | AAF01a | The sender of event 030 is the buyer of the invoice |

    @AAF03
    Examples:
      | code  | lines | title                                                                |
      | AAF03 | AAF03 | PartyTaxScheme/RegistrationName of the sender is there and not empty |

    @AAF04
    Examples:
      | code  | lines                      | title                                                         |
      | AAF04 | AAB24b AAF01a AAF04 AAF07b | PartyTaxScheme/CompanyID of the sender is there and not empty |

    @AAF05
    Examples:
      | code  | lines | title                                            |
      | AAF05 | AAF05 | CompanyID/@schemeAgencyID of the sender is "195" |

    @AAF06
    Examples:
      | code  | lines | title                                                                                                 |
      | AAF06 | AAF06 | CompanyID/@schemeAgencyName of the sender is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |
