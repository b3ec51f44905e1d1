# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @DC
Feature: Signature structure (DC), part 3
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The digest of the certificate of the root authority matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del certificado raíz no coincide
      | code | document                | kind    | where                                                                                                                         | from                                           | to     | status | also |
      | DC43 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |
      | DC43 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:CertDigest/ds:DigestValue | "YTwkMsF48LCdg6egrBwdOPDIIAW/Ko9BhTvIN5yNmMQ=" | "AAAA" | 99     | none |

  Scenario Outline: <code> on <document>: Issuer and serial of the root authority name an accredited authority
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La entidad raíz no está acreditada
      | code | document                | kind    | given                                                                                                                                                  | where                                                                                                                                | from   | to  | status | also                       |
      | DC44 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |
      | DC44 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName = "CN=Otra entidad" | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC45 Rechazo, DC46 Rechazo |

  Scenario Outline: <code> on <document>: X509IssuerName is that of the certificate of the root authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre de la entidad raíz no está acreditado
      | code | document                | kind    | where                                                                                                                              | from                                    | to                | status | also         |
      | DC45 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |
      | DC45 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509IssuerName | "CN=Ensayo Entidad Raiz,O…ta D.C.,C=CO" | "CN=Otra entidad" | 99     | DC44 Rechazo |

  Scenario Outline: <code> on <document>: X509SerialNumber is that of the certificate of the root authority
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número de serie de la entidad raíz no está acreditado
      | code | document                | kind    | where                                                                                                                                | from   | to  | status | also         |
      | DC46 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |
      | DC46 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[3]/xades:IssuerSerial/ds:X509SerialNumber | "6657" | "1" | 99     | DC44 Rechazo |

  Scenario Outline: <code> on <document>: xades:SignaturePolicyIdentifier occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignaturePolicyIdentifier debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                  | from    | to     | status | also         |
      | DC47 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |
      | DC47 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | ZE01 Rechazo |

  Scenario Outline: <code> on <document>: xades:SignaturePolicyId occurs exactly once
    Given a complete <document>, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignaturePolicyId debe aparecer una sola vez en la firma
      | code | document                | kind    | given                                                                                                                   | where                                                                                                               | from   | to | status | also |
      | DC48 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |
      | DC48 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId = absent | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyImplied | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: xades:SigPolicyId occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SigPolicyId debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                                            | from    | to            | status | also         |
      | DC49 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |
      | DC49 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The signature follows the policy in force
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La política de firma no es la vigente
      | code | document                | kind    | where                                                                                                                                             | from                                    | to                                      | status | also |
      | DC50 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |
      | DC50 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyId/xades:Identifier | "https://facturaelectroni…efirmav2.pdf" | "https://facturaelectroni…efirmav2.pdf" | 99     | none |

  Scenario Outline: <code> on <document>: xades:SigPolicyHash occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SigPolicyHash debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                                              | from    | to            | status | also         |
      | DC51 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |
      | DC51 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the policy uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la política
      | code | document                | kind    | where                                                                                                                                                         | from                                      | to                                       | status | also         |
      | DC52 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |
      | DC52 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC53 Rechazo |

  Scenario Outline: <code> on <document>: The digest is that of the policy in force
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen de la política de firma no coincide
      | code | document                | kind    | where                                                                                                                                             | from                                           | to     | status | also |
      | DC53 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |
      | DC53 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId/xades:SigPolicyHash/ds:DigestValue | "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=" | "AAAA" | 99     | none |

  Scenario Outline: <code> on <document>: xades:SignerRole occurs at most once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignerRole no puede aparecer más de una vez en la firma
      | code | document                | kind    | where                                                                   | from    | to            | status | also         |
      | DC54 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |
      | DC54 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: xades:ClaimedRoles occurs exactly once in a SignerRole
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: ClaimedRoles debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                      | from    | to     | status | also         |
      | DC55 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |
      | DC55 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles | present | absent | 99     | DC56 Rechazo |

  Scenario Outline: <code> on <document>: The signer, where its role is stated, claims to be supplier or third party
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El rol del firmante debe ser supplier o third party
      | code | document                | kind    | where                                                                                                        | from       | to         | status | also |
      | DC56 | invoice                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | credit note             | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | debit note              | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | support document        | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | support adjustment note | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | payroll                 | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
      | DC56 | payroll adjustment      | Rechazo | xades:SignedProperties/xades:SignedSignatureProperties/xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole | "supplier" | "customer" | 99     | none |
