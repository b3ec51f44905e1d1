# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @PLATFORM
Feature: Platform (PLATFORM), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The RUT of issuer and provider is in force
    Given a generated request: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del estado del RUT estará disponible más adelante
      | code  | document    | kind         | given       | to                      | status | also |
      | RUT01 | invoice     | Notificación | RUT01 is on | the RUT does not answer | 00     | none |
      | RUT01 | credit note | Notificación | RUT01 is on | the RUT does not answer | 00     | none |
      | RUT01 | debit note  | Notificación | RUT01 is on | the RUT does not answer | 00     | none |

  Scenario Outline: <code> on <document>, by request: The RUT of the buyer is in force
    Given a generated request: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del estado del RUT estará disponible más adelante
      | code  | document         | kind         | given       | to                      | status | also |
      | RUT01 | support document | Notificación | RUT01 is on | the RUT does not answer | 00     | none |

  Scenario Outline: <code> on <document>, by request: The issuer is enabled on the platform
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document               | kind    | to                                     | status | also |
      | 92   | invoice                | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | credit note            | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | debit note             | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | support document       | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | POS ticket             | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | equivalent credit note | Rechazo | companies are enabled for payroll only | 99     | none |
      | 92   | equivalent debit note  | Rechazo | companies are enabled for payroll only | 99     | none |

  Scenario Outline: <code> on <document>, by request: The issuer is enabled on the platform
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document                | kind    | to                                     | status | also |
      | 92   | support adjustment note | Rechazo | companies are enabled for payroll only | 99     | none |

  Scenario Outline: <code> on <document>, by request: The environment receives support documents
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento soporte no está disponible en este ambiente
      | code   | document         | kind    | to                                        | status | also |
      | DSDS01 | support document | Rechazo | no environment receives support documents | 99     | none |
