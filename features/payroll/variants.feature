@request @payroll @payroll-adjustment
Feature: Variants of payroll and its adjustments
  # es: Variantes de la nómina y sus ajustes
  Every documented variant, generated, goes through both services and is accepted.

  Scenario Outline: A payroll paid by <payment> is accepted and answered in full
    # es: Una nómina pagada <es> se acepta y se responde completa
    Given a generated payroll of the variant <payment>
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the message is about a "Nómina individual"
    And the reply begins with the keys
      | message               |
      | send_email_success    |
      | send_email_date_time  |
      | ResponseAuthority     |
      | payrollxml            |
      | urlpayrollxml         |
      | urlpayrollpdf         |
      | cune                  |
      | QRStr                 |
      | certificate_days_left |
    And the authority answers by SendNominaSync
    And QRStr says what the document states, in the lines
      | NumNIE |
      | FecNIE |
      | HorNIE |
      | NitNIE |
      | DocEmp |
      | ValDev |
      | ValDed |
      | ValTol |
      | CUNE   |
    And cune is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cune
    And "payrollxml" of the reply holds the XML that the authority keeps

    Examples:
      | payment | es          |
      | cash    | en efectivo |
      | bank    | por banco   |

  Scenario: An adjustment that replaces a payroll is taken for the test set, and accepted
    # es: Un ajuste que reemplaza una nómina va al set de pruebas y se acepta
    Given an accepted payroll
    And a generated payroll replacement about it
    When it is posted
    Then the authority takes it for a test set, under a ZipKey
    And the reply warns of nothing
    And the message is about a "Nómina individual de ajuste"
    And the reply begins with the keys
      | message               |
      | send_email_success    |
      | send_email_date_time  |
      | ResponseAuthority     |
      | payrollxml            |
      | urlpayrollxml         |
      | urlpayrollpdf         |
      | cune                  |
      | QRStr                 |
      | certificate_days_left |
    And QRStr says what the document states, in the lines
      | NumNIE |
      | FecNIE |
      | HorNIE |
      | NitNIE |
      | DocEmp |
      | ValDev |
      | ValDed |
      | ValTol |
      | CUNE   |
    And "payrollxml" of the reply holds the XML that the authority keeps
    When the verdict is asked for by its ZipKey
    Then the authority answers by GetStatusZip
    And the authority accepts it without lines
    And cune is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cune

  Scenario: An adjustment that deletes a payroll is taken for the test set, and accepted
    # es: Un ajuste que elimina una nómina va al set de pruebas y se acepta
    Given an accepted payroll
    And a generated payroll deletion about it
    When it is posted
    Then the authority takes it for a test set, under a ZipKey
    And the reply warns of nothing
    And the message is about a "Nómina individual de ajuste"
    And the reply begins with the keys
      | message               |
      | send_email_success    |
      | send_email_date_time  |
      | ResponseAuthority     |
      | payrollxml            |
      | urlpayrollxml         |
      | urlpayrollpdf         |
      | cune                  |
      | QRStr                 |
      | certificate_days_left |
    And QRStr says what the document states, in the lines
      | NumNIE |
      | FecNIE |
      | HorNIE |
      | NitNIE |
      | CUNE   |
    And "payrollxml" of the reply holds the XML that the authority keeps
    When the verdict is asked for by its ZipKey
    Then the authority answers by GetStatusZip
    And the authority accepts it without lines
    And cune is the authority's XmlDocumentKey
    And the ApplicationResponse says "02" about that cune
