# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AV
Feature: Rules AV on debit notes: Lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAV01 @wire
    Examples:
      | rule  | code  | lines                               | title                  |
      | DAV01 | DAV01 | DAD16 DAS01b DAU02 DAU04 DAV01 ZB01 | The document has lines |

    @DAV02a @wire
    Examples:
      | rule   | code   | lines         | title                                          |
      | DAV02a | DAV02a | DAV02a DAV02b | Every line has a number that no other line has |

    @DAV02b @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | DAV02b | DAV02b | DAV02b | The lines are numbered 1, 2, 3 … in their order |

    @DAV03 @request
    Examples:
      | rule  | code  | lines | title                                                   |
      | DAV03 | DAV03 | DAV03 | Lines for the administration of an AIU contract name it |

    @DAV04a @wire
    Examples:
      | rule   | code   | lines              | title                                               |
      | DAV04a | DAV04a | DAV04a DAV06 DBE08 | InvoiceLine/InvoicedQuantity is there and not empty |

    @DAV04b @request
    Examples:
      | rule   | code   | lines              | title                                            |
      | DAV04b | DAV04b | DAV04b DAV06 DBE08 | InvoiceLine/InvoicedQuantity is a number above 0 |

    @DAV05 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | DAV05 | DAV05 | DAV05 | InvoicedQuantity/@unitCode is a unit of the table |

    @DAV06 @request
    Examples:
      | rule  | code  | lines       | title                                                                  |
      | DAV06 | DAV06 | DAU02 DAV06 | LineExtensionAmount is price by quantity, less discounts, plus charges |

    @DAV07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | DAV07 | DAV07 | DAD15b DAV07 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
