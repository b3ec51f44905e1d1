# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AB
Feature: Rules AB on support documents: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAB03 @wire
    Examples:
      | rule   | code   | lines  | title                                  |
      | DSAB03 | DSAB03 | DSAB03 | One extension holds sts:DianExtensions |

    @DSAB05a @request
    Examples:
      | rule    | code    | lines           | title                                              |
      | DSAB05a | DSAB05a | DSAB05a DSAD05e | The buyer has the resolution for support documents |

    @DSAB05b @request
    Examples:
      | rule    | code    | lines                   | title                                    |
      | DSAB05b | DSAB05b | DSAB05a DSAB05b DSAD05e | The resolution was granted to the issuer |

    @DSAB07a @wire
    Examples:
      | rule    | code    | lines                   | title                                                |
      | DSAB07a | DSAB07a | DSAB07a DSAB07b DSAD09a | The stated authorization has begun on the issue date |

    @DSAB07b @wire
    Examples:
      | rule    | code    | lines   | title                                                    |
      | DSAB07b | DSAB07b | DSAB07b | The first day of the authorization is the registered one |

    @DSAB08a @wire
    Examples:
      | rule    | code    | lines                   | title                                                    |
      | DSAB08a | DSAB08a | DSAB08a DSAB08b DSAD09b | The stated authorization has not ended on the issue date |

    @DSAB08b @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | DSAB08b | DSAB08b | DSAB08b | The last day of the authorization is the registered one |

    @DSAB10b @wire
    Examples:
      | rule    | code    | lines   | title                                        |
      | DSAB10b | DSAB10b | DSAB10b | The prefix is registered with the resolution |

    @DSAB11a @wire
    Examples:
      | rule    | code    | lines           | title                                          |
      | DSAB11a | DSAB11a | DSAB11a DSAB11b | AuthorizedInvoices/From is there and not empty |

    @DSAB11b @wire
    Examples:
      | rule    | code    | lines   | title                                            |
      | DSAB11b | DSAB11b | DSAB11b | The first number is that of the registered range |

    @DSAB12a @wire
    Examples:
      | rule    | code    | lines           | title                                        |
      | DSAB12a | DSAB12a | DSAB12a DSAB12b | AuthorizedInvoices/To is there and not empty |

    @DSAB12b @wire
    Examples:
      | rule    | code    | lines   | title                                           |
      | DSAB12b | DSAB12b | DSAB12b | The last number is that of the registered range |

    @DSAB14 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | DSAB14 | DSAB14 | DSAB14 | InvoiceSource/IdentificationCode is "CO" |

    @DSAB15 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | DSAB15 | DSAB15 | DSAB15 | IdentificationCode/@listAgencyID is "6" |

    @DSAB16 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                 |
      | DSAB16 | DSAB16 | DSAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |

    @DSAB17 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                              |
      | DSAB17 | DSAB17 | DSAB17 | IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1" |

    @DSAB19a @wire
    Examples:
      | rule    | code    | lines                   | title                                              |
      | DSAB19a | DSAB19a | DSAB19a DSAB19b DSAB22b | SoftwareProvider/ProviderID is there and not empty |

    @DSAB19b @wire
    Examples:
      | rule    | code    | lines   | title                                  |
      | DSAB19b | DSAB19b | DSAB19b | The provider is known to the authority |

    @DSAB22a @wire
    Examples:
      | rule    | code    | lines   | title                                       |
      | DSAB22a | DSAB22a | DSAB22a | ProviderID/@schemeID is there and not empty |

    @DSAB22b @wire
    Examples:
      | rule    | code    | lines   | title                                              |
      | DSAB22b | DSAB22b | DSAB22b | ProviderID/@schemeID is the check digit of the NIT |

    @DSAB23 @wire
    Examples:
      | rule   | code   | lines  | title                          |
      | DSAB23 | DSAB23 | DSAB23 | ProviderID/@schemeName is "31" |

    @DSAB24a @wire
    Examples:
      | rule    | code    | lines           | title                                              |
      | DSAB24a | DSAB24a | DSAB24a DSAB24b | SoftwareProvider/SoftwareID is there and not empty |

    @DSAB24b @wire
    Examples:
      | rule    | code    | lines   | title                                 |
      | DSAB24b | DSAB24b | DSAB24b | The software may issue for the issuer |

    @DSAB24c @request
    Examples:
      | rule    | code    | lines   | title                  |
      | DSAB24c | DSAB24c | DSAB24c | The software is active |

    @DSAB25 @wire
    Examples:
      | rule   | code   | lines  | title                               |
      | DSAB25 | DSAB25 | DSAB25 | SoftwareID/@schemeAgencyID is "195" |

    @DSAB26 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                    |
      | DSAB26 | DSAB26 | DSAB26 | SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAB27a @wire
    Examples:
      | rule    | code    | lines           | title                                                      |
      | DSAB27a | DSAB27a | DSAB27a DSAB27b | DianExtensions/SoftwareSecurityCode is there and not empty |

    @DSAB27b @wire
    Examples:
      | rule    | code    | lines   | title                                                   |
      | DSAB27b | DSAB27b | DSAB27b | The security code follows from software, PIN and number |

    @DSAB28 @wire
    Examples:
      | rule   | code   | lines  | title                                         |
      | DSAB28 | DSAB28 | DSAB28 | SoftwareSecurityCode/@schemeAgencyID is "195" |

    @DSAB29 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                              |
      | DSAB29 | DSAB29 | DSAB29 | SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAB31 @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | DSAB31 | DSAB31 | DSAB31 | AuthorizationProvider/AuthorizationProviderID is "800197268" |

    @DSAB32 @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | DSAB32 | DSAB32 | DSAB32 | AuthorizationProviderID/@schemeAgencyID is "195" |

    @DSAB33 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                 |
      | DSAB33 | DSAB33 | DSAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAB34 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | DSAB34 | DSAB34 | DSAB34 | AuthorizationProviderID/@schemeID is "4" |

    @DSAB35 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | DSAB35 | DSAB35 | DSAB35 | AuthorizationProviderID/@schemeName is "31" |

    @DSAB36 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAB36 | DSAB36 | DSAB36 | The QR code holds the address of the document in the catalogue |
