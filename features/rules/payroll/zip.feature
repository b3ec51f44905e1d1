# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @payroll @ZIP
Feature: Rules ZIP on payroll: Reception of the file
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete document of the kind payroll
    When it is broken as rule "<code>" declares
    Then the authority answers status "<status>" without lines

    @ZIP-EMPTY @wire
    Examples:
      | code      | status | title                |
      | ZIP-EMPTY | 89     | The ZIP holds a file |

    @ZIP-CORRUPT @wire
    Examples:
      | code        | status | title               |
      | ZIP-CORRUPT | 89     | The ZIP can be read |

    @ZIP-COUNT-SYNC @wire
    Examples:
      | code           | status | title                                   |
      | ZIP-COUNT-SYNC | 89     | A synchronous call carries one document |

    @ZIP-XML @wire
    Examples:
      | code    | status | title                         |
      | ZIP-XML | 89     | Every entry of the ZIP is XML |
