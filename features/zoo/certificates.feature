@wire @zoo
Feature: Bad certificates
  What each certificate of the zoo brings on when it signs the document, and when it signs the message.

  Background:
    Given the clock stands at "2026-11-20T10:00:00-05:00"

  Scenario Outline: A document signed with the certificate <certificate>
    Given the example invoice
    And a document signed with the certificate <certificate>
    When it is posted
    Then its lines are "<codes>"
    And the list of certificates names <certificate> with its document cause

    Examples:
      | certificate        | codes                         |
      | expired            | ZD02                          |
      | notYetValid        | ZD02                          |
      | revoked            | ZD04                          |
      | unreachableCrl     | ZD03                          |
      | unknownAuthority   | DC37 DC38 ZD05 ZD06           |
      | revokedSubordinate | ZD06                          |
      | forged             | ZD06                          |
      | selfSigned         | ZD05 ZD06                     |
      | wrongKeyUsage      | ZD07                          |
      | wrongNit           | ZE03                          |
      | sha1               | ZD06                          |
      | weakKey            | ZD06                          |
      | noChain            |                               |

  Scenario Outline: A message signed with the certificate <certificate> gets a fault
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
    Given bad certificates of messages are answered with lines
    And the example invoice
    And a message signed with the certificate <certificate>
    When it is posted
    Then its lines are "<codes>"

    Examples:
      | certificate        | codes     |
      | expired            | ZC01      |
      | notYetValid        | ZC01      |
      | revoked            | ZC03      |
      | unreachableCrl     | ZC02      |
      | unknownAuthority   | ZC04 ZC05 |
      | revokedSubordinate | ZC04 ZC05 |
      | forged             | ZC04 ZC05 |
      | selfSigned         | ZC04 ZC05 |
      | wrongKeyUsage      | ZC06      |
      | sha1               | ZC05      |
      | weakKey            | ZC05      |

  Scenario: A message signed by somebody without a mandate is not authorised
    Given the example invoice
    And a message signed with the certificate wrongNit
    When it is posted
    Then the authority answers with status "89"

  Scenario: A message signed with a good certificate that comes alone is taken
    Given the example invoice
    And a message signed with the certificate noChain
    When it is posted
    Then the authority accepts it without lines
