# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AD
Feature: Rules AD on support documents, part 2: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAD12a @wire
    Examples:
      | rule    | code    | lines        | title                                                    |
      | DSAD12a | DSAD12a | DSAD12a ZB01 | InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95 |

    @DSAD12b @wire
    Examples:
      | rule    | code    | lines        | title                   |
      | DSAD12b | DSAD12b | DSAD12b ZB01 | InvoiceTypeCode is "05" |

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
