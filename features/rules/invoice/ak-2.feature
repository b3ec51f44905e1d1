# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 2: Customer (buyer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAK46 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                |
      | FAK46 | FAK46 | FAK46 | CompanyID/@schemeAgencyName of the buyer is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @FAK47 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAK47 | FAK47 | FAK47 | CompanyID/@schemeID of the buyer is there and not empty |

    @FAK48 @wire
    Examples:
      | rule  | code  | lines | title                                                                                           |
      | FAK48 | FAK48 | FAK48 | CompanyID/@schemeName of the buyer is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |

    @FAK59 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | FAK59 | FAK59 | FAK59 | PartyLegalEntity/ShareholderParty of the buyer is there and not empty |

    @FAK60 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAK60 | FAK60 | FAK60 | ShareholderParty/PartecipationPercent of the buyer is there and not empty |

    @FAK49 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | FAK49 | FAK49 | FAK49 | PartyLegalEntity/CorporateRegistrationScheme of the buyer is there and not empty |

    @FAK50 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAK50 | FAK50 | FAK50 | CorporateRegistrationScheme/Name of the buyer is there and not empty |

    @FAK51 @wire
    Examples:
      | rule  | code  | lines       | title                                                         |
      | FAK51 | FAK51 | FAK51 FAK55 | Party/Contact of the buyer is at least one child, or no group |

    @FAK52 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAK52 | FAK52 | FAK52 | Contact/Name of the buyer is there and not empty |

    @FAK53 @request
    Examples:
      | rule  | code  | lines | title                                                 |
      | FAK53 | FAK53 | FAK53 | Contact/Telephone of the buyer is there and not empty |

    @FAK54 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAK54 | FAK54 | FAK54 | Contact/Telefax of the buyer is there and not empty |

    @FAK55 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAK55 | FAK55 | FAK55 | Contact/ElectronicMail of the buyer is there and not empty |

    @FAK56 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | FAK56 | FAK56 | FAK56 | Contact/Note of the buyer is there and not empty |
