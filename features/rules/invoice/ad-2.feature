# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AD
Feature: Rules AD on invoices, part 2: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAD09c @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | FAD09c | FAD09c | FAD09c | The document is at most five days old |

    @FAD09d @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | FAD09d | FAD09d | DC24 FAD09d | The document is dated at most ten days ahead |

    @FAD12a @wire
    Examples:
      | rule   | code   | lines  | title                                                    |
      | FAD12a | FAD12a | FAD12a | InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95 |

    @FAD12b @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | FAD12b | FAD12b | FAD12b | InvoiceTypeCode is one of 01, 02, 03, 04 |

    @FAD15a @wire
    Examples:
      | rule   | code   | lines                                                                                                                                                                                                         | title                                    |
      | FAD15a | FAD15a | FAD15a FAD15b FAQ08 FAQ10 FAR02 FAS03 FAS06 FAS08 FAS12 FAT03 FAT06 FAT08 FAU03 FAU05 FAU07 FAU09 FAU11 FAU13 FAU15 FAV07 FAW04 FAX03 FAX06 FAX08 FAX12 FAX19 FAY03 FAY06 FAY08 FBB03 FBD04 FBE07 FBE09 FGB02 | DocumentCurrencyCode is an ISO 4217 code |

    @FAD15b @wire
    Examples:
      | rule   | code   | lines        | title                                           |
      | FAD15b | FAD15b | FAD15b FAV07 | Every amount is in the currency of the document |

    @FAD16 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FAD16 | FAD16 | FAD16 | LineCountNumeric is the number of lines |
