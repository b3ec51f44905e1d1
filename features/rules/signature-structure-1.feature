# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @DC
Feature: Signature structure (DC), part 1
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The document has one signature
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Debe haber una sola firma
      | code | document                | kind    | where                                 | from    | to     | status | also                                                            |
      | DC01 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | FAA02 Notificación, FAC03 Rechazo, ZD01 Rechazo, ZE01 Rechazo   |
      | DC01 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | CAA02 Notificación, CAC03 Rechazo, ZD01 Rechazo, ZE01 Rechazo   |
      | DC01 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | DAA02 Notificación, DAC03 Rechazo, ZD01 Rechazo, ZE01 Rechazo   |
      | DC01 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | DSAA02 Notificación, DSAC03 Rechazo, ZD01 Rechazo, ZE01 Rechazo |
      | DC01 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | NSAA02 Notificación, NSAC03 Rechazo, ZD01 Rechazo, ZE01 Rechazo |
      | DC01 | payroll                 | Rechazo | ext:UBLExtensions                     | present | absent | 99     | NIE001 Rechazo, ZD01 Rechazo, ZE01 Rechazo                      |
      | DC01 | payroll adjustment      | Rechazo | ext:UBLExtensions                     | present | absent | 99     | NIAE001 Rechazo, ZD01 Rechazo, ZE01 Rechazo                     |

  Scenario Outline: <code> on <document>: SignedInfo has three references
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La firma debe tener exactamente tres referencias
      | code | document                | kind    | where                         | from    | to            | status | also |
      | DC02 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | support document        | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: SignedInfo is canonicalised inclusively
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de canonicalización no permitido
      | code | document                | kind    | where                                              | from                                              | to                                      | status | also |
      | DC03 | invoice                 | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | credit note             | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | debit note              | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | support document        | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | support adjustment note | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | payroll                 | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |
      | DC03 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/200…WithComments" | 99     | none |

  Scenario Outline: <code> on <document>: The signature is RSA with SHA-256, SHA-384 or SHA-512
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de firma no permitido
      | code | document                | kind    | where                                       | from                                    | to                                           | status | also                       |
      | DC04 | invoice                 | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | credit note             | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | debit note              | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | support document        | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | support adjustment note | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | payroll                 | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is the document
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe abarcar todo el documento
      | code | document                | kind    | where                              | from | to     | status | also         |
      | DC05 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | support document        | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The reference of the document has its transforms
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La primera referencia debe tener un grupo Transforms
      | code | document                | kind    | where                                       | from    | to     | status | also                       |
      | DC06 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | support document        | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The signature is enveloped
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La transformación debe ser enveloped-signature
      | code | document                | kind    | where                                                               | from                                    | to                                                | status | also                       |
      | DC07 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | support document        | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the document uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la primera referencia
      | code | document                | kind    | where                                                    | from                                      | to                                       | status | also                       |
      | DC08 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | support document        | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the document matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del documento no coincide
      | code | document                | kind    | where            | from                         | to                       | status | also         |
      | DC09 | invoice                 | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | credit note             | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | debit note              | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | support document        | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | support adjustment note | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | payroll                 | Rechazo | Notas            | "Pago completo de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | payroll adjustment      | Rechazo | Reemplazar/Notas | "Pago completo de base"      | the same and " retocada" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is KeyInfo
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe apuntar a KeyInfo
      | code | document                | kind    | where                              | from                                    | to      | status | also         |
      | DC10 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-c8322e79-e630-4…85f5-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-9a625779-987e-4…c78f-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-7b56c027-6c9a-4…6e6c-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | support document        | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-570db0b6-3b3a-4…17b6-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-a128d49e-e78c-4…604e-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-6a5cc719-27a9-4…5eb6-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-235801e1-b7b7-4…ef14-keyinfo" | "#otro" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of KeyInfo uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la segunda referencia
      | code | document                | kind    | where                                                    | from                                      | to                                       | status | also                       |
      | DC11 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | support document        | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of KeyInfo matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen de KeyInfo no coincide
      | code | document                | kind    | where                                        | from                                           | to     | status | also         |
      | DC12 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "nhlVwwJdhsU4ByUpRCw8ytPP2fWJTc/3Oo6sHOB+x2c=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "VBd10pHzYO718KvFPRgWtPdqThadOTeFc++y7mNhsSA=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "EU0/iJ9AtgKMYhiwa+klSCNdVmhdGcrobyLHqo/VPZs=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | support document        | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "m1dHY+QfxKrwheDflRMt3kI4/YXOzSTn9sOJam5Ou7A=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "7UgmC7uc90yzZCn3+97pM05QBu94QdPlXw4tlyXS9ew=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "y/lRf/9uOeGonu9pfudF/3kDpfBiAIHjlVQQZR7WfP4=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "nvySLxsZCyfWAtDyFA88p1D+GWPq9MlnkdLS9Ax0znM=" | "AAAA" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is SignedProperties
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe apuntar a SignedProperties
      | code | document                | kind    | where                              | from                                    | to      | status | also         |
      | DC13 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-c8322e79-e630-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-9a625779-987e-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-7b56c027-6c9a-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | support document        | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-570db0b6-3b3a-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-a128d49e-e78c-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-6a5cc719-27a9-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-235801e1-b7b7-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of SignedProperties uses SHA-2
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la tercera referencia
      | code | document                | kind    | where                                                    | from                                      | to                                       | status | also                       |
      | DC14 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | support document        | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of SignedProperties matches
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen de SignedProperties no coincide
      | code | document                | kind    | where                                        | from                                           | to     | status | also         |
      | DC15 | invoice                 | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "qZ71NbpFIvgiSZi5hpZ06OY2J01yrcA4MhxavmrXTuk=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | credit note             | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "4TwjZaZqFfJ1VlfzvTXRnK3Q4fHAiU29J9gcLwaKmHE=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | debit note              | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "shksRaDZ4prgCZRNJDGqg9x1aw9CPY4E3WJJ4FI4+kg=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | support document        | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "ZhvO5y/Iyk5FnpTf5alWTqsFICAKkymeRuh/Zce3v78=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | support adjustment note | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "GwZ12/YdMrtGo6y7Wo2+bdWezQLIIM7raXVF7kjQXwI=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | payroll                 | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "BIkbGYX29kuYqU993n90CuRFA6i4HTTpKpvGuLlEkSY=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | payroll adjustment      | Rechazo | ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "WAJCKWv1Zs+4uNZ5SaWi54CScUWN3SxDVZ76o2/BI5Q=" | "AAAA" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The signature value verifies with the certificate
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la firma no se verifica con el certificado
      | code | document                | kind    | where                                                                                     | from                                    | to     | status | also         |
      | DC16 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "vQN5hD5ICoNRdUZZ9S74YCjC…zTERdD8W+w==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "T6RcgCQ7ZFtic2F1HRcmcE3E…T7DM2EoX9Q==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "eF61aw3akLILtj4dnqbKUY7m…OxlvdncP5A==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "b3JYEde76HmIoeUK9y11EX3f…UO+wdLiL7Q==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "PJ2uDjDEb5A8d8WNVi8RbIod…QiidbzKQ8A==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "bIYICoLKpMbHfnQuonOFF/Gw…RHbe+gkHHA==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "qK3AsWnJTvwyG8ZUdIs+349C…njHOtIwEYg==" | "AAAA" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:KeyInfo occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: KeyInfo debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                              | from    | to     | status | also                                                   |
      | DC17 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:X509Data occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: X509Data debe aparecer una sola vez en la firma
      | code | document                | kind    | where                  | from    | to            | status | also |
      | DC18 | invoice                 | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | credit note             | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | debit note              | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | support document        | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | support adjustment note | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | payroll                 | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | payroll adjustment      | Rechazo | ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: X509Certificate is a certificate
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: X509Certificate no contiene un certificado válido
      | code | document                | kind    | where                                     | from                                    | to     | status | also                       |
      | DC19 | invoice                 | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | credit note             | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | debit note              | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | support document        | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | support adjustment note | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | payroll                 | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | payroll adjustment      | Rechazo | ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:Object occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Object debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                             | from    | to     | status | also |
      | DC20 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |
      | DC20 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object | present | "otro" | 99     | none |

  Scenario Outline: <code> on <document>: xades:QualifyingProperties occurs exactly once
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: QualifyingProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                        | from    | to     | status | also                                     |
      | DC21 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
