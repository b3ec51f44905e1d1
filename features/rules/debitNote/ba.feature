# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BA
Feature: Rules BA on debit notes: Mandates of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBA01 @wire
    Examples:
      | rule  | code  | lines       | title                                                  |
      | DBA01 | DBA01 | DAD02 DBA01 | Every line of a mandate says in whose name it was sold |

    @DBA02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | DBA02 | DBA02 | DBA02 | InformationContentProviderParty/PowerOfAttorney of the mandator of a line is there and not empty |

    @DBA03 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | DBA03 | DBA03 | DBA03 | PowerOfAttorney/AgentParty of the mandator of a line is there and not empty |

    @DBA04 @wire
    Examples:
      | rule  | code  | lines             | title                                              |
      | DBA04 | DBA04 | DAD02 DBA03 DBA04 | The mandator of a line is identified, in a mandate |

    @DBA05 @wire
    Examples:
      | rule  | code  | lines       | title                                             |
      | DBA05 | DBA05 | DAD02 DBA05 | The mandator of a line has a number, in a mandate |

    @DBA06 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | DBA06 | DBA06 | DBA06 | ID/@schemeAgencyID of the mandator of a line is "195" |

    @DBA07 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | DBA07 | DBA07 | DBA07 | The NIT of the mandator of a line has its check digit |

    @DBA08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | DBA08 | DBA08 | DBA08 | ID/@schemeName of the mandator of a line is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
