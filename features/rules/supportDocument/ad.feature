# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AD
Feature: Rules AD on support documents: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAD01 @wire
    Examples:
      | rule   | code   | lines  | title                     |
      | DSAD01 | DSAD01 | DSAD01 | UBLVersionID is "UBL 2.1" |

    @DSAD02b @wire
    Examples:
      | rule    | code    | lines   | title                            |
      | DSAD02b | DSAD02b | DSAD02b | CustomizationID is one of 10, 11 |

    @DSAD03 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                             |
      | DSAD03 | DSAD03 | DSAD03 | ProfileID is "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar." |

    @DSAD04 @wire
    Examples:
      | rule   | code   | lines         | title                                                               |
      | DSAD04 | DSAD04 | DSAD04 DSAD07 | ProfileExecutionID names the environment that receives the document |

    @DSAD05a @wire
    Examples:
      | rule    | code    | lines   | title                         |
      | DSAD05a | DSAD05a | DSAD05a | ID is letters and digits only |

    @DSAD05b @wire
    Examples:
      | rule    | code    | lines           | title                             |
      | DSAD05b | DSAD05b | DSAD05b DSAD05d | ID is a number not below sts:From |

    @DSAD05c @wire
    Examples:
      | rule    | code    | lines           | title                           |
      | DSAD05c | DSAD05c | DSAD05c DSAD05d | ID is a number not above sts:To |

    @DSAD05d @wire
    Examples:
      | rule    | code    | lines           | title                                   |
      | DSAD05d | DSAD05d | DSAD05c DSAD05d | The number lies in the registered range |

    @DSAD05e @wire
    Examples:
      | rule    | code    | lines   | title                                                  |
      | DSAD05e | DSAD05e | DSAD05e | The number belongs to a range of the stated resolution |

    @DSAD06 @wire
    Examples:
      | rule   | code   | lines         | title                                              |
      | DSAD06 | DSAD06 | DSAB36 DSAD06 | The CUDS is the one that follows from the document |

    @DSAD07 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | DSAD07 | DSAD07 | DSAD07 | The unique code is of the environment that receives the document |

    @DSAD08 @wire
    Examples:
      | rule   | code   | lines  | title                             |
      | DSAD08 | DSAD08 | DSAD08 | UUID/@schemeName is "CUDS-SHA384" |

    @DSAD09a @wire
    Examples:
      | rule    | code    | lines                   | title                                                        |
      | DSAD09a | DSAD09a | DSAB07a DSAB07b DSAD09a | IssueDate is a date not before AuthorizationPeriod/StartDate |

    @DSAD09b @wire
    Examples:
      | rule    | code    | lines                   | title                                                     |
      | DSAD09b | DSAD09b | DSAB08a DSAB08b DSAD09b | IssueDate is a date not after AuthorizationPeriod/EndDate |

    @DSAD09e @request
    Examples:
      | rule    | code    | lines   | title                                         |
      | DSAD09e | DSAD09e | DSAD09e | The document is dated on the day it is signed |

    @DSAD10 @wire
    Examples:
      | rule   | code   | lines  | title                       |
      | DSAD10 | DSAD10 | DSAD10 | IssueTime is hh:mm:ss-05:00 |

    @DSAD12a @wire
    Examples:
      | rule    | code    | lines        | title                                                        |
      | DSAD12a | DSAD12a | DSAD12a ZB01 | InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96 |

    @DSAD15a @wire
    Examples:
      | rule    | code    | lines                                                                                                                                                                                                        | title                                    |
      | DSAD15a | DSAD15a | DSAD15a DSAD15b DSAQ08 DSAQ10 DSAR02 DSAS03 DSAS06 DSAS08 DSAS12 DSAT03 DSAT06 DSAT08 DSAU03 DSAU05 DSAU07 DSAU09 DSAU11 DSAU15 DSAV07 DSAX03 DSAX06 DSAX08 DSAX12 DSAY03 DSAY06 DSAY08 DSBB03 DSBE07 DSBE09 | DocumentCurrencyCode is an ISO 4217 code |

    @DSAD15b @wire
    Examples:
      | rule    | code    | lines          | title                                           |
      | DSAD15b | DSAD15b | DSAD15b DSAV07 | Every amount is in the currency of the document |

    @DSAD16 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | DSAD16 | DSAD16 | DSAD16 | LineCountNumeric is the number of lines |
