# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @AD
Feature: Rules AD on credit notes: Document header
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CAD01 @wire
    Examples:
      | rule  | code  | lines | title                     |
      | CAD01 | CAD01 | CAD01 | UBLVersionID is "UBL 2.1" |

    @CAD02 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | CAD02 | CAD02 | CAD02 | CustomizationID is one of 20, 22, 23, 24 |

    @CAD02a @wire
    Examples:
      | rule   | code   | lines  | title                                      |
      | CAD02a | CAD02a | CAD02a | A note that annuls an invoice refers to it |

    @CAD03 @wire
    Examples:
      | rule  | code  | lines | title                                                                 |
      | CAD03 | CAD03 | CAD03 | ProfileID is "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta" |

    @CAD04 @wire
    Examples:
      | rule  | code  | lines       | title                                                               |
      | CAD04 | CAD04 | CAD04 CAD07 | ProfileExecutionID names the environment that receives the document |

    @CAD06 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CAD06 | CAD06 | CAD06 | The CUDE is the one that follows from the document |

    @CAD07 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | CAD07 | CAD07 | CAD07 | The unique code is of the environment that receives the document |

    @CAD08 @wire
    Examples:
      | rule  | code  | lines | title                             |
      | CAD08 | CAD08 | CAD08 | UUID/@schemeName is "CUDE-SHA384" |

    @CAD09e @request
    Examples:
      | rule   | code   | lines        | title                                         |
      | CAD09e | CAD09e | CAD09e CBG06 | The document is dated on the day it is signed |

    @CAD10 @wire
    Examples:
      | rule  | code  | lines | title                       |
      | CAD10 | CAD10 | CAD10 | IssueTime is hh:mm:ss-05:00 |

    @CAD09c @wire
    Examples:
      | rule   | code   | lines  | title                                 |
      | CAD09c | CAD09c | CAD09c | The document is at most five days old |

    @CAD09d @wire
    Examples:
      | rule   | code   | lines       | title                                        |
      | CAD09d | CAD09d | CAD09d DC24 | The document is dated at most ten days ahead |

    @CAD12a @wire
    Examples:
      | rule   | code   | lines  | title                                                           |
      | CAD12a | CAD12a | CAD12a | CreditNoteTypeCode is one of 01, 02, 03, 04, 05, 91, 92, 95, 96 |

    @CAD12b @wire
    Examples:
      | rule   | code   | lines  | title                      |
      | CAD12b | CAD12b | CAD12b | CreditNoteTypeCode is "91" |

    @CAD15a @wire
    Examples:
      | rule   | code   | lines                                                                                                                                                   | title                                    |
      | CAD15a | CAD15a | CAD15a CAD15b CAQ08 CAQ10 CAR02 CAS03 CAS06 CAS08 CAS12 CAU03 CAU05 CAU07 CAU09 CAU11 CAU13 CAU15 CAV07 CAW04 CAX03 CAX06 CAX08 CAX12 CBB03 CBE07 CBE09 | DocumentCurrencyCode is an ISO 4217 code |

    @CAD15b @wire
    Examples:
      | rule   | code   | lines        | title                                           |
      | CAD15b | CAD15b | CAD15b CAV07 | Every amount is in the currency of the document |

    @CAD16 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | CAD16 | CAD16 | CAD16 | LineCountNumeric is the number of lines |
