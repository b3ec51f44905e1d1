@wire @clock
Feature: Night
  # es: Noche
  After 19:00 in Colombia it is tomorrow in UTC, and at the end of a year next year. Whatever a document leads to bears
  the Colombian date: document, signature, QR, PDF, ApplicationResponse and AttachedDocument.

  Scenario Outline: <document> at <time>
    # es: <document> el <time>
    Given the clock stands at "<time>"
    And a generated <document>
    When it is posted
    Then the authority accepts it without lines
    And all that it led to bears the date "<date>": <artefacts>

    Examples:
      | document         | time                      | date       | artefacts                                          |
      | invoice          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse, AttachedDocument |
      | invoice          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse, AttachedDocument |
      | support document | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse, AttachedDocument |
      | support document | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse, AttachedDocument |
      | payroll          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse                 |
      | payroll          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse                 |

  Scenario Outline: <document> about an accepted <first> at <time>
    # es: <document> sobre <first> con aceptación, el <time>
    Given the clock stands at "<time>"
    And an accepted <first>
    And a generated <document> about it
    When it is posted
    Then all that it led to bears the date "<date>": <artefacts>

    Examples:
      | document                | first            | time                      | date       | artefacts                                          |
      | credit note             | invoice          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse, AttachedDocument |
      | credit note             | invoice          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse, AttachedDocument |
      | debit note              | invoice          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse, AttachedDocument |
      | debit note              | invoice          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse, AttachedDocument |
      | support adjustment note | support document | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF, ApplicationResponse, AttachedDocument |
      | support adjustment note | support document | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF, ApplicationResponse, AttachedDocument |
      | payroll replacement     | payroll          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF                                      |
      | payroll replacement     | payroll          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF                                      |
      | payroll deletion        | payroll          | 2026-11-20T19:30:00-05:00 | 2026-11-20 | document, PDF                                      |
      | payroll deletion        | payroll          | 2026-12-31T23:59:59-05:00 | 2026-12-31 | document, PDF                                      |
