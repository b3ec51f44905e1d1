# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-adjustment-note @ZA
Feature: Rules ZA on adjustment notes of support documents: Service and size of the message
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportAdjustmentNote
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @ZA01 @wire
    Examples:
      | rule | code | lines | title                                               |
      | ZA01 | ZA01 | ZA01  | The XML file is not larger than the authority takes |

    @ZA02 @request
    Examples:
      | rule | code | lines | title                                       |
      | ZA02 | ZA02 | ZA02  | The service is not stopped for a short time |

    @ZA03 @request
    Examples:
      | rule | code | lines | title                                       |
      | ZA03 | ZA03 | ZA03  | The service is not stopped without forecast |
