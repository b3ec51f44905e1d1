@request @tenants @habilitacion
Feature: Habilitación and producción side by side
  # es: Habilitación y producción, una junto a la otra
  One authority serves both, each with documents, registry, settings and clock of its own.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an issuing service for producción beside that for habilitación
    And the example invoice

  Scenario: A number is accepted once in each
    # es: Un número se acepta una vez en cada una
    When it is posted
    Then the authority accepts it without lines
    When producción is sent it
    Then the authority accepts it without lines
    And the environments have 1 document each

  Scenario: A document for habilitación is none for producción
    # es: Un documento para habilitación no lo es para producción
    When the document for habilitación is sent to producción
    Then the authority rejects it with exactly the lines
      | FAD04 Rechazo |
      | FAD07 Rechazo |

  Scenario: Each has its registry
    # es: Cada una tiene su registro
    Given producción knows no ranges "901500100-18760000001-SETP"
    When producción is sent it
    Then the authority does not accept it
    When it is posted
    Then the authority accepts it without lines

  Scenario: Each has its settings
    # es: Cada una tiene su configuración
    Given producción has the profile "strict"
    Then habilitación has the profile "default"
