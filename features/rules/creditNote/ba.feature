# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BA
Feature: Rules BA on credit notes: Mandates of lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBA01 @wire
    Examples:
      | rule  | code  | lines       | title                                                  |
      | CBA01 | CBA01 | CAD02 CBA01 | Every line of a mandate says in whose name it was sold |

    @CBA02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                            |
      | CBA02 | CBA02 | CBA02 | InformationContentProviderParty/PowerOfAttorney of the mandator of a line is there and not empty |

    @CBA03 @wire
    Examples:
      | rule  | code  | lines | title                                                                       |
      | CBA03 | CBA03 | CBA03 | PowerOfAttorney/AgentParty of the mandator of a line is there and not empty |

    @CBA04 @wire
    Examples:
      | rule  | code  | lines             | title                                              |
      | CBA04 | CBA04 | CAD02 CBA03 CBA04 | The mandator of a line is identified, in a mandate |

    @CBA05 @wire
    Examples:
      | rule  | code  | lines       | title                                             |
      | CBA05 | CBA05 | CAD02 CBA05 | The mandator of a line has a number, in a mandate |

    @CBA06 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | CBA06 | CBA06 | CBA06 | ID/@schemeAgencyID of the mandator of a line is "195" |

    @CBA07 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | CBA07 | CBA07 | CBA07 | The NIT of the mandator of a line has its check digit |

    @CBA08 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                 |
      | CBA08 | CBA08 | CBA08 | ID/@schemeName of the mandator of a line is one of 10, 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91 |
