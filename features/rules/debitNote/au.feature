# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AU
Feature: Rules AU on debit notes: Totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAU01 @wire
    Examples:
      | rule  | code  | lines      | title                       |
      | DAU01 | DAU01 | DAU01 ZB01 | LegalMonetaryTotal is there |

    @DAU02 @request
    Examples:
      | rule  | code  | lines       | title                                       |
      | DAU02 | DAU02 | DAU02 DAU06 | LineExtensionAmount is the sum of the lines |

    @DAU03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | DAU03 | DAU03 | DAD15b DAU03 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU04 @request
    Examples:
      | rule  | code  | lines | title                                                           |
      | DAU04 | DAU04 | DAU04 | TaxExclusiveAmount is the sum of the taxable bases of the lines |

    @DAU05 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | DAU05 | DAU05 | DAD15b DAU05 | TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU06 @request
    Examples:
      | rule  | code  | lines       | title                                                                                                |
      | DAU06 | DAU06 | DAU06 DAU14 | TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines |

    @DAU07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | DAU07 | DAU07 | DAD15b DAU07 | TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU08 @request
    Examples:
      | rule  | code  | lines       | title                                                            |
      | DAU08 | DAU08 | DAU08 DAU14 | AllowanceTotalAmount is the sum of the discounts of the document |

    @DAU09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | DAU09 | DAU09 | DAD15b DAU09 | AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU10 @request
    Examples:
      | rule  | code  | lines       | title                                                       |
      | DAU10 | DAU10 | DAU10 DAU14 | ChargeTotalAmount is the sum of the charges of the document |

    @DAU11 @wire
    Examples:
      | rule  | code  | lines        | title                                                                 |
      | DAU11 | DAU11 | DAD15b DAU11 | ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU12 @wire
    Examples:
      | rule  | code  | lines | title                                            |
      | DAU12 | DAU12 | DAU12 | PrepaidAmount is the sum of the prepaid payments |

    @DAU13 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | DAU13 | DAU13 | DAD15b DAU13 | PrepaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @DAU14 @request
    Examples:
      | rule  | code  | lines | title                                       |
      | DAU14 | DAU14 | DAU14 | PayableAmount follows from the other totals |

    @DAU15 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | DAU15 | DAU15 | DAD15b DAU15 | PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
