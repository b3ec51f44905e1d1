# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZD
Feature: Signing certificate (ZD)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The signature carries its certificate
    Given a generated document: <document>, where <given>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado de firma
      | code | document                | kind    | given                                                                                                                                   | where                                                                                                          | from   | to                                                | status | also                       |
      | ZD01 | invoice                 | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | credit note             | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | debit note              | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | support document        | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | support adjustment note | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | POS ticket              | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | equivalent credit note  | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | equivalent debit note   | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | payroll                 | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |
      | ZD01 | payroll adjustment      | Rechazo | before signing: ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate = absent | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509SubjectName | absent | <ds:X509SubjectName>CN=Nadie</ds:X509SubjectName> | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The signing certificate is inside its validity period
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de firma fuera de vigencia
      | code | document                | kind    | to      | status | also |
      | ZD02 | invoice                 | Rechazo | expired | 99     | none |
      | ZD02 | credit note             | Rechazo | expired | 99     | none |
      | ZD02 | debit note              | Rechazo | expired | 99     | none |
      | ZD02 | support document        | Rechazo | expired | 99     | none |
      | ZD02 | support adjustment note | Rechazo | expired | 99     | none |
      | ZD02 | POS ticket              | Rechazo | expired | 99     | none |
      | ZD02 | equivalent credit note  | Rechazo | expired | 99     | none |
      | ZD02 | equivalent debit note   | Rechazo | expired | 99     | none |
      | ZD02 | payroll                 | Rechazo | expired | 99     | none |
      | ZD02 | payroll adjustment      | Rechazo | expired | 99     | none |

  Scenario Outline: <code> on <document>: The revocation list of the signing certificate is available
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Error al consultar la CRL del certificado de firma
      | code | document                | kind    | to             | status | also |
      | ZD03 | invoice                 | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | credit note             | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | debit note              | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | support document        | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | support adjustment note | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | POS ticket              | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | equivalent credit note  | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | equivalent debit note   | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | payroll                 | Rechazo | unreachableCrl | 99     | none |
      | ZD03 | payroll adjustment      | Rechazo | unreachableCrl | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate is not revoked
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Certificado de firma revocado
      | code | document                | kind    | to      | status | also |
      | ZD04 | invoice                 | Rechazo | revoked | 99     | none |
      | ZD04 | credit note             | Rechazo | revoked | 99     | none |
      | ZD04 | debit note              | Rechazo | revoked | 99     | none |
      | ZD04 | support document        | Rechazo | revoked | 99     | none |
      | ZD04 | support adjustment note | Rechazo | revoked | 99     | none |
      | ZD04 | POS ticket              | Rechazo | revoked | 99     | none |
      | ZD04 | equivalent credit note  | Rechazo | revoked | 99     | none |
      | ZD04 | equivalent debit note   | Rechazo | revoked | 99     | none |
      | ZD04 | payroll                 | Rechazo | revoked | 99     | none |
      | ZD04 | payroll adjustment      | Rechazo | revoked | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate comes from an accredited authority
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no fue emitido por una entidad avalada
      | code | document                | kind    | to               | status | also                                     |
      | ZD05 | invoice                 | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | credit note             | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | debit note              | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | support document        | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | support adjustment note | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | POS ticket              | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | equivalent credit note  | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | equivalent debit note   | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | payroll                 | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |
      | ZD05 | payroll adjustment      | Rechazo | unknownAuthority | 99     | DC37 Rechazo, DC38 Rechazo, ZD06 Rechazo |

  Scenario Outline: <code> on <document>: The chain of the signing certificate verifies up to an accredited root
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cadena de confianza no se verifica
      | code | document                | kind    | to     | status | also |
      | ZD06 | invoice                 | Rechazo | forged | 99     | none |
      | ZD06 | credit note             | Rechazo | forged | 99     | none |
      | ZD06 | debit note              | Rechazo | forged | 99     | none |
      | ZD06 | support document        | Rechazo | forged | 99     | none |
      | ZD06 | support adjustment note | Rechazo | forged | 99     | none |
      | ZD06 | POS ticket              | Rechazo | forged | 99     | none |
      | ZD06 | equivalent credit note  | Rechazo | forged | 99     | none |
      | ZD06 | equivalent debit note   | Rechazo | forged | 99     | none |
      | ZD06 | payroll                 | Rechazo | forged | 99     | none |
      | ZD06 | payroll adjustment      | Rechazo | forged | 99     | none |

  Scenario Outline: <code> on <document>: The signing certificate may sign and commits its holder
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El certificado no tiene no repudio
      | code | document                | kind    | to            | status | also |
      | ZD07 | invoice                 | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | credit note             | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | debit note              | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | support document        | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | support adjustment note | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | POS ticket              | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | equivalent credit note  | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | equivalent debit note   | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | payroll                 | Rechazo | wrongKeyUsage | 99     | none |
      | ZD07 | payroll adjustment      | Rechazo | wrongKeyUsage | 99     | none |
