# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZE
Feature: Signature (ZE)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document is signed with XAdES-EPES
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La firma no es XAdES-EPES
      | code | document                | kind    | where                                                                                                                                                                                            | from    | to     | status | also         |
      | ZE01 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |
      | ZE01 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SignaturePolicyIdentifier | present | absent | 99     | DC47 Rechazo |

  Scenario Outline: <code> on <document>: Every digest and the signature value verify
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Valor de la firma inválido
      | code | document                | kind    | where            | from                         | to                       | status | also         |
      | ZE02 | invoice                 | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | credit note             | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | debit note              | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | support document        | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | support adjustment note | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | POS ticket              | Rechazo | cbc:Note         | "Documento completo de base" | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | equivalent credit note  | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | equivalent debit note   | Rechazo | cbc:Note         | "Nota completa de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | payroll                 | Rechazo | Notas            | "Pago completo de base"      | the same and " retocada" | 99     | DC09 Rechazo |
      | ZE02 | payroll adjustment      | Rechazo | Reemplazar/Notas | "Pago completo de base"      | the same and " retocada" | 99     | DC09 Rechazo |

  Scenario Outline: <code> on <document>: The issuer, or its provider, owns the signing certificate
    Given a generated document: <document>
    When it is signed with the certificate <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no es el dueño del certificado
      | code | document                | kind    | to       | status | also |
      | ZE03 | invoice                 | Rechazo | wrongNit | 99     | none |
      | ZE03 | credit note             | Rechazo | wrongNit | 99     | none |
      | ZE03 | debit note              | Rechazo | wrongNit | 99     | none |
      | ZE03 | support document        | Rechazo | wrongNit | 99     | none |
      | ZE03 | support adjustment note | Rechazo | wrongNit | 99     | none |
      | ZE03 | POS ticket              | Rechazo | wrongNit | 99     | none |
      | ZE03 | equivalent credit note  | Rechazo | wrongNit | 99     | none |
      | ZE03 | equivalent debit note   | Rechazo | wrongNit | 99     | none |
      | ZE03 | payroll                 | Rechazo | wrongNit | 99     | none |
      | ZE03 | payroll adjustment      | Rechazo | wrongNit | 99     | none |
