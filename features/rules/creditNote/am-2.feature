# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AM
Feature: Rules AM on credit notes, part 2: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAM51 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAM51 | CAM51 | CAM51 | TaxScheme/ID of the party that delivers is one of 01, 04, ZA, ZZ |

    @CAM52 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | CAM52 | CAM52 | CAM52 | TaxScheme/Name of the party that delivers is the name paired with TaxScheme/ID |

    @CAM53 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CAM53 | CAM53 | CAM53 | DeliveryParty/PartyLegalEntity of the party that delivers is there and not empty |

    @CAM54 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | CAM54 | CAM54 | CAM54 | PartyLegalEntity/RegistrationName of the party that delivers is there and not empty |

    @CAM55 @wire
    Examples:
      | rule  | code  | lines | title                                                                        |
      | CAM55 | CAM55 | CAM55 | PartyLegalEntity/CompanyID of the party that delivers is there and not empty |

    @CAM56 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CAM56 | CAM56 | CAM56 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @CAM57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | CAM57 | CAM57 | CAM57 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @CAM58 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAM58 | CAM58 | CAM58 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @CAM59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                         |
      | CAM59 | CAM59 | CAM59 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @CAM60 @wire
    Examples:
      | rule  | code  | lines | title                                                                                          |
      | CAM60 | CAM60 | CAM60 | PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is there and not empty |
