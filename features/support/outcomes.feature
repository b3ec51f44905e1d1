@request @support @support-document @support-adjustment-note
Feature: Outcomes of support documents and their adjustment notes
  # es: Resultados de los documentos soporte y sus notas de ajuste
  What the authority answers to them, line by line (section 7 of the interface).

  Scenario: A support document of a company set up for production, with a wrong PIN, comes to the test environment
    # es: Un documento soporte de una empresa configurada para producción, con un PIN incorrecto, llega al ambiente de pruebas
    Given a company configured with
      | field                | value   |
      | environment          | "1"     |
      | software.support.pin | "99999" |
    And a generated support document
    When it is posted
    Then the authority rejects it with exactly the lines
      | DSAD04 Rechazo  |
      | DSAD07 Rechazo  |
      | DSAD06 Rechazo  |
      | DSAB27b Rechazo |
    And the ApplicationResponse says "04" about that cuds

  Scenario: An adjustment note of a company that moved to production, with a wrong PIN, comes to the test environment
    # es: Una nota de ajuste de una empresa que pasó a producción, con un PIN incorrecto, llega al ambiente de pruebas
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an accepted support document
    And the company then changes its environment to
      | field               | value |
      | type_environment_id | 1     |
    And the company then changes its softwaresupportdocument to
      | field              | value                                  |
      | idsupportdocument  | "2c4d7e90-51aa-4f36-8b12-93f0c7d5e814" |
      | pinsupportdocument | "99999"                                |
    And a generated support adjustment note about it
    When it is posted
    Then the authority rejects it with exactly the lines
      | NSAD04 Rechazo  |
      | NSAD07 Rechazo  |
      | NSAD06 Rechazo  |
      | NSAB27b Rechazo |
    And the ApplicationResponse says "04" about that cuds

  Scenario: An adjustment note about a code that no document has
    # es: Una nota de ajuste sobre un código que ningún documento tiene
    Given a generated support adjustment note
    When it is posted
    Then the authority rejects it with exactly the lines
      | NSBG04 Rechazo |
    And the explanation of NSBG04 names the field "billing_reference.uuid"

  Scenario: An adjustment note about an invoice is about no support document
    # es: Una nota de ajuste sobre una factura no es sobre ningún documento soporte
    Given an accepted invoice
    And a generated support adjustment note about it
    When it is posted
    Then the authority rejects it with exactly the lines
      | NSBG04 Rechazo |

  Scenario: A support document under an authorization that does not exist
    # es: Un documento soporte con una autorización que no existe
    Given a generated support document
    And it asks for
      | field             | value         |
      | resolution_number | "18769999999" |
    When it is posted
    Then the authority rejects it with exactly the lines
      | DSAB05a Rechazo |
      | DSAD05e Rechazo |
    And the explanation of DSAB05a names the field "resolution_number"

  Scenario: The software of a provider that is not authorised is notified
    # es: Se notifica el software de un proveedor que no está autorizado
    Given an authority whose registry has
      | field                | value       |
      | contributors.0.roles | ["issuer"]  |
      | software.1.ownerNit  | "901500500" |
    And an accepted support document
    Then the authority accepts it with exactly the lines
      | DSAB19b Notificación |
    Given a generated support adjustment note about it
    When it is posted
    Then the authority accepts it with exactly the lines
      | NSAB19b Notificación |
    And the ApplicationResponse says "02" about that cuds

  Scenario: A name that the RUT does not have for the seller of an adjustment note is notified
    # es: Se notifica un nombre del vendedor de una nota de ajuste que no está en el RUT
    Given an accepted support document
    And a generated support adjustment note about it
    And it asks for
      | field                        | value               |
      | seller.identification_number | 900100274           |
      | seller.dv                    | 5                   |
      | seller.name                  | "OTRA RAZON SOCIAL" |
    When it is posted
    Then the authority accepts it with exactly the lines
      | NSAJ43b Notificación |
    And the explanation of NSAJ43b names the field "seller.name"

  Scenario: An identification that the RUT does not have for the name of the seller is notified
    # es: Se notifica una identificación que el RUT no tiene para el nombre del vendedor
    Given an accepted support document
    And a generated support adjustment note about it
    And it asks for
      | field                        | value                    |
      | seller.identification_number | 900700007                |
      | seller.dv                    | 1                        |
      | seller.name                  | "CLIENTE DE PRUEBAS SAS" |
    When it is posted
    Then the authority accepts it with exactly the lines
      | NSAJ44b Notificación |
    And the explanation of NSAJ44b names the field "seller.identification_number"

  Scenario: Name and identification of two taxpayers are both notified
    # es: Se notifican el nombre y la identificación de dos contribuyentes
    Given an accepted support document
    And a generated support adjustment note about it
    And it asks for
      | field                        | value                    |
      | seller.identification_number | 901500600                |
      | seller.dv                    | 3                        |
      | seller.name                  | "CLIENTE DE PRUEBAS SAS" |
    When it is posted
    Then the authority accepts it with exactly the lines
      | NSAJ43b Notificación |
      | NSAJ44b Notificación |

  Scenario: An issuer that is not enabled for support documents cannot issue them
    # es: Un emisor que no está habilitado para documentos soporte no puede emitirlos
    Given an authority for environment "1"
    And a company configured with
      | field       | value |
      | environment | "1"   |
    And an authority whose registry has
      | field                   | value                    |
      | contributors.0.families | ["invoicing", "payroll"] |
    And a generated support document
    When it is posted
    Then the authority rejects it with exactly the lines
      | 92 Rechazo |

  Scenario Outline: A RUT that does not answer is notified where rule <code> is on
    # es: Un RUT que no responde se notifica donde la regla <code> está activa
    Given an authority with rule <code> switched on
    And an authority whose registry has
      | field         | value |
      | rut.available | false |
    And a generated support document
    When it is posted
    Then the authority accepts it with exactly the lines
      | <code> Notificación |

    Examples:
      | code   |
      | DSAJ21 |
      | RUT01  |

  Scenario: A RUT that does not answer goes unsaid by default
    # es: Un RUT que no responde no se menciona por defecto
    Given an authority whose registry has
      | field         | value |
      | rut.available | false |
    And a generated support document
    When it is posted
    Then the authority accepts it without lines
