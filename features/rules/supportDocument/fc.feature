# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @FC
Feature: Rules FC on support documents: Line periods of support documents
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSFC01 @wire
    Examples:
      | rule   | code   | lines  | title                              |
      | DSFC01 | DSFC01 | DSFC01 | Every line says when it was bought |

    @DSFC02 @wire
    Examples:
      | rule   | code   | lines  | title                          |
      | DSFC02 | DSFC02 | DSFC02 | The date of purchase is a date |

    @DSFC02a @wire
    Examples:
      | rule    | code    | lines   | title                                                                    |
      | DSFC02a | DSFC02a | DSFC02a | A purchase reported weekly lies within the six days before the signature |

    @DSFC02b @wire
    Examples:
      | rule    | code    | lines   | title                                                         |
      | DSFC02b | DSFC02b | DSFC02b | A purchase reported alone is made on the day of the signature |

    @DSFC03 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | DSFC03 | DSFC03 | DSFC03 | The way of reporting is one of the list |

    @DSFC04 @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | DSFC04 | DSFC04 | DSFC04 | The way of reporting carries its text |
