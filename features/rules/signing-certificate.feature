# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZD
Feature: Signing certificate (ZD)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The signature carries its certificate
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado de firma
      | code | document                | kind    | given                                              | where                                     | from   | to         | status | also                       |
      | ZD01 | invoice                 | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | credit note             | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | debit note              | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | support document        | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | support adjustment note | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | payroll                 | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | payroll adjustment      | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | "CN=Nadie" | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The signing certificate is inside its validity period
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de firma fuera de vigencia
      | code | document                | kind    | where                   | from  | to      | status | also |
      | ZD02 | invoice                 | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | credit note             | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | debit note              | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | support document        | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | support adjustment note | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | payroll                 | Rechazo | the signing certificate | valid | expired | 99     | none |
      | ZD02 | payroll adjustment      | Rechazo | the signing certificate | valid | expired | 99     | none |

  Scenario Outline: <code> on <document>: The revocation list of the signing certificate is available
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error al consultar la CRL del certificado de firma
      | code | document                | kind    | where                   | from  | to             | status | also |
      | ZD03 | invoice                 | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | credit note             | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | debit note              | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | support document        | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | support adjustment note | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | payroll                 | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |
      | ZD03 | payroll adjustment      | Rechazo | the signing certificate | valid | unreachableCrl | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate is not revoked
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de firma revocado
      | code | document                | kind    | where                   | from  | to      | status | also |
      | ZD04 | invoice                 | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | credit note             | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | debit note              | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | support document        | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | support adjustment note | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | payroll                 | Rechazo | the signing certificate | valid | revoked | 99     | none |
      | ZD04 | payroll adjustment      | Rechazo | the signing certificate | valid | revoked | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate comes from an accredited authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no fue emitido por una entidad avalada
      | code | document                | kind    | where                   | from  | to               | status | also                                     |
      | ZD05 | invoice                 | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | credit note             | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | debit note              | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | support document        | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | support adjustment note | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | payroll                 | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | payroll adjustment      | Rechazo | the signing certificate | valid | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |

  Scenario Outline: <code> on <document>: The chain of the signing certificate verifies up to an accredited root
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cadena de confianza no se verifica
      | code | document                | kind    | where                   | from  | to     | status | also |
      | ZD06 | invoice                 | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | credit note             | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | debit note              | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | support document        | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | support adjustment note | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | payroll                 | Rechazo | the signing certificate | valid | forged | 99     | none |
      | ZD06 | payroll adjustment      | Rechazo | the signing certificate | valid | forged | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate may sign and commits its holder
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no tiene no repudio
      | code | document                | kind    | where                   | from  | to            | status | also |
      | ZD07 | invoice                 | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | credit note             | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | debit note              | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | support document        | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | support adjustment note | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | payroll                 | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
      | ZD07 | payroll adjustment      | Rechazo | the signing certificate | valid | wrongKeyUsage | 99     | none |
