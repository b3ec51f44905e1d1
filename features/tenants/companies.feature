@tenants
Feature: A company of one's own
  # es: Una empresa propia
  Five lines make a company known to both services; what a registry file may say else is in docs/registry.md.

  @request
  Scenario: The five-line company issues documents of every family
    # es: La empresa de cinco líneas emite documentos de todas las familias
    Given services with the registry file "my-company.yaml"
    When company "900373115" issues the example invoice
    Then the authority accepts it without lines
    And the document is of NIT "900373115" and number "FE1"
    When company "900373115" issues a generated support document
    Then the authority accepts it without lines
    When company "900373115" issues a generated payroll
    Then the authority accepts it without lines

  @request
  Scenario: With the figures of its resolution
    # es: Con las cifras de su resolución
    Given services with the registry file "my-real-figures.yaml"
    When company "900373115" issues the example invoice
    Then the authority accepts it without lines
    And the document is of NIT "900373115" and number "FE1"

  @request
  Scenario: Before it is enabled it is refused
    # es: Antes de la habilitación se niega
    Given services with the registry file "before-enabling.yaml"
    When company "900373115" issues the example invoice
    Then the authority rejects it with exactly the lines
      | 92 Rechazo |

  @request
  Scenario: The default company issues beside it
    # es: La empresa predeterminada emite junto a ella
    Given services with the registry file "my-company.yaml"
    And the example invoice
    When it is posted
    Then the authority accepts it without lines

  @request
  Scenario: Its tenants issue with the same token
    # es: Sus inquilinos emiten con el mismo token
    Given services with the registry file "my-company.yaml"
    When company "900373115" issues the example invoice as tenant "worker-1"
    Then the authority accepts it without lines

  @wire
  Scenario Outline: A certificate of an unknown authority is accepted once <whom> is trusted
    # es: Un certificado de una autoridad desconocida se acepta una vez que se confía en <es>
    Given services that trust "<whom>"
    And the example invoice
    And document and message signed by the unknown authority
    When it is posted
    Then the authority accepts it without lines

    Examples:
      | whom                   | es                       |
      | the unknown authority  | la autoridad desconocida |
      | the single certificate | el certificado suelto    |
      | anybody                | cualquiera               |

  @wire
  Scenario: An unknown authority is not trusted by itself
    # es: Una autoridad desconocida no es de confianza por sí sola
    Given the example invoice
    And document and message signed by the unknown authority
    When it is posted
    Then the authority refused the message for "certificate-not-accredited"

  @wire
  Scenario Outline: A message that names <address>
    # es: Un mensaje que nombra <address>
    Given services that answer to "https://dian.example.com/servicio"
    Then a message that names the address "<address>" fails the check <check>

    Examples:
      | address                                                  | check       |
      | https://dian.example.com/servicio                        | none        |
      | https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc | none        |
      | https://vpfe.dian.gov.co/WcfDianCustomerServices.svc     | to-mismatch |
      | https://other.example.com/servicio                       | to-mismatch |
