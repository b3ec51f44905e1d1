# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @DC
Feature: Signature structure (DC), part 2
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: xades:SignedProperties occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignedProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                                               | from    | to     | status | also                                     |
      | DC22 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: xades:SignedSignatureProperties occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignedSignatureProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                  | from    | to     | status | also         |
      | DC23 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |

  Scenario Outline: <code> on <document>: The document was signed, and not in the future
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha y hora de firma no es válida o es futura
      | code | document                | kind    | where               | from                | to             | status | also |
      | DC24 | invoice                 | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | credit note             | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | debit note              | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | support document        | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | support adjustment note | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | payroll                 | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |
      | DC24 | payroll adjustment      | Rechazo | the time of sending | at the signing time | 60 s before it | 99     | none |

  Scenario Outline: <code> on <document>: SigningCertificate occurs once and names a certificate
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SigningCertificate debe aparecer una sola vez y nombrar un certificado
      | code | document                | kind    | where                                                                           | from    | to     | status | also |
      | DC25 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: SigningCertificate names the signer
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado del firmante en SigningCertificate
      | code | document                | kind    | where                                                                                         | from    | to     | status | also |
      | DC26 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: CertDigest of the signer occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CertDigest del firmante debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                          | from    | to            | status | also         |
      | DC27 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the certificate of the signer uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en el certificado del firmante
      | code | document                | kind    | where                                                                                                                                     | from                                      | to                                        | status | also |
      | DC28 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |

  Scenario Outline: <code> on <document>: The digest of the certificate of the signer matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del certificado del firmante no coincide
      | code | document                | kind    | where                                                                                                                         | from                                           | to     | status | also |
      | DC29 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |

  Scenario Outline: <code> on <document>: IssuerSerial of the signer occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IssuerSerial del firmante debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                            | from    | to            | status | also         |
      | DC30 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: X509IssuerName is that of the certificate of the signer
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor del certificado del firmante no coincide
      | code | document                | kind    | where                                                                                                                              | from                                    | to                | status | also |
      | DC31 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |
      | DC31 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Subord…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | none |

  Scenario Outline: <code> on <document>: X509SerialNumber is that of the certificate of the signer
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número de serie del certificado del firmante no coincide
      | code | document                | kind    | where                                                                                                                                | from                  | to  | status | also |
      | DC32 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |
      | DC32 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial/ds:X509SerialNumber | "5285087575895674691" | "1" | 99     | none |

  Scenario Outline: <code> on <document>: SigningCertificate names the subordinate authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado de la entidad subordinada
      | code | document                | kind    | where                                                                                         | from    | to     | status | also |
      | DC33 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |
      | DC33 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: CertDigest of the subordinate authority occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CertDigest de la subordinada debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                          | from    | to            | status | also         |
      | DC34 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC34 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the certificate of the subordinate authority uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en el certificado de la subordinada
      | code | document                | kind    | where                                                                                                                                     | from                                      | to                                        | status | also |
      | DC35 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC35 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |

  Scenario Outline: <code> on <document>: The digest of the certificate of the subordinate authority matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del certificado de la subordinada no coincide
      | code | document                | kind    | where                                                                                                                         | from                                           | to     | status | also |
      | DC36 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |
      | DC36 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:CertDigest/ds:DigestValue | "vdAwlVes0Om4D1Tb+6MwCOh3N0qGEGfHwH7I0UdikXU=" | "AAAA" | 99     | none |

  Scenario Outline: <code> on <document>: Issuer and serial of the subordinate authority name an accredited authority
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La entidad subordinada no está acreditada
      | code | document                | kind    | given                                                                                                                                                  | where                                                                                                                                | from   | to  | status | also                       |
      | DC37 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |
      | DC37 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC38 Rechazo, DC39 Rechazo |

  Scenario Outline: <code> on <document>: X509IssuerName is that of the certificate of the subordinate authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre de la entidad subordinada no está acreditado
      | code | document                | kind    | where                                                                                                                              | from                                    | to                | status | also         |
      | DC38 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |
      | DC38 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC37 Rechazo |

  Scenario Outline: <code> on <document>: X509SerialNumber is that of the certificate of the subordinate authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número de serie de la entidad subordinada no está acreditado
      | code | document                | kind    | where                                                                                                                                | from   | to  | status | also         |
      | DC39 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |
      | DC39 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[2]/xades:IssuerSerial/ds:X509SerialNumber | "6658" | "1" | 99     | DC37 Rechazo |

  Scenario Outline: <code> on <document>: SigningCertificate names the root authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado de la entidad raíz
      | code | document                | kind    | where                                                                                         | from    | to     | status | also |
      | DC40 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |
      | DC40 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: CertDigest of the root authority occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CertDigest de la raíz debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                          | from    | to            | status | also         |
      | DC41 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC41 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the certificate of the root authority uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en el certificado raíz
      | code | document                | kind    | where                                                                                                                                     | from                                      | to                                        | status | also |
      | DC42 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC42 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
