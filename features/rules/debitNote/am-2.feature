# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AM
Feature: Rules AM on debit notes, part 2: Delivery
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAM52 @wire
    Examples:
      | rule  | code  | lines | title                                                                          |
      | DAM52 | DAM52 | DAM52 | TaxScheme/Name of the party that delivers is the name paired with TaxScheme/ID |

    @DAM53 @wire
    Examples:
      | rule  | code  | lines       | title                                                                                    |
      | DAM53 | DAM53 | DAM53 DAM55 | DeliveryParty/PartyLegalEntity of the party that delivers is not empty where it is there |

    @DAM54 @wire
    Examples:
      | rule  | code  | lines | title                                                                               |
      | DAM54 | DAM54 | DAM54 | PartyLegalEntity/RegistrationName of the party that delivers is there and not empty |

    @DAM55 @wire
    Examples:
      | rule  | code  | lines | title                                                                        |
      | DAM55 | DAM55 | DAM55 | PartyLegalEntity/CompanyID of the party that delivers is there and not empty |

    @DAM56 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DAM56 | DAM56 | DAM56 | CompanyID/@schemeAgencyID of the party that delivers is "195" |

    @DAM57 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                              |
      | DAM57 | DAM57 | DAM57 | CompanyID/@schemeAgencyName of the party that delivers is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DAM58 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | DAM58 | DAM58 | DAM58 | CompanyID/@schemeID of the party that delivers is there and not empty |

    @DAM59 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                         |
      | DAM59 | DAM59 | DAM59 | CompanyID/@schemeName of the party that delivers is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @DAM60 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                  |
      | DAM60 | DAM60 | DAM60 | PartyLegalEntity/CorporateRegistrationScheme of the party that delivers is not empty where it is there |

    @DAM61 @wire
    Examples:
      | rule  | code  | lines       | title                                                                              |
      | DAM61 | DAM61 | DAM60 DAM61 | CorporateRegistrationScheme/Name of the party that delivers is there and not empty |
