# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AU
Feature: Rules AU on invoices: Totals
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAU01 @wire
    Examples:
      | rule  | code  | lines      | title                       |
      | FAU01 | FAU01 | FAU01 ZB01 | LegalMonetaryTotal is there |

    @FAU02 @request
    Examples:
      | rule  | code  | lines       | title                                       |
      | FAU02 | FAU02 | FAU02 FAU06 | LineExtensionAmount is the sum of the lines |

    @FAU03 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | FAU03 | FAU03 | FAD15b FAU03 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU04 @request
    Examples:
      | rule  | code  | lines | title                                                           |
      | FAU04 | FAU04 | FAU04 | TaxExclusiveAmount is the sum of the taxable bases of the lines |

    @FAU05 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | FAU05 | FAU05 | FAD15b FAU05 | TaxExclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU06 @request
    Examples:
      | rule  | code  | lines       | title                                                                                                |
      | FAU06 | FAU06 | FAU06 FAU14 | TaxInclusiveAmount is LineExtensionAmount plus the taxes of the header, which are those of the lines |

    @FAU07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                  |
      | FAU07 | FAU07 | FAD15b FAU07 | TaxInclusiveAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU08 @request
    Examples:
      | rule  | code  | lines       | title                                                            |
      | FAU08 | FAU08 | FAU08 FAU14 | AllowanceTotalAmount is the sum of the discounts of the document |

    @FAU09 @wire
    Examples:
      | rule  | code  | lines        | title                                                                    |
      | FAU09 | FAU09 | FAD15b FAU09 | AllowanceTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU10 @request
    Examples:
      | rule  | code  | lines       | title                                                       |
      | FAU10 | FAU10 | FAU10 FAU14 | ChargeTotalAmount is the sum of the charges of the document |

    @FAU11 @wire
    Examples:
      | rule  | code  | lines        | title                                                                 |
      | FAU11 | FAU11 | FAD15b FAU11 | ChargeTotalAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU12 @request
    Examples:
      | rule  | code  | lines | title                                            |
      | FAU12 | FAU12 | FAU12 | PrepaidAmount is the sum of the prepaid payments |

    @FAU13 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | FAU13 | FAU13 | FAD15b FAU13 | PrepaidAmount/@currencyID is the text of cbc:DocumentCurrencyCode |

    @FAU14 @request
    Examples:
      | rule  | code  | lines | title                                       |
      | FAU14 | FAU14 | FAU14 | PayableAmount follows from the other totals |

    @FAU15 @wire
    Examples:
      | rule  | code  | lines        | title                                                             |
      | FAU15 | FAU15 | FAD15b FAU15 | PayableAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
