# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @credit-note @BF
Feature: Rules BF on credit notes: Concept of the correction
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind creditNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @CBF01 @wire
    Examples:
      | rule  | code  | lines | title                        |
      | CBF01 | CBF01 | CBF01 | DiscrepancyResponse is there |

    @CBF02 @wire
    Examples:
      | rule  | code  | lines | title                                                  |
      | CBF02 | CBF02 | CBF02 | DiscrepancyResponse/ReferenceID is there and not empty |

    @CBF03 @wire
    Examples:
      | rule  | code  | lines | title                                                                            |
      | CBF03 | CBF03 | CBF03 | DiscrepancyResponse/ResponseCode is a concept of correction of this kind of note |

    @CBF03a @wire
    Examples:
      | rule   | code   | lines         | title                                   |
      | CBF03a | CBF03a | CAD02a CBF03a | A note without reference does not annul |

    @CBF04 @wire
    Examples:
      | rule  | code  | lines | title                                                                              |
      | CBF04 | CBF04 | CBF04 | DiscrepancyResponse/Description is the text that the table pairs with ResponseCode |
