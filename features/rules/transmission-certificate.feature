# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZC
Feature: Transmission certificate (ZC)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The transmission certificate is inside its validity period
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de transmisión fuera de vigencia
      | code | document                | kind    | to      | status | also |
      | ZC01 | invoice                 | Rechazo | expired | 99     | none |
      | ZC01 | credit note             | Rechazo | expired | 99     | none |
      | ZC01 | debit note              | Rechazo | expired | 99     | none |
      | ZC01 | support document        | Rechazo | expired | 99     | none |
      | ZC01 | support adjustment note | Rechazo | expired | 99     | none |
      | ZC01 | POS ticket              | Rechazo | expired | 99     | none |
      | ZC01 | equivalent credit note  | Rechazo | expired | 99     | none |
      | ZC01 | equivalent debit note   | Rechazo | expired | 99     | none |
      | ZC01 | payroll                 | Rechazo | expired | 99     | none |
      | ZC01 | payroll adjustment      | Rechazo | expired | 99     | none |

  Scenario Outline: <code> on <document>: The revocation list of the transmission certificate is available
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error al consultar la CRL del certificado de transmisión
      | code | document                | kind    | to             | status | also |
      | ZC02 | invoice                 | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | credit note             | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | debit note              | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | support document        | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | support adjustment note | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | POS ticket              | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | equivalent credit note  | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | equivalent debit note   | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | payroll                 | Rechazo | unreachableCrl | 99     | none |
      | ZC02 | payroll adjustment      | Rechazo | unreachableCrl | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate is not revoked
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de transmisión revocado
      | code | document                | kind    | to      | status | also |
      | ZC03 | invoice                 | Rechazo | revoked | 99     | none |
      | ZC03 | credit note             | Rechazo | revoked | 99     | none |
      | ZC03 | debit note              | Rechazo | revoked | 99     | none |
      | ZC03 | support document        | Rechazo | revoked | 99     | none |
      | ZC03 | support adjustment note | Rechazo | revoked | 99     | none |
      | ZC03 | POS ticket              | Rechazo | revoked | 99     | none |
      | ZC03 | equivalent credit note  | Rechazo | revoked | 99     | none |
      | ZC03 | equivalent debit note   | Rechazo | revoked | 99     | none |
      | ZC03 | payroll                 | Rechazo | revoked | 99     | none |
      | ZC03 | payroll adjustment      | Rechazo | revoked | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate comes from an authority that is known and in force
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error en la cadena de certificación del certificado de transmisión
      | code | document                | kind    | to               | status | also         |
      | ZC04 | invoice                 | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | credit note             | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | debit note              | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | support document        | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | support adjustment note | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | POS ticket              | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | equivalent credit note  | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | equivalent debit note   | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | payroll                 | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |
      | ZC04 | payroll adjustment      | Rechazo | unknownAuthority | 99     | ZC05 Rechazo |

  Scenario Outline: <code> on <document>: The chain of the transmission certificate verifies up to an accredited root
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cadena de confianza del certificado de transmisión no se verifica
      | code | document                | kind    | to   | status | also |
      | ZC05 | invoice                 | Rechazo | sha1 | 99     | none |
      | ZC05 | credit note             | Rechazo | sha1 | 99     | none |
      | ZC05 | debit note              | Rechazo | sha1 | 99     | none |
      | ZC05 | support document        | Rechazo | sha1 | 99     | none |
      | ZC05 | support adjustment note | Rechazo | sha1 | 99     | none |
      | ZC05 | POS ticket              | Rechazo | sha1 | 99     | none |
      | ZC05 | equivalent credit note  | Rechazo | sha1 | 99     | none |
      | ZC05 | equivalent debit note   | Rechazo | sha1 | 99     | none |
      | ZC05 | payroll                 | Rechazo | sha1 | 99     | none |
      | ZC05 | payroll adjustment      | Rechazo | sha1 | 99     | none |

  Scenario Outline: <code> on <document>: The transmission certificate may sign messages
    Given a generated document: <document>
    When its message is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no sirve para transmitir
      | code | document                | kind    | to            | status | also |
      | ZC06 | invoice                 | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | credit note             | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | debit note              | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | support document        | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | support adjustment note | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | POS ticket              | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | equivalent credit note  | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | equivalent debit note   | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | payroll                 | Rechazo | wrongKeyUsage | 99     | none |
      | ZC06 | payroll adjustment      | Rechazo | wrongKeyUsage | 99     | none |
