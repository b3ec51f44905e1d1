# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @PLATFORM
Feature: Platform (PLATFORM)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The RUT of issuer and provider is in force
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del estado del RUT estará disponible más adelante
      | code  | document    | kind         | where                   | from | to    | status | also |
      | RUT01 | invoice     | Notificación | registry: rut.available | true | false | 00     | none |
      | RUT01 | credit note | Notificación | registry: rut.available | true | false | 00     | none |
      | RUT01 | debit note  | Notificación | registry: rut.available | true | false | 00     | none |

  Scenario Outline: <code> on <document>: The RUT of the buyer is in force
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del estado del RUT estará disponible más adelante
      | code  | document         | kind         | where                   | from | to    | status | also |
      | RUT01 | support document | Notificación | registry: rut.available | true | false | 00     | none |

  Scenario Outline: <code> on <document>: The issuer is enabled on the platform
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document         | kind    | where                           | from                              | to          | status | also |
      | 92   | invoice          | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["payroll"] | 99     | none |
      | 92   | credit note      | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["payroll"] | 99     | none |
      | 92   | debit note       | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["payroll"] | 99     | none |
      | 92   | support document | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["payroll"] | 99     | none |

  Scenario Outline: <code> on <document>: The issuer is enabled on the platform
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document                | kind    | where                           | from                              | to          | status | also |
      | 92   | support adjustment note | Rechazo | registry: contributors.families | ["invoicing","support","payroll"] | ["payroll"] | 99     | none |

  Scenario Outline: <code> on <document>: The environment receives support documents
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento soporte no está disponible en este ambiente
      | code   | document         | kind    | where                 | from | to        | status | also |
      | DSDS01 | support document | Rechazo | registry: closedKinds | []   | one entry | 99     | none |
