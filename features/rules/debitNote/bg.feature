# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BG
Feature: Rules BG on debit notes: Reference to the corrected document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBG01 @wire
    Examples:
      | rule  | code  | lines | title                     |
      | DBG01 | DBG01 | DBG01 | BillingReference is there |

    @DBG02 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DBG02 | DBG02 | DBG02 | BillingReference/InvoiceDocumentReference is there |

    @DBG03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | DBG03 | DBG03 | DBG03 | InvoiceDocumentReference/ID is there and not empty |

    @DBG04 @request
    Examples:
      | rule  | code  | lines | title                                            |
      | DBG04 | DBG04 | DBG04 | The document that the note corrects was accepted |

    @DBG04b @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | DBG04b | DBG04b | DBG04b | The document that the note corrects is of the same issuer |

    @DBG05 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | DBG05 | DBG05 | DBG05 | The algorithm is that of the code of the document referred to |

    @DBG06 @request
    Examples:
      | rule  | code  | lines        | title                                                    |
      | DBG06 | DBG06 | DAD09e DBG06 | The note is not older than the document that it corrects |
