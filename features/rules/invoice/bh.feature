# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @BH
Feature: Rules BH on invoices: Notes that an invoice refers to
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind invoice
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @FBH01 @wire
    Examples:
      | rule  | code  | lines | title                                   |
      | FBH01 | FBH01 | FBH01 | BillingReference is there and not empty |

    @FBH02 @wire
    Examples:
      | rule  | code  | lines | title                                                               |
      | FBH02 | FBH02 | FBH02 | BillingReference/CreditNoteDocumentReference is there and not empty |

    @FBH03 @wire
    Examples:
      | rule  | code  | lines | title                                                 |
      | FBH03 | FBH03 | FBH03 | CreditNoteDocumentReference/ID is there and not empty |

    @FBH04 @wire
    Examples:
      | rule  | code  | lines | title                                                   |
      | FBH04 | FBH04 | FBH04 | The credit note that the invoice refers to was accepted |

    @FBH05 @wire
    Examples:
      | rule  | code  | lines | title                             |
      | FBH05 | FBH05 | FBH05 | UUID/@schemeName is "CUDE-SHA384" |

    @FBH06 @wire
    Examples:
      | rule  | code  | lines | title                                                                                       |
      | FBH06 | FBH06 | FBH06 | CreditNoteDocumentReference/IssueDate is a date not later than cbc:IssueDate of the invoice |

    @FBI01 @wire
    Examples:
      | rule  | code  | lines | title                                      |
      | FBI01 | FBI01 | FBI01 | BillingReference is there for a debit note |

    @FBI02 @wire
    Examples:
      | rule  | code  | lines | title                        |
      | FBI02 | FBI02 | FBI02 | A reference names a document |

    @FBI03 @wire
    Examples:
      | rule  | code  | lines | title                                                |
      | FBI03 | FBI03 | FBI03 | DebitNoteDocumentReference/ID is there and not empty |

    @FBI04 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | FBI04 | FBI04 | FBI04 | The debit note that the invoice refers to was accepted |

    @FBI05 @wire
    Examples:
      | rule  | code  | lines | title                             |
      | FBI05 | FBI05 | FBI05 | UUID/@schemeName is "CUDE-SHA384" |

    @FBI06 @wire
    Examples:
      | rule  | code  | lines | title                                                                                      |
      | FBI06 | FBI06 | FBI06 | DebitNoteDocumentReference/IssueDate is a date not later than cbc:IssueDate of the invoice |
