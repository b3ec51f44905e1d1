# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-DOCUMENT
Feature: Payroll: standing and signs (NE-DOCUMENT)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The employer is enabled for payroll on the platform
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document           | kind    | where                           | from                              | to          | status | also                             |
      | 92   | payroll            | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | NIE017 Rechazo, NIE033 Rechazo   |
      | 92   | payroll adjustment | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["support"] | 99     | NIAE017 Rechazo, NIAE033 Rechazo |

  Scenario Outline: <code> on <document>: No amount, quantity or percentage of the payroll is negative
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document | kind    | where                 | from | to | status | also |
      | VLR01 | payroll  | Rechazo | Devengados/Transporte | ""   | "" | 99     | none |

  Scenario Outline: <code> on <document>: No amount, quantity or percentage of Reemplazar is negative
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document           | kind    | where                            | from | to | status | also |
      | VLR01 | payroll adjustment | Rechazo | Reemplazar/Devengados/Transporte | ""   | "" | 99     | none |
