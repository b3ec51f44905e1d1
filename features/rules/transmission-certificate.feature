# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZC
Feature: Transmission certificate (ZC)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The transmission certificate is inside its validity period
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de transmisión fuera de vigencia
      | code | document                | kind    | where                          | from  | to      | status | also |
      | ZC01 | invoice                 | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | credit note             | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | debit note              | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | support document        | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | support adjustment note | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | payroll                 | Rechazo | the certificate of the message | valid | expired | 99     | none |
      | ZC01 | payroll adjustment      | Rechazo | the certificate of the message | valid | expired | 99     | none |

  Scenario Outline: <code> on <document>: The revocation list of the transmission certificate is available
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error al consultar la CRL del certificado de transmisión
      | code | document                | kind    | where                          | from  | to             | status | also |
      | ZC02 | invoice                 | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | credit note             | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | debit note              | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | support document        | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | support adjustment note | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | payroll                 | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |
      | ZC02 | payroll adjustment      | Rechazo | the certificate of the message | valid | unreachableCrl | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate is not revoked
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de transmisión revocado
      | code | document                | kind    | where                          | from  | to      | status | also |
      | ZC03 | invoice                 | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | credit note             | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | debit note              | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | support document        | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | support adjustment note | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | payroll                 | Rechazo | the certificate of the message | valid | revoked | 99     | none |
      | ZC03 | payroll adjustment      | Rechazo | the certificate of the message | valid | revoked | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate comes from an authority that is known and in force
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error en la cadena de certificación del certificado de transmisión
      | code | document                | kind    | where                          | from  | to               | status | also         |
      | ZC04 | invoice                 | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | credit note             | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | debit note              | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | support document        | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | support adjustment note | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | payroll                 | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | payroll adjustment      | Rechazo | the certificate of the message | valid | unknownAuthority | 99     | ZC05 Rechazo |

  Scenario Outline: <code> on <document>: The chain of the transmission certificate verifies up to an accredited root
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cadena de confianza del certificado de transmisión no se verifica
      | code | document                | kind    | where                          | from  | to   | status | also |
      | ZC05 | invoice                 | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | credit note             | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | debit note              | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | support document        | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | support adjustment note | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | payroll                 | Rechazo | the certificate of the message | valid | sha1 | 99     | none |
      | ZC05 | payroll adjustment      | Rechazo | the certificate of the message | valid | sha1 | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate may sign messages
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no sirve para transmitir
      | code | document                | kind    | where                          | from  | to            | status | also |
      | ZC06 | invoice                 | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | credit note             | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | debit note              | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | support document        | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | support adjustment note | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | payroll                 | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
      | ZC06 | payroll adjustment      | Rechazo | the certificate of the message | valid | wrongKeyUsage | 99     | none |
