# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AD
Feature: Rules AD on adjustment notes of support documents: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAD01 @wire
    Examples:
      | rule   | code   | lines  | title                     |
      | NSAD01 | NSAD01 | NSAD01 | UBLVersionID is "UBL 2.1" |

    @NSAD02 @wire
    Examples:
      | rule   | code   | lines  | title                            |
      | NSAD02 | NSAD02 | NSAD02 | CustomizationID is one of 10, 11 |

    @NSAD03 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                                                                     |
      | NSAD03 | NSAD03 | NSAD03 | ProfileID is "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente" |

    @NSAD04 @wire
    Examples:
      | rule   | code   | lines         | title                                                               |
      | NSAD04 | NSAD04 | NSAD04 NSAD07 | ProfileExecutionID names the environment that receives the document |

    @NSAD06 @wire
    Examples:
      | rule   | code   | lines         | title                                              |
      | NSAD06 | NSAD06 | NSAB36 NSAD06 | The CUDS is the one that follows from the document |

    @NSAD07 @wire
    Examples:
      | rule   | code   | lines  | title                                                            |
      | NSAD07 | NSAD07 | NSAD07 | The unique code is of the environment that receives the document |

    @NSAD08 @wire
    Examples:
      | rule   | code   | lines  | title                             |
      | NSAD08 | NSAD08 | NSAD08 | UUID/@schemeName is "CUDS-SHA384" |

    @NSAD09e @request
    Examples:
      | rule    | code    | lines          | title                                         |
      | NSAD09e | NSAD09e | NSAD09e NSBG06 | The document is dated on the day it is signed |

    @NSAD10 @wire
    Examples:
      | rule   | code   | lines  | title                       |
      | NSAD10 | NSAD10 | NSAD10 | IssueTime is hh:mm:ss-05:00 |

    @NSAD12a @wire
    Examples:
      | rule    | code    | lines        | title                                                           |
      | NSAD12a | NSAD12a | NSAD12a ZB01 | CreditNoteTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96 |

    @NSAD15a @wire
    Examples:
      | rule    | code    | lines                                                                                                                                                              | title                                    |
      | NSAD15a | NSAD15a | NSAD15a NSAD15b NSAQ08 NSAQ10 NSAR02 NSAS03 NSAS06 NSAS08 NSAS12 NSAU03 NSAU05 NSAU07 NSAU09 NSAU11 NSAU15 NSAV07 NSAX03 NSAX06 NSAX08 NSAX12 NSBB03 NSBE07 NSBE09 | DocumentCurrencyCode is an ISO 4217 code |

    @NSAD15b @wire
    Examples:
      | rule    | code    | lines          | title                                           |
      | NSAD15b | NSAD15b | NSAD15b NSAV07 | Every amount is in the currency of the document |

    @NSAD16 @wire
    Examples:
      | rule   | code   | lines  | title                                   |
      | NSAD16 | NSAD16 | NSAD16 | LineCountNumeric is the number of lines |
