# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BG
Feature: Rules BG on credit notes: Reference to the corrected document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBG01 @wire
    Examples:
      | rule  | code  | lines | title                     |
      | CBG01 | CBG01 | CBG01 | BillingReference is there |

    @CBG02 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CBG02 | CBG02 | CBG02 | BillingReference/InvoiceDocumentReference is there |

    @CBG03 @wire
    Examples:
      | rule  | code  | lines | title                                              |
      | CBG03 | CBG03 | CBG03 | InvoiceDocumentReference/ID is there and not empty |

    @CBG04 @request
    Examples:
      | rule  | code  | lines | title                                            |
      | CBG04 | CBG04 | CBG04 | The document that the note corrects was accepted |

    @CBG04b @wire
    Examples:
      | rule   | code   | lines  | title                                                     |
      | CBG04b | CBG04b | CBG04b | The document that the note corrects is of the same issuer |

    @CBG05 @wire
    Examples:
      | rule  | code  | lines | title                                                         |
      | CBG05 | CBG05 | CBG05 | The algorithm is that of the code of the document referred to |

    @CBG06 @request
    Examples:
      | rule  | code  | lines        | title                                                    |
      | CBG06 | CBG06 | CAD09e CBG06 | The note is not older than the document that it corrects |
