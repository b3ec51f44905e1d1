# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AB
Feature: Rules AB on invoices, part 1: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAB03 @wire
    Examples:
      | rule  | code  | lines | title                                  |
      | FAB03 | FAB03 | FAB03 | One extension holds sts:DianExtensions |

    @FAB05a @request
    Examples:
      | rule   | code   | lines         | title                                       |
      | FAB05a | FAB05a | FAB05a FAD05e | The resolution is in the numbering registry |

    @FAB05b @request
    Examples:
      | rule   | code   | lines         | title                                    |
      | FAB05b | FAB05b | FAB05b FAD05e | The resolution was granted to the issuer |

    @FAB07a @wire
    Examples:
      | rule   | code   | lines                | title                                                |
      | FAB07a | FAB07a | FAB07a FAB07b FAD09a | The stated authorization has begun on the issue date |

    @FAB07b @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAB07b | FAB07b | FAB07b | The first day of the authorization is the registered one |

    @FAB08a @wire
    Examples:
      | rule   | code   | lines                | title                                                    |
      | FAB08a | FAB08a | FAB08a FAB08b FAD09b | The stated authorization has not ended on the issue date |

    @FAB08b @wire
    Examples:
      | rule   | code   | lines  | title                                                   |
      | FAB08b | FAB08b | FAB08b | The last day of the authorization is the registered one |

    @FAB10a @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | FAB10a | FAB10a | FAB10a | AuthorizedInvoices/Prefix equals CorporateRegistrationScheme/ID |

    @FAB10b @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | FAB10b | FAB10b | FAB10a FAB10b | The prefix is registered with the resolution |

    @FAB11a @wire
    Examples:
      | rule   | code   | lines         | title                                          |
      | FAB11a | FAB11a | FAB11a FAB11b | AuthorizedInvoices/From is there and not empty |

    @FAB11b @wire
    Examples:
      | rule   | code   | lines  | title                                            |
      | FAB11b | FAB11b | FAB11b | The first number is that of the registered range |

    @FAB12a @wire
    Examples:
      | rule   | code   | lines         | title                                        |
      | FAB12a | FAB12a | FAB12a FAB12b | AuthorizedInvoices/To is there and not empty |

    @FAB12b @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | FAB12b | FAB12b | FAB12b | The last number is that of the registered range |

    @FAB14 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAB14 | FAB14 | FAB14 | InvoiceSource/IdentificationCode is "CO" |

    @FAB15 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FAB15 | FAB15 | FAB15 | IdentificationCode/@listAgencyID is "6" |

    @FAB16 @wire
    Examples:
      | rule  | code  | lines | title                                                                                 |
      | FAB16 | FAB16 | FAB16 | IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe" |
