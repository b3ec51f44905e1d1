# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AU
Feature: Rules AU on support documents: Totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAU01 @wire
    Examples:
      | rule   | code   | lines       | title                       |
      | DSAU01 | DSAU01 | DSAU01 ZB01 | LegalMonetaryTotal is there |

    @DSAU02 @request
    Examples:
      | rule   | code   | lines         | title                                       |
      | DSAU02 | DSAU02 | DSAU02 DSAU06 | LineExtensionAmount is the sum of the lines |

    @DSAU03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | DSAU03 | DSAU03 | DSAD15b DSAU03 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAU04 @request
    Examples:
      | rule   | code   | lines  | title                                                           |
      | DSAU04 | DSAU04 | DSAU04 | TaxExclusiveAmount is the sum of the taxable bases of the lines |

    @DSAU05 @wire
    Examples:
      | rule   | code   | lines          | title                                                                  |
      | DSAU05 | DSAU05 | DSAD15b DSAU05 | TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAU06 @request
    Examples:
      | rule   | code   | lines         | title                                                                                                |
      | DSAU06 | DSAU06 | DSAU06 DSAU14 | TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines |

    @DSAU07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                  |
      | DSAU07 | DSAU07 | DSAD15b DSAU07 | TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAU08 @request
    Examples:
      | rule   | code   | lines         | title                                                            |
      | DSAU08 | DSAU08 | DSAU08 DSAU14 | AllowanceTotalAmount is the sum of the discounts of the document |

    @DSAU09 @wire
    Examples:
      | rule   | code   | lines          | title                                                                    |
      | DSAU09 | DSAU09 | DSAD15b DSAU09 | AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAU10 @request
    Examples:
      | rule   | code   | lines         | title                                                       |
      | DSAU10 | DSAU10 | DSAU10 DSAU14 | ChargeTotalAmount is the sum of the charges of the document |

    @DSAU11 @wire
    Examples:
      | rule   | code   | lines          | title                                                                 |
      | DSAU11 | DSAU11 | DSAD15b DSAU11 | ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DSAU14 @request
    Examples:
      | rule   | code   | lines  | title                                       |
      | DSAU14 | DSAU14 | DSAU14 | PayableAmount follows from the other totals |

    @DSAU15 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | DSAU15 | DSAU15 | DSAD15b DSAU15 | PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
