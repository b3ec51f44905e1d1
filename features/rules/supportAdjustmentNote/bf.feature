# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @BF
Feature: Rules BF on adjustment notes of support documents: Concept of the correction
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @NSBF01 @wire
    Examples:
      | rule   | code   | lines  | title                        |
      | NSBF01 | NSBF01 | NSBF01 | DiscrepancyResponse is there |

    @NSBF02 @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | NSBF02 | NSBF02 | NSBF02 | DiscrepancyResponse/ReferenceID is there and not empty |

    @NSBF03 @wire
    Examples:
      | rule   | code   | lines  | title                                                                            |
      | NSBF03 | NSBF03 | NSBF03 | DiscrepancyResponse/ResponseCode is a concept of correction of this kind of note |

    @NSBF04 @wire
    Examples:
      | rule   | code   | lines  | title                                                  |
      | NSBF04 | NSBF04 | NSBF04 | DiscrepancyResponse/Description is there and not empty |
