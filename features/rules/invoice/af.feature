# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AF
Feature: Rules AF on invoices: Orders, despatch, receipt and additional documents
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FAF02 @wire
    Examples:
      | rule  | code  | lines | title                                    |
      | FAF02 | FAF02 | FAF02 | OrderReference/ID is there and not empty |

    @FAF03 @wire
    Examples:
      | rule  | code  | lines | title                                           |
      | FAF03 | FAF03 | FAF03 | OrderReference/IssueDate is there and not empty |

    @FAG02 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAG02 | FAG02 | FAG02 | DespatchDocumentReference/ID is there and not empty |

    @FAG03 @wire
    Examples:
      | rule  | code  | lines | title                                                      |
      | FAG03 | FAG03 | FAG03 | DespatchDocumentReference/IssueDate is there and not empty |

    @FAH02 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | FAH02 | FAH02 | FAH02 | ReceiptDocumentReference/ID is there and not empty |

    @FAH03 @wire
    Examples:
      | rule  | code  | lines | title                                                     |
      | FAH03 | FAH03 | FAH03 | ReceiptDocumentReference/IssueDate is there and not empty |

    @FAI01 @wire
    Examples:
      | rule  | code  | lines | title                                                            |
      | FAI01 | FAI01 | FAI01 | An invoice of contingency names the document that it transcribes |

    @FAI02 @wire
    Examples:
      | rule  | code  | lines | title                                                                |
      | FAI02 | FAI02 | FAI02 | The document that an invoice of contingency transcribes has a number |

    @FAI03 @wire
    Examples:
      | rule  | code  | lines | title                                                                     |
      | FAI03 | FAI03 | FAI03 | The document that an invoice of contingency transcribes has a unique code |

    @FAI04 @wire
    Examples:
      | rule  | code  | lines | title                                               |
      | FAI04 | FAI04 | FAI04 | UUID/@schemeName is one of CUFE-SHA384, CUDE-SHA384 |

    @FAI05 @wire
    Examples:
      | rule  | code  | lines | title                                                        |
      | FAI05 | FAI05 | FAI05 | AdditionalDocumentReference/IssueDate is there and not empty |

    @FAI06 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FAI06 | FAI06 | FAI06 | AdditionalDocumentReference/DocumentTypeCode is there and not empty |
