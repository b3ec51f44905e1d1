# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AD
Feature: Rules AD on invoices: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAD01 @wire
    Examples:
      | rule  | code  | lines | title                     |
      | FAD01 | FAD01 | FAD01 | UBLVersionID is "UBL 2.1" |

    @FAD02 @wire
    Examples:
      | rule  | code  | lines | title                                                                                                                             |
      | FAD02 | FAD02 | FAD02 | CustomizationID is one of 09, 10, 11, 12, 13, 14, 15, 16, SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Recaudo, SS-Reporte, SS-SinAporte |

    @FAD03 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FAD03 | FAD03 | FAD03 | ProfileID is "DIAN 2.1: Factura Electrónica de Venta" |

    @FAD04 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | FAD04 | FAD04 | FAD04 FAD07 | ProfileExecutionID names the environment that receives the document |

    @FAD05a @wire
    Examples:
      | rule   | code   | lines  | title                         |
      | FAD05a | FAD05a | FAD05a | ID is letters and digits only |

    @FAD05b @wire
    Examples:
      | rule   | code   | lines         | title                             |
      | FAD05b | FAD05b | FAD05b FAD05d | ID is a number not below sts:From |

    @FAD05c @wire
    Examples:
      | rule   | code   | lines         | title                           |
      | FAD05c | FAD05c | FAD05c FAD05d | ID is a number not above sts:To |

    @FAD05d @wire
    Examples:
      | rule   | code   | lines         | title                                   |
      | FAD05d | FAD05d | FAD05c FAD05d | The number lies in the registered range |

    @FAD05e @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | FAD05e | FAD05e | FAD05e | The number belongs to a range of the stated resolution |

    @FAD06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAD06 | FAD06 | FAD06 | The CUFE is the one that follows from the document |

    @FAD07 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAD07 | FAD07 | FAD07 | The unique code is of the environment that receives the document |

    @FAD08 @wire
    Examples:
      | rule  | code  | lines | title                                                       |
      | FAD08 | FAD08 | FAD08 | UUID/@schemeName is CUFE-SHA384, or CUDE-SHA384 for type 03 |

    @FAD09a @wire
    Examples:
      | rule   | code   | lines                | title                                                        |
      | FAD09a | FAD09a | FAB07a FAB07b FAD09a | IssueDate is a date not before AuthorizationPeriod/StartDate |

    @FAD09b @wire
    Examples:
      | rule   | code   | lines                | title                                                     |
      | FAD09b | FAD09b | FAB08a FAB08b FAD09b | IssueDate is a date not after AuthorizationPeriod/EndDate |

    @FAD09e @request
    Examples:
      | rule   | code   | lines  | title                                         |
      | FAD09e | FAD09e | FAD09e | The document is dated on the day it is signed |

    @FAD10 @wire
    Examples:
      | rule  | code  | lines | title                       |
      | FAD10 | FAD10 | FAD10 | IssueTime is hh:mm:ss-05:00 |

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
      | rule   | code   | lines  | title                                                        |
      | FAD12a | FAD12a | FAD12a | InvoiceTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96 |

    @FAD12b @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | FAD12b | FAD12b | FAD12b | InvoiceTypeCode is one of 01, 02, 03, 04 |

    @FAD15a @wire
    Examples:
      | rule   | code   | lines                                                                                                                                                                                                   | title                                    |
      | FAD15a | FAD15a | FAD15a FAD15b FAQ08 FAQ10 FAR02 FAS03 FAS06 FAS08 FAS12 FAT03 FAT06 FAT08 FAU03 FAU05 FAU07 FAU09 FAU11 FAU13 FAU15 FAV07 FAW04 FAX03 FAX06 FAX08 FAX12 FAX19 FAY03 FAY06 FAY08 FBB03 FBD04 FBE07 FBE09 | DocumentCurrencyCode is an ISO 4217 code |

    @FAD15b @wire
    Examples:
      | rule   | code   | lines        | title                                           |
      | FAD15b | FAD15b | FAD15b FAV07 | Every amount is in the currency of the document |

    @FAD16 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FAD16 | FAD16 | FAD16 | LineCountNumeric is the number of lines |
