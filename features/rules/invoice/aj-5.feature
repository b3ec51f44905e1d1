# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 5: Supplier (issuer)
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAJ62 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                       |
      | FAJ62 | FAJ62 | FAJ62 | PartyTaxScheme/TaxLevelCode of a shareholder is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |

    @FAJ64 @wire
    Examples:
      | rule  | code  | lines      | title                                                            |
      | FAJ64 | FAJ64 | FAJ64 ZB01 | PartyTaxScheme/TaxScheme of a shareholder is there and not empty |

    @FAJ65 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FAJ65 | FAJ65 | FAJ65 | TaxScheme/ID of a shareholder is one of 01, 04, ZA, ZZ |

    @FAJ66 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAJ66 | FAJ66 | FAJ66 | TaxScheme/Name of a shareholder is the name paired with TaxScheme/ID |

    @FAJ67 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAJ67 | FAJ67 | FAJ67 | Party/Contact of the issuer is there and not empty |

    @FAJ68 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAJ68 | FAJ68 | FAJ68 | Contact/Name of the issuer is there and not empty |

    @FAJ69 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FAJ69 | FAJ69 | FAJ69 | Contact/Telephone of the issuer is there and not empty |

    @FAJ70 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FAJ70 | FAJ70 | FAJ70 | Contact/Telefax of the issuer is there and not empty |

    @FAJ71 @request
    Examples:
      | rule  | code  | lines | title                                                    |
      | FAJ71 | FAJ71 | FAJ71 | The issuer gives the mailbox it registered for reception |

    @FAJ72 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAJ72 | FAJ72 | FAJ72 | Contact/Note of the issuer is there and not empty |
