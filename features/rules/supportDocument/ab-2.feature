# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AB
Feature: Rules AB on support documents, part 2: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

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
