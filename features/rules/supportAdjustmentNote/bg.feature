# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @BG
Feature: Rules BG on adjustment notes of support documents: Reference to the corrected document
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSBG01 @wire
    Examples:
      | rule   | code   | lines  | title                     |
      | NSBG01 | NSBG01 | NSBG01 | BillingReference is there |

    @NSBG02 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSBG02 | NSBG02 | NSBG02 | BillingReference/InvoiceDocumentReference is there |

    @NSBG03 @wire
    Examples:
      | rule   | code   | lines  | title                                              |
      | NSBG03 | NSBG03 | NSBG03 | InvoiceDocumentReference/ID is there and not empty |

    @NSBG04 @request
    Examples:
      | rule   | code   | lines  | title                                                    |
      | NSBG04 | NSBG04 | NSBG04 | The support document that the note corrects was accepted |

    @NSBG05 @wire
    Examples:
      | rule   | code   | lines  | title                                                         |
      | NSBG05 | NSBG05 | NSBG05 | The algorithm is that of the code of the document referred to |

    @NSBG06 @request
    Examples:
      | rule   | code   | lines          | title                                                    |
      | NSBG06 | NSBG06 | NSAD09e NSBG06 | The note is not older than the document that it corrects |
