# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @AU
Feature: Rules AU on adjustment notes of support documents: Totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSAU01 @wire
    Examples:
      | rule   | code   | lines       | title                       |
      | NSAU01 | NSAU01 | NSAU01 ZB01 | LegalMonetaryTotal is there |

    @NSAU02 @request
    Examples:
      | rule   | code   | lines         | title                                       |
      | NSAU02 | NSAU02 | NSAU02 NSAU06 | LineExtensionAmount is the sum of the lines |

    @NSAU03 @wire
    Examples:
      | rule   | code   | lines          | title                                                                   |
      | NSAU03 | NSAU03 | NSAD15b NSAU03 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAU04 @request
    Examples:
      | rule   | code   | lines  | title                                                           |
      | NSAU04 | NSAU04 | NSAU04 | TaxExclusiveAmount is the sum of the taxable bases of the lines |

    @NSAU05 @wire
    Examples:
      | rule   | code   | lines          | title                                                                  |
      | NSAU05 | NSAU05 | NSAD15b NSAU05 | TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAU06 @request
    Examples:
      | rule   | code   | lines         | title                                                                                                |
      | NSAU06 | NSAU06 | NSAU06 NSAU14 | TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines |

    @NSAU07 @wire
    Examples:
      | rule   | code   | lines          | title                                                                  |
      | NSAU07 | NSAU07 | NSAD15b NSAU07 | TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAU08 @request
    Examples:
      | rule   | code   | lines         | title                                                            |
      | NSAU08 | NSAU08 | NSAU08 NSAU14 | AllowanceTotalAmount is the sum of the discounts of the document |

    @NSAU09 @wire
    Examples:
      | rule   | code   | lines          | title                                                                    |
      | NSAU09 | NSAU09 | NSAD15b NSAU09 | AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAU10 @request
    Examples:
      | rule   | code   | lines         | title                                                       |
      | NSAU10 | NSAU10 | NSAU10 NSAU14 | ChargeTotalAmount is the sum of the charges of the document |

    @NSAU11 @wire
    Examples:
      | rule   | code   | lines          | title                                                                 |
      | NSAU11 | NSAU11 | NSAD15b NSAU11 | ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @NSAU14 @request
    Examples:
      | rule   | code   | lines  | title                                       |
      | NSAU14 | NSAU14 | NSAU14 | PayableAmount follows from the other totals |

    @NSAU15 @wire
    Examples:
      | rule   | code   | lines          | title                                                             |
      | NSAU15 | NSAU15 | NSAD15b NSAU15 | PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
