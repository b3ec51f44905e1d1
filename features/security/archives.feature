@wire @security
Feature: Hostile archives
  src/harness/attacks/archives.test.ts has more of them, with the reason for each.

  Scenario Outline: Refused: <attack>
    Given the example invoice
    And the archive is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                     | status | lines |
      | nothing in place of the archive            | 89     |       |
      | the document without an archive            | 89     |       |
      | an archive without entries                 | 89     |       |
      | an archive in the archive                  | 89     |       |
      | data in front of the archive               | 89     |       |
      | a second archive behind the first          | 89     |       |
      | a file that inflates a thousandfold        | 89     |       |
      | more files than an archive may have        | 89     |       |
      | a directory with more entries than it says | 89     |       |
      | two entries with the data of one           | 89     |       |
      | another size in the local header           | 89     |       |
      | an encrypted file                          | 89     |       |
      | a trillion entries in 64 bits              | 89     |       |
      | a directory on another disk                | 89     |       |
      | a file on another disk                     | 89     |       |
      | a symbolic link                            | 89     |       |
      | a name that climbs                         | 89     |       |
      | an absolute name                           | 89     |       |
      | a NUL in the name                          | 89     |       |
      | a name twice                               | 89     |       |
      | names that differ in case                  | 89     |       |

  # Entries never become files: the document in the archive is judged, and its name is text in the answer.
  Scenario Outline: Read: <attack>
    Given the example invoice
    And the archive is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                          | status | lines |
      | an archive in 64 bits           | 00     |       |
      | a device                        | 00     |       |
      | line ends in the name           | 00     |       |
      | a control character in the name | 00     |       |
      | markup in the name              | 00     |       |
      | a name that reads backwards     | 00     |       |
      | a name that is not UTF-8        | 00     |       |
      | the name of a device            | 00     |       |
      | a very long name                | 00     |       |
      | the name __proto__              | 00     |       |
