# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @AD
Feature: Rules AD on debit notes: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DAD01 @wire
    Examples:
      | rule  | code  | lines | title                     |
      | DAD01 | DAD01 | DAD01 | UBLVersionID is "UBL 2.1" |

    @DAD02 @wire
    Examples:
      | rule  | code  | lines | title                                |
      | DAD02 | DAD02 | DAD02 | CustomizationID is one of 30, 32, 33 |

    @DAD03 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | DAD03 | DAD03 | DAD03 | ProfileID is "DIAN 2.1: Nota Débito de Factura Electrónica de Venta" |

    @DAD04 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | DAD04 | DAD04 | DAD04 DAD07 | ProfileExecutionID names the environment that receives the document |

    @DAD06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DAD06 | DAD06 | DAD06 | The CUDE is the one that follows from the document |

    @DAD07 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | DAD07 | DAD07 | DAD07 | The unique code is of the environment that receives the document |

    @DAD08 @wire
    Examples:
      | rule  | code  | lines | title                             |
      | DAD08 | DAD08 | DAD08 | UUID/@schemeName is "CUDE-SHA384" |

    @DAD09e @request
    Examples:
      | rule   | code   | lines        | title                                         |
      | DAD09e | DAD09e | DAD09e DBG06 | The document is dated on the day it is signed |

    @DAD10 @wire
    Examples:
      | rule  | code  | lines | title                       |
      | DAD10 | DAD10 | DAD10 | IssueTime is hh:mm:ss-05:00 |

    @DAD09c @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | DAD09c | DAD09c | DAD09c | The document is at most five days old |

    @DAD09d @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | DAD09d | DAD09d | DAD09d DC24 | The document is dated at most ten days ahead |

    @DAD15a @wire
    Examples:
      | rule   | code   | lines                                                                                                                                                   | title                                    |
      | DAD15a | DAD15a | DAD15a DAD15b DAQ08 DAQ10 DAR02 DAS03 DAS06 DAS08 DAS12 DAU03 DAU05 DAU07 DAU09 DAU11 DAU13 DAU15 DAV07 DAW04 DAX03 DAX06 DAX08 DAX12 DBB03 DBE07 DBE09 | DocumentCurrencyCode is an ISO 4217 code |

    @DAD15b @wire
    Examples:
      | rule   | code   | lines        | title                                           |
      | DAD15b | DAD15b | DAD15b DAV07 | Every amount is in the currency of the document |

    @DAD16 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | DAD16 | DAD16 | DAD16 | LineCountNumeric is the number of lines |
