# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-DOCUMENT
Feature: Payroll: standing and signs (NE-DOCUMENT), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: The employer is enabled for payroll on the platform
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document           | kind    | where                           | from                              | to          | status | also                             |
      | 92   | payroll            | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | NIE017 Rechazo, NIE033 Rechazo   |
      | 92   | payroll adjustment | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | NIAE017 Rechazo, NIAE033 Rechazo |
