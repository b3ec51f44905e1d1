# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AU
Feature: Rules AU on credit notes: Totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAU01 @wire
    Examples:
      | rule  | code  | lines      | title                       |
      | CAU01 | CAU01 | CAU01 ZB01 | LegalMonetaryTotal is there |

    @CAU02 @request
    Examples:
      | rule  | code  | lines       | title                                       |
      | CAU02 | CAU02 | CAU02 CAU06 | LineExtensionAmount is the sum of the lines |

    @CAU03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | CAU03 | CAU03 | CAD15b CAU03 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU04 @request
    Examples:
      | rule  | code  | lines | title                                                           |
      | CAU04 | CAU04 | CAU04 | TaxExclusiveAmount is the sum of the taxable bases of the lines |

    @CAU05 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | CAU05 | CAU05 | CAD15b CAU05 | TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU06 @request
    Examples:
      | rule  | code  | lines       | title                                                                                                |
      | CAU06 | CAU06 | CAU06 CAU14 | TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines |

    @CAU07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | CAU07 | CAU07 | CAD15b CAU07 | TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU08 @request
    Examples:
      | rule  | code  | lines       | title                                                            |
      | CAU08 | CAU08 | CAU08 CAU14 | AllowanceTotalAmount is the sum of the discounts of the document |

    @CAU09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | CAU09 | CAU09 | CAD15b CAU09 | AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU10 @request
    Examples:
      | rule  | code  | lines       | title                                                       |
      | CAU10 | CAU10 | CAU10 CAU14 | ChargeTotalAmount is the sum of the charges of the document |

    @CAU11 @wire
    Examples:
      | rule  | code  | lines        | title                                                                 |
      | CAU11 | CAU11 | CAD15b CAU11 | ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU13 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | CAU13 | CAU13 | CAD15b CAU13 | PrepaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @CAU14 @request
    Examples:
      | rule  | code  | lines | title                                       |
      | CAU14 | CAU14 | CAU14 | PayableAmount follows from the other totals |

    @CAU15 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | CAU15 | CAU15 | CAD15b CAU15 | PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
