@wire @security
Feature: Attacks on the signature of a document
  The schema refuses most of them before the signature is verified. src/harness/attacks/signatures.test.ts asks the
  verifier itself, and xmlsec1, about the same ones.

  Scenario Outline: Wrapping: <attack>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                                                               | status | lines        |
      | XSW1: the signed document in an Object of the signature, another one around it       | 99     | ZB01 Rechazo |
      | XSW2: the signed document in an extension, the signature beside it                   | 99     | ZB01 Rechazo |
      | XSW3: the signed document in front of another one, under one root                    | 66     | ZB01 Rechazo |
      | XSW4: the signed document within another one                                         | 99     | ZB01 Rechazo |
      | XSW5: a reference to the signed document by an Id, in the Object of the signature    | 99     | ZB01 Rechazo |
      | XSW6: the signature in the signed document, which is in the signature of another one | 99     | ZB01 Rechazo |
      | XSW7: the signed document in an extension of its own, behind the others              | 99     | ZB01 Rechazo |
      | XSW8: the document without its signature in an Object, the Ids on both               | 99     | ZB01 Rechazo |
      | a root around the signed document                                                    | 66     | ZB01 Rechazo |

  # What a comment splits in a signature is the same text: xmlsec1 verifies both.
  Scenario Outline: Parts: <attack>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                                    | status | lines                                                    |
      | the signed properties in an Object, others in their place | 99     | ZB01 Rechazo                                             |
      | other properties under the same Id, behind                | 99     | ZB01 Rechazo                                             |
      | other properties under the same Id, in front              | 99     | ZB01 Rechazo                                             |
      | the Id of KeyInfo on a part of the document               | 99     | ZB01 Rechazo                                             |
      | the Id of KeyInfo as xml:id on a part of the document     | 99     | ZB01 Rechazo                                             |
      | KeyInfo twice                                             | 99     | ZB01 Rechazo                                             |
      | a second signature                                        | 99     | ZB01 Rechazo                                             |
      | a second SignedInfo                                       | 99     | ZB01 Rechazo                                             |
      | a second SignatureValue                                   | 99     | ZB01 Rechazo                                             |
      | an Object with markup                                     | 99     | DC20 Rechazo                                             |
      | a comment in a digest                                     | 00     |                                                          |
      | a comment in the signature value                          | 00     |                                                          |
      | no signature                                              | 99     | ZB01 Rechazo                                             |
      | no signature value                                        | 99     | DC16 Rechazo, ZE02 Rechazo                               |
      | no references                                             | 99     | ZB01 Rechazo                                             |
      | another amount                                            | 99     | DC09 Rechazo, FAD06 Rechazo, FAU14 Rechazo, ZE02 Rechazo |

  Scenario Outline: Algorithms, references and keys: <attack>
    Given the example invoice
    And the signature is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                    | status | lines                                                  |
      | HMAC with SHA-1                           | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | HMAC with SHA-256                         | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | RSA with SHA-1                            | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | RSA with MD5                              | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | ECDSA for the key of RSA                  | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | no algorithm                              | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | an algorithm that is a name of JavaScript | 99     | DC04 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | digests with MD5                          | 99     | DC08 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XSLT transform                         | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XPath transform                        | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | an XPath filter                           | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | a Base64 transform                        | 99     | DC07 Rechazo, DC09 Rechazo, DC16 Rechazo, ZE02 Rechazo |
      | exclusive canonicalisation                | 99     | DC03 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | canonicalisation with comments            | 99     | DC03 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to an address                 | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to a file                     | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to another machine            | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | a reference to nothing                    | 99     | DC05 Rechazo, DC16 Rechazo, ZE02 Rechazo               |
      | an issuer name with marks out of order    | 99     | DC15 Rechazo, DC31 Rechazo, ZE02 Rechazo               |
      | a key at an address                       | 99     | DC12 Rechazo, ZE02 Rechazo                             |
