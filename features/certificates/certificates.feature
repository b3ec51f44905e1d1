@wire @zoo
Feature: Bad certificates
  # es: Certificados defectuosos
  What each certificate of the zoo brings on when it signs the document, and when it signs the message.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario Outline: A document signed with the certificate <certificate>
    # es: Un documento firmado con el certificado <certificate>
    Given the example invoice
    And a document signed with the certificate <certificate>
    When it is posted
    Then its lines are "<codes>"
    And the list of certificates names <certificate> with its document cause

    Examples:
      | certificate        | codes                                                  |
      | expired            | ZD02 Rechazo                                           |
      | notYetValid        | ZD02 Rechazo                                           |
      | revoked            | ZD04 Rechazo                                           |
      | unreachableCrl     | ZD03 Rechazo                                           |
      | unknownAuthority   | DC37 Rechazo, DC38 Rechazo, ZD05 Rechazo, ZD06 Rechazo |
      | revokedSubordinate | ZD06 Rechazo                                           |
      | forged             | ZD06 Rechazo                                           |
      | selfSigned         | ZD05 Rechazo, ZD06 Rechazo                             |
      | wrongKeyUsage      | ZD07 Rechazo                                           |
      | wrongNit           | ZE03 Rechazo                                           |
      | sha1               | ZD06 Rechazo                                           |
      | weakKey            | ZD06 Rechazo                                           |
      | noChain            |                                                        |

  Scenario Outline: A message signed with the certificate <certificate> gets a fault
    # es: Un mensaje firmado con el certificado <certificate> recibe una falla SOAP
    Given the example invoice
    And a message signed with the certificate <certificate>
    When it is posted
    Then the authority refused the message for "certificate-not-accredited"
    And the list of certificates names <certificate> with its message cause

    Examples:
      | certificate        |
      | expired            |
      | notYetValid        |
      | revoked            |
      | unknownAuthority   |
      | revokedSubordinate |
      | forged             |
      | selfSigned         |
      | sha1               |
      | weakKey            |

  Scenario Outline: A message signed with the certificate <certificate> gets lines, where lines are wanted
    # es: Un mensaje firmado con el certificado <certificate> recibe líneas, donde se piden líneas
    Given bad certificates of messages are answered with lines
    And the example invoice
    And a message signed with the certificate <certificate>
    When it is posted
    Then its lines are "<codes>"

    Examples:
      | certificate        | codes                      |
      | expired            | ZC01 Rechazo               |
      | notYetValid        | ZC01 Rechazo               |
      | revoked            | ZC03 Rechazo               |
      | unreachableCrl     | ZC02 Rechazo               |
      | unknownAuthority   | ZC04 Rechazo, ZC05 Rechazo |
      | revokedSubordinate | ZC04 Rechazo, ZC05 Rechazo |
      | forged             | ZC04 Rechazo, ZC05 Rechazo |
      | selfSigned         | ZC04 Rechazo, ZC05 Rechazo |
      | wrongKeyUsage      | ZC06 Rechazo               |
      | sha1               | ZC05 Rechazo               |
      | weakKey            | ZC05 Rechazo               |

  Scenario: A message signed by somebody without a mandate is not authorised
    # es: Un mensaje firmado por alguien sin mandato no está autorizado
    Given the example invoice
    And a message signed with the certificate wrongNit
    When it is posted
    Then the authority answers with status "89"

  Scenario: A message signed with a good certificate that comes alone is taken
    # es: Un mensaje firmado con un certificado válido que llega sin su cadena se acepta
    Given the example invoice
    And a message signed with the certificate noChain
    When it is posted
    Then the authority accepts it without lines
