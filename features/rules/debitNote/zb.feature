# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @debit-note @ZB
Feature: Rules ZB on debit notes: XML and schema
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind debitNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @ZB01 @wire
    Examples:
      | rule | code | lines | title                                                |
      | ZB01 | ZB01 | ZB01  | The document is valid against the schema of its type |

    @ZB02 @wire
    Examples:
      | rule | code | lines | title                                                        |
      | ZB02 | ZB02 | ZB02  | Nothing stands before the XML declaration or behind the root |

    @ZB03 @wire
    Examples:
      | rule | code | lines     | title                            |
      | ZB03 | ZB03 | ZB01 ZB03 | The document is written in UTF-8 |

    @ZB04 @wire
    Examples:
      | rule | code | lines                    | title                                                 |
      | ZB04 | ZB04 | DC09 DC12 DC16 ZB04 ZE02 | The prefixes of the annex are bound to its namespaces |
