@wire @security
Feature: Attacks on the SOAP message
  simulator/service/soap/testing/wrapped-envelopes.ts has more of them.

  Scenario Outline: XML: <attack>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                         | check           |
      | a document type                | doctype         |
      | an entity that nobody declared | not-well-formed |
      | an end cut off                 | not-well-formed |
      | elements 10,000 deep           | not-well-formed |
      | 50,000 elements in the header  | too-complex     |

  # A comment in the address changes neither what is signed nor what is read.
  Scenario Outline: Another part than the signed one: <attack>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                                           | check                |
      | another address, the signed one aside            | to-not-signed        |
      | later times, the signed ones aside               | timestamp-not-signed |
      | later times in place of the signed ones          | digest-timestamp     |
      | another address in place of the signed one       | digest-to            |
      | the address split by a comment                   | nothing              |
      | the address split by an instruction              | digest-to            |
      | another operation beside the first               | operation-duplicated |
      | the operation inside another one                 | unexpected-element   |
      | another parameter in front                       | parameter-duplicated |
      | another body in front                            | body-duplicated      |
      | another header of security in front              | security-duplicated  |
      | another action                                   | action-not-supported |
      | the Id of the address on the operation           | reference-ambiguous  |
      | the Id of the address as xml:id on the operation | reference-ambiguous  |

  Scenario Outline: Algorithms, references and keys: <attack>
    Given the example invoice
    And the message is attacked with "<attack>"
    When it is posted
    Then the authority refused the message for "<check>"

    Examples:
      | attack                           | check                |
      | no header of security            | security-missing     |
      | no signature                     | signature-missing    |
      | no signature value               | signature-value      |
      | no references                    | to-not-signed        |
      | HMAC with SHA-256                | signature-algorithm  |
      | RSA with SHA-1                   | signature-algorithm  |
      | no algorithm                     | signature-algorithm  |
      | an XSLT transform                | reference-algorithm  |
      | an XPath transform               | reference-algorithm  |
      | inclusive canonicalisation       | signature-algorithm  |
      | a digest with MD5                | reference-algorithm  |
      | a reference to an address        | reference-unresolved |
      | a reference to a file            | reference-unresolved |
      | a reference to the whole message | reference-unresolved |
      | a key at an address              | token-reference      |
      | a token that is no certificate   | token-invalid        |
