# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BA
Feature: Rules BA on invoices: Mandates of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBA01 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FBA01 | FBA01 | FBA01 | Every line of a mandate says in whose name it was sold |

    @FBA02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | FBA02 | FBA02 | FBA02 | InformationContentProviderParty/PowerOfAttorney of the mandator of a line is there and not empty |

    @FBA03 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | FBA03 | FBA03 | FBA03 | PowerOfAttorney/AgentParty of the mandator of a line is there and not empty |

    @FBA04 @wire
    Examples:
      | rule  | code  | lines       | title                                              |
      | FBA04 | FBA04 | FBA03 FBA04 | The mandator of a line is identified, in a mandate |

    @FBA05 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FBA05 | FBA05 | FBA05 | The mandator of a line has a number, in a mandate |

    @FBA06 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FBA06 | FBA06 | FBA06 | ID/@schemeAgencyID of the mandator of a line is "195" |

    @FBA07 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FBA07 | FBA07 | FBA07 | The NIT of the mandator of a line has its check digit |

    @FBA08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | FBA08 | FBA08 | FBA08 | ID/@schemeName of the mandator of a line is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
