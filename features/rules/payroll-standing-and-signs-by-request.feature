# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-DOCUMENT
Feature: Payroll: standing and signs (NE-DOCUMENT), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The employer is enabled for payroll on the platform
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document           | kind    | to                                               | status | also                             |
      | 92   | payroll            | Rechazo | companies are enabled for support documents only | 99     | NIE017 Rechazo, NIE033 Rechazo   |
      | 92   | payroll adjustment | Rechazo | companies are enabled for support documents only | 99     | NIAE017 Rechazo, NIAE033 Rechazo |
