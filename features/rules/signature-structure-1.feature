# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @DC
Feature: Signature structure (DC), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document has one signature
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Debe haber una sola firma
      | code | document                | kind    | where                                 | from    | to     | status | also                                                                                                                                  |
      | DC01 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | FAA02 Notificación, FAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo              |
      | DC01 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | CAA02 Notificación, CAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo              |
      | DC01 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | DAA02 Notificación, DAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo              |
      | DC01 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | DSAA02 Notificación, DSAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo            |
      | DC01 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | NSAA02 Notificación, NSAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo            |
      | DC01 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5] | present | absent | 99     | DEAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, DEPD11 Rechazo, DEPD21 Rechazo, ZD01 Rechazo, ZE01 Rechazo |
      | DC01 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | NAAA02 Notificación, NAAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo            |
      | DC01 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2] | present | absent | 99     | NADAC03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, ZD01 Rechazo, ZE01 Rechazo                                |
      | DC01 | payroll                 | Rechazo | ext:UBLExtensions                     | present | absent | 99     | NIE001 Rechazo, ZD01 Rechazo, ZE01 Rechazo                                                                                            |
      | DC01 | payroll adjustment      | Rechazo | ext:UBLExtensions                     | present | absent | 99     | NIAE001 Rechazo, ZD01 Rechazo, ZE01 Rechazo                                                                                           |

  Scenario Outline: <code> on <document>: SignedInfo has three references
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La firma debe tener exactamente tres referencias
      | code | document                | kind    | where                                                                                              | from    | to            | status | also |
      | DC02 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |
      | DC02 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3] | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: SignedInfo is canonicalised inclusively
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de canonicalización no permitido
      | code | document                | kind    | where                                                                                                                   | from                                              | to                                                             | status | also |
      | DC03 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |
      | DC03 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments" | 99     | none |

  Scenario Outline: <code> on <document>: The signature is RSA with SHA-256, SHA-384 or SHA-512
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de firma no permitido
      | code | document                | kind    | where                                                                                                            | from                                    | to                                           | status | also                       |
      | DC04 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC04 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:SignatureMethod/@Algorithm | "http://www.w3.org/2001/0…e#rsa-sha256" | "http://www.w3.org/2000/09/xmldsig#rsa-sha1" | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is the document
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe abarcar todo el documento
      | code | document                | kind    | where                                                                                                   | from | to     | status | also         |
      | DC05 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |
      | DC05 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/@URI | ""   | absent | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The reference of the document has its transforms
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La primera referencia debe tener un grupo Transforms
      | code | document                | kind    | where                                                                                                            | from    | to     | status | also                       |
      | DC06 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC06 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms | present | absent | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The signature is enveloped
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La transformación debe ser enveloped-signature
      | code | document                | kind    | where                                                                                                                                    | from                                    | to                                                | status | also                       |
      | DC07 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC07 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm | "http://www.w3.org/2000/0…ed-signature" | "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the document uses SHA-2
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la primera referencia
      | code | document                | kind    | where                                                                                                                         | from                                      | to                                       | status | also                       |
      | DC08 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |
      | DC08 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[1]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC09 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the document matches
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del documento no coincide
      | code | document                | kind    | where            | from                         | to                       | status | also         |
      | DC09 | invoice                 | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | credit note             | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | debit note              | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | support document        | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | support adjustment note | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | POS ticket              | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | equivalent credit note  | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | equivalent debit note   | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | payroll                 | Rechazo | Notas            | "Pago completo de base"      | the same and " retocada" | 99     | ZE02 Rechazo |
      | DC09 | payroll adjustment      | Rechazo | Reemplazar/Notas | "Pago completo de base"      | the same and " retocada" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is KeyInfo
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe apuntar a KeyInfo
      | code | document                | kind    | where                                                                                                   | from                                    | to      | status | also         |
      | DC10 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-42c81d2e-d695-4…b0f5-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-c8322e79-e630-4…85f5-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-9a625779-987e-4…c78f-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-7b56c027-6c9a-4…6e6c-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-6f6d16d6-328d-4…9285-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-235801e1-b7b7-4…ef14-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-d6464ab6-a9d6-4…c391-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-ecba42d1-b97e-4…5825-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-16327c5c-cbcc-4…add4-keyinfo" | "#otro" | 99     | ZE02 Rechazo |
      | DC10 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/@URI | "#xmldsig-1dc7a967-591b-4…d98d-keyinfo" | "#otro" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of KeyInfo uses SHA-2
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la segunda referencia
      | code | document                | kind    | where                                                                                                                         | from                                      | to                                       | status | also                       |
      | DC11 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |
      | DC11 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC12 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of KeyInfo matches
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen de KeyInfo no coincide
      | code | document                | kind    | where                                                                                                             | from                                           | to     | status | also         |
      | DC12 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "HhlNboxxfEHSQKo3XUnHKZN8SUF0lIYOgoProJTRfm4=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "V5/H1E++sRi/bhKfr9+7Bp2w5E2RE8eyOhc8IlrtGvU=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "wpQxTCKQLbTYtOeMj3w5jsv9xQmJJbNp2uSuhiUgDgI=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "K/cNHZbvuvV4qPaD7csv/Ic6gkokho+msALYDfXDCB4=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "8BaBncn6xp7XIVYV6h5jG0soCgyiR0BbAqFVl6cYnww=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "8D3soW0A4R9eQpC2aOxKdV53AHNwTgJ2XBnTaLI3OHU=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "PFQGUNuR2CS1C7ssuR5OGA7NE1QUpyy/QEOl5bvfW/c=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "CXvXK0riNEsXM2rK2higszvW4iuayYqcxAhcE17GyRk=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "lDCP2V4zcyR/P7FZdC6dCJqc9+pvKSyXZbqW6ml3WB4=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC12 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[2]/ds:DigestValue | "R3lAp1VBM5+7GLHmN2OWrUfuhxOM8QCbnhTixLYs/wE=" | "AAAA" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: A reference of SignedInfo is SignedProperties
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Una referencia debe apuntar a SignedProperties
      | code | document                | kind    | where                                                                                                   | from                                    | to      | status | also         |
      | DC13 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-42c81d2e-d695-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-c8322e79-e630-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-9a625779-987e-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-7b56c027-6c9a-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-6f6d16d6-328d-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-235801e1-b7b7-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-d6464ab6-a9d6-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-ecba42d1-b97e-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-16327c5c-cbcc-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |
      | DC13 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/@URI | "#xmldsig-1dc7a967-591b-4…-signedprops" | "#otro" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of SignedProperties uses SHA-2
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en la tercera referencia
      | code | document                | kind    | where                                                                                                                         | from                                      | to                                       | status | also                       |
      | DC14 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |
      | DC14 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2000/09/xmldsig#sha1" | 99     | DC15 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: The digest of SignedProperties matches
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen de SignedProperties no coincide
      | code | document                | kind    | where                                                                                                             | from                                           | to     | status | also         |
      | DC15 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "D1i8I1Syqc4SX2CItX5409UCP200TPH4ssPkx1wcpUk=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "rUEuU+Lohg9/UcY7bSOJoHfn3mc7EZedn/+66icTM5w=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "MYHrHzxqFrjvZNvtov5InHYlO1ZCDgEaq6w9gfNr/nU=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "lgxR828zlNBk+mVlTlJcuZCYmQ3Cy3L1v6v27rdKrSk=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "iB9gzXSk2CtxWQTWc3jhOnaQ1RQ0/dcCY0K4l9HZMAo=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "q4AB64xL1sK180mYql8qgebegqeRoNqJLHirn916Q60=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "1mMzPsG5qQ5EHQnFslMavEm0pHFPCzKL2GSNMHZkEZs=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "JAYJ4G5ZUQfgjGebGzRvgE2eb5ThAFLq65suOP7Rg6I=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "VC5dALu6gAyg/43E9HwIBKwvhBxNYeixWqPW/Pp/VS4=" | "AAAA" | 99     | ZE02 Rechazo |
      | DC15 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:SignedInfo/ds:Reference[3]/ds:DigestValue | "xQayll8SuDBSOFHdH5p1zz0nwkts5D3XLS3Wt+Z0jss=" | "AAAA" | 99     | ZE02 Rechazo |
