# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @support-document @AB
Feature: Rules AB on support documents, part 3: DIAN extensions
  A complete, valid document is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <rule>: <title>
    Given a complete document of the kind supportDocument
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    @DSAB33 @wire
    Examples:
      | rule   | code   | lines  | title                                                                                                 |
      | DSAB33 | DSAB33 | DSAB33 | AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)" |

    @DSAB34 @wire
    Examples:
      | rule   | code   | lines  | title                                    |
      | DSAB34 | DSAB34 | DSAB34 | AuthorizationProviderID/@schemeID is "4" |

    @DSAB35 @wire
    Examples:
      | rule   | code   | lines  | title                                       |
      | DSAB35 | DSAB35 | DSAB35 | AuthorizationProviderID/@schemeName is "31" |

    @DSAB36 @wire
    Examples:
      | rule   | code   | lines  | title                                                          |
      | DSAB36 | DSAB36 | DSAB36 | The QR code holds the address of the document in the catalogue |
