# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AV
Feature: Rules AV on invoices: Lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAV01 @wire
    Examples:
      | rule  | code  | lines                               | title                  |
      | FAV01 | FAV01 | FAD16 FAS01b FAU02 FAU04 FAV01 ZB01 | The document has lines |

    @FAV02a @wire
    Examples:
      | rule   | code   | lines         | title                                          |
      | FAV02a | FAV02a | FAV02a FAV02b | Every line has a number that no other line has |

    @FAV02b @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | FAV02b | FAV02b | FAV02b | The lines are numbered 1, 2, 3 … in their order |

    @FAV08a @wire
    Examples:
      | rule   | code   | lines         | title                                                                  |
      | FAV08a | FAV08a | FAV08a FAV08b | @schemeID of a line is there and not empty, in an invoice of a mandate |

    @FAV08b @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | FAV08b | FAV08b | FAV08b | @schemeID of a line is one of 0, 1, in an invoice of a mandate |

    @FAV08c @wire
    Examples:
      | rule   | code   | lines         | title                                                                |
      | FAV08c | FAV08c | FAV08c FAV08d | @schemeID of a line is there and not empty, in an invoice of freight |

    @FAV08d @wire
    Examples:
      | rule   | code   | lines  | title                                                        |
      | FAV08d | FAV08d | FAV08d | @schemeID of a line is one of 0, 1, in an invoice of freight |

    @FAV03 @request
    Examples:
      | rule  | code  | lines | title                                                   |
      | FAV03 | FAV03 | FAV03 | Lines for the administration of an AIU contract name it |

    @FAV04a @wire
    Examples:
      | rule   | code   | lines              | title                                               |
      | FAV04a | FAV04a | FAV04a FAV06 FBE08 | InvoiceLine/InvoicedQuantity is there and not empty |

    @FAV04b @request
    Examples:
      | rule   | code   | lines              | title                                            |
      | FAV04b | FAV04b | FAV04b FAV06 FBE08 | InvoiceLine/InvoicedQuantity is a number above 0 |

    @FAV05 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | FAV05 | FAV05 | FAV05 | InvoicedQuantity/@unitCode is a unit of the table |

    @FAV06 @request
    Examples:
      | rule  | code  | lines       | title                                                                  |
      | FAV06 | FAV06 | FAU02 FAV06 | LineExtensionAmount is price by quantity, less discounts, plus charges |

    @FAV07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | FAV07 | FAV07 | FAD15b FAV07 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
