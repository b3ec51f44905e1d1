# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @BF
Feature: Rules BF on debit notes: Concept of the correction
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DBF01 @wire
    Examples:
      | rule  | code  | lines | title                        |
      | DBF01 | DBF01 | DBF01 | DiscrepancyResponse is there |

    @DBF02 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | DBF02 | DBF02 | DBF02 | DiscrepancyResponse/ReferenceID is there and not empty |

    @DBF03 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | DBF03 | DBF03 | DBF03 | DiscrepancyResponse/ResponseCode is a concept of correction of this kind of note |

    @DBF04 @wire
    Examples:
      | rule  | code  | lines | title                                                                              |
      | DBF04 | DBF04 | DBF04 | DiscrepancyResponse/Description is the text that the table pairs with ResponseCode |
