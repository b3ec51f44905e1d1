# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AV
Feature: Rules AV on credit notes: Lines
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAV01 @wire
    Examples:
      | rule  | code  | lines                               | title                  |
      | CAV01 | CAV01 | CAD16 CAS01b CAU02 CAU04 CAV01 ZB01 | The document has lines |

    @CAV02a @wire
    Examples:
      | rule   | code   | lines         | title                                          |
      | CAV02a | CAV02a | CAV02a CAV02b | Every line has a number that no other line has |

    @CAV02b @wire
    Examples:
      | rule   | code   | lines  | title                                           |
      | CAV02b | CAV02b | CAV02b | The lines are numbered 1, 2, 3 … in their order |

    @CAV03 @request
    Examples:
      | rule  | code  | lines | title                                                   |
      | CAV03 | CAV03 | CAV03 | Lines for the administration of an AIU contract name it |

    @CAV04a @wire
    Examples:
      | rule   | code   | lines              | title                                               |
      | CAV04a | CAV04a | CAV04a CAV06 CBE08 | InvoiceLine/InvoicedQuantity is there and not empty |

    @CAV04b @request
    Examples:
      | rule   | code   | lines              | title                                            |
      | CAV04b | CAV04b | CAV04b CAV06 CBE08 | InvoiceLine/InvoicedQuantity is a number above 0 |

    @CAV05 @wire
    Examples:
      | rule  | code  | lines | title                                             |
      | CAV05 | CAV05 | CAV05 | InvoicedQuantity/@unitCode is a unit of the table |

    @CAV06 @request
    Examples:
      | rule  | code  | lines       | title                                                                  |
      | CAV06 | CAV06 | CAU02 CAV06 | LineExtensionAmount is price by quantity, less discounts, plus charges |

    @CAV07 @wire
    Examples:
      | rule  | code  | lines        | title                                                                   |
      | CAV07 | CAV07 | CAD15b CAV07 | LineExtensionAmount/@currencyID is the text of cbc:DocumentCurrencyCode |
