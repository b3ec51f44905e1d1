# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @event030
Feature: Rules on event 030, part 2: Acuse de recibo de Factura Electrónica de Venta
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "030"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

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
