@wire @security
Feature: Hostile documents
  Markup that makes a reader fetch, grow or crash, or that readers read differently. The document was signed before.

  Scenario Outline: A DOCTYPE or an entity: <attack>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                           | status | lines                      |
      | an entity of its own             | 99     | ZB01 Rechazo               |
      | an entity of a file              | 99     | ZB01 Rechazo               |
      | an entity of an address          | 99     | ZB01 Rechazo               |
      | a parameter entity of an address | 99     | ZB01 Rechazo               |
      | entities that multiply           | 99     | ZB01 Rechazo               |
      | an entity that contains itself   | 99     | ZB01 Rechazo               |
      | a document type at an address    | 99     | ZB01 Rechazo               |
      | a default for an attribute       | 99     | ZB01 Rechazo               |
      | a document type in small letters | 99     | ZB01 Rechazo               |
      | an entity that nobody declared   | 99     | ZB01 Rechazo               |
      | a document type in a comment     | 00     |                            |
      | a document type in CDATA         | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: Something to fetch: <attack>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                     | status | lines                                                                |
      | an inclusion of a file     | 99     | ZB01 Rechazo                                                         |
      | a stylesheet at an address | 99     | DC09 Rechazo, ZE02 Rechazo                                           |
      | a schema at an address     | 99     | DC09 Rechazo, DC12 Rechazo, DC15 Rechazo, DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: More than a reader should read: <attack>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                    | status | lines        |
      | elements 101 deep         | 99     | ZB01 Rechazo |
      | elements 10,000 deep      | 99     | ZB01 Rechazo |
      | 40,000 attributes         | 99     | ZB01 Rechazo |
      | 10,000 namespaces         | 99     | ZB01 Rechazo |
      | 100,000 elements in a row | 99     | ZB01 Rechazo |
      | a text of a megabyte      | 99     | ZA01 Rechazo |

  Scenario Outline: Read differently by others: <attack>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                    | status | lines                      |
      | an attribute twice                        | 99     | ZB01 Rechazo               |
      | an attribute twice, under two prefixes    | 99     | ZB01 Rechazo               |
      | a prefix that nobody declared             | 99     | ZB01 Rechazo               |
      | the prefix xml bound to another namespace | 99     | ZB01 Rechazo               |
      | two numbers                               | 99     | ZB01 Rechazo               |
      | two unique codes                          | 99     | ZB01 Rechazo               |
      | two totals                                | 99     | ZB01 Rechazo               |
      | two amounts to pay                        | 99     | ZB01 Rechazo               |
      | two issuers                               | 99     | ZB01 Rechazo               |
      | two groups of extensions                  | 99     | ZB01 Rechazo               |
      | markup behind the root                    | 99     | ZB01 Rechazo, ZB02 Rechazo |
      | a comment behind the root                 | 99     | ZB02 Rechazo               |

  # Canonical XML has no comments: these documents are the signed ones, and read so, whatever splits their text.
  Scenario Outline: Text in pieces: <attack>
    Given the example invoice
    And the document is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                      | status | lines                      |
      | the NIT split by a comment                  | 00     |                            |
      | the NIT split by a comment with another NIT | 00     |                            |
      | the NIT split by CDATA                      | 00     |                            |
      | the NIT with a reference for a digit        | 00     |                            |
      | the NIT split by an instruction             | 99     | DC09 Rechazo, ZE02 Rechazo |
      | the NIT with a digit of another script      | 89     |                            |
      | the amount cut off by a comment             | 00     |                            |
      | the amount cut off by an instruction        | 99     | DC09 Rechazo, ZE02 Rechazo |
      | another amount in front, in a comment       | 00     |                            |
      | a note that becomes a comment               | 99     | DC09 Rechazo, ZE02 Rechazo |
