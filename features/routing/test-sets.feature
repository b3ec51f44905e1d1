@request @routing
Feature: Where a document goes
  # es: A dónde va un documento
  The identifier behind a path is that of a test set where the company lists it as open; adjustments
  of payroll go to a test set in habilitación unless the company lists it as closed.

  Scenario: An adjustment goes to a test set in habilitación
    # es: Un ajuste va a un set de pruebas en habilitación
    Given a generated payroll deletion
    When it is posted to "payroll-adjust-note/c9e53174-2f6d-4a08-9d39-7e42fa06b803"
    Then the authority takes it for a test set, under a ZipKey

  Scenario: An adjustment is judged at once where the company lists the set as closed
    # es: Un ajuste se valida de inmediato donde la empresa lista el set como cerrado
    Given a company configured with
      | field    | value                                                                                      |
      | testSets | [{ "family": "payroll", "id": "c9e53174-2f6d-4a08-9d39-7e42fa06b803", "state": "closed" }] |
    And an accepted payroll
    And a generated payroll deletion about it
    When it is posted to "payroll-adjust-note/c9e53174-2f6d-4a08-9d39-7e42fa06b803"
    Then the authority answers by SendNominaSync
    And the authority accepts it without lines
    And the ApplicationResponse says "02" about that cune

  Scenario: An adjustment is judged at once in producción
    # es: Un ajuste se valida de inmediato en producción
    Given an authority for environment "1"
    And a company configured with
      | field       | value |
      | environment | "1"   |
    And an accepted payroll
    And a generated payroll replacement about it
    When it is posted to "payroll-adjust-note/c9e53174-2f6d-4a08-9d39-7e42fa06b803"
    Then the authority answers by SendNominaSync
    And the authority accepts it without lines

  Scenario: An adjustment without an identifier is judged at once
    # es: Un ajuste sin identificador se valida de inmediato
    Given an accepted payroll
    And a generated payroll deletion about it
    When it is posted to "payroll-adjust-note"
    Then the authority answers by SendNominaSync
    And the authority accepts it without lines

  Scenario Outline: A <document> goes to a test set that the company lists as open
    # es: Va a un set de pruebas que la empresa lista como abierto: <document>
    Given a company configured with
      | field    | value                                                                                     |
      | testSets | [{ "family": "<family>", "id": "11111111-2222-4333-8444-555555555555", "state": "open" }] |
    And a generated <document>
    When it is posted to "<path>/11111111-2222-4333-8444-555555555555"
    Then the authority takes it for a test set, under a ZipKey
    When the verdict is asked for by its ZipKey
    Then the authority answers by GetStatusZip
    And the authority accepts it without lines
    And <code> is the authority's XmlDocumentKey

    Examples:
      | document         | family    | path             | code |
      | invoice          | invoicing | invoice          | cufe |
      | credit note      | invoicing | credit-note      | cude |
      | debit note       | invoicing | debit-note       | cude |
      | support document | support   | payroll          | cuds |
      | support document | support   | support-document | cuds |
      | payroll          | payroll   | payroll          | cune |

  Scenario Outline: A <document> is refused where the company does not list the identifier
    # es: Se niega donde la empresa no lista el identificador: <document>
    Given a generated <document>
    When it is posted to "<path>/11111111-2222-4333-8444-555555555555"
    Then the reply is 422 "unknown-test-set"

    Examples:
      | document         | path             |
      | invoice          | invoice          |
      | credit note      | credit-note      |
      | debit note       | debit-note       |
      | support document | support-document |

  Scenario Outline: A <document> under payroll is judged at once where the company does not list the identifier
    # es: Se valida de inmediato en la ruta de nómina donde la empresa no lista el identificador: <document>
    Given a generated <document>
    When it is posted to "payroll/11111111-2222-4333-8444-555555555555"
    Then the authority answers by <operation>
    And the authority accepts it without lines
    And the reply warns of nothing

    Examples:
      | document         | operation      |
      | payroll          | SendNominaSync |
      | support document | SendBillSync   |
