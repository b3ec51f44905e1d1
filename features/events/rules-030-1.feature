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
