# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @DC
Feature: Signature structure (DC), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The signature value verifies with the certificate
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la firma no se verifica con el certificado
      | code | document                | kind    | where                                                                                     | from                                    | to     | status | also         |
      | DC16 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "ypQYkS+w78drKihIgniuOe9Y…OddrHzDccA==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "LIB4mkk8odChptbb7S9n1aAd…fbz4HAx8Pg==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "PbyKRR7Lc11jSuEyOwkxwQq8…dxzOiwVG7A==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "1HluyBIpo5Cgf/KAueyjW0uB…Z0JBvIjBUg==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "toc+EFCTeBkkXelMaAwcP1HD…5U8SNBaxnA==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "N6JhgowIIJO3iWhSXpZBVk6S…S9+zQvkSQg==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "Kc3fMqEgQinok+BgTKrBvUiE…LQ9hMvFt5w==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "XczJnYDv+c2QVmhKMzcTmyic…HliSF6XyTg==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "EVdx081GXiHypWkSUTea8LUM…cvsN8LSuJQ==" | "AAAA" | 99     | ZE02 Rechazo |
      | DC16 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:SignatureValue | "qSvApsZLGmh/cuXfJwMqgd/B…s8JDHVayJQ==" | "AAAA" | 99     | ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:KeyInfo occurs exactly once
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: KeyInfo debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                              | from    | to     | status | also                                                   |
      | DC17 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |
      | DC17 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:KeyInfo | present | absent | 99     | DC10 Rechazo, DC16 Rechazo, ZD01 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:X509Data occurs exactly once
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: X509Data debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                       | from    | to            | status | also |
      | DC18 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |
      | DC18 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: X509Certificate is a certificate
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: X509Certificate no contiene un certificado válido
      | code | document                | kind    | where                                                                                                          | from                                    | to     | status | also                       |
      | DC19 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |
      | DC19 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate | "MIIEiDCCA3CgAwIBAgIISVhn…WUvPegG4crQE" | "AAAA" | 99     | DC16 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: ds:Object occurs exactly once
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Object debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                             | from    | to                                          | status | also |
      | DC20 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |
      | DC20 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object | present | <ds:Object>otro</ds:Object> after ds:Object | 99     | none |

  Scenario Outline: <code> on <document>: xades:QualifyingProperties occurs exactly once
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: QualifyingProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                        | from    | to     | status | also                                     |
      | DC21 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC21 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: xades:SignedProperties occurs exactly once
    Given a generated document: <document>
    When after it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignedProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                                               | from    | to     | status | also                                     |
      | DC22 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension[5]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |
      | DC22 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties | present | absent | 99     | DC13 Rechazo, ZE01 Rechazo, ZE02 Rechazo |

  Scenario Outline: <code> on <document>: xades:SignedSignatureProperties occurs exactly once
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SignedSignatureProperties debe aparecer una sola vez en la firma
      | code | document                | kind    | where                                                                                                                                                            | from    | to     | status | also         |
      | DC23 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |
      | DC23 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties | present | absent | 99     | ZE01 Rechazo |

  Scenario Outline: <code> on <document>: The document was signed, and not in the future
    Given a generated document: <document>
    When its message is sent <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha y hora de firma no es válida o es futura
      | code | document                | kind    | to                                 | status | also |
      | DC24 | invoice                 | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | credit note             | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | debit note              | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | support document        | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | support adjustment note | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | POS ticket              | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | equivalent credit note  | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | equivalent debit note   | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | payroll                 | Rechazo | 60 seconds before its signing time | 99     | none |
      | DC24 | payroll adjustment      | Rechazo | 60 seconds before its signing time | 99     | none |

  Scenario Outline: <code> on <document>: SigningCertificate occurs once and names a certificate
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SigningCertificate debe aparecer una sola vez y nombrar un certificado
      | code | document                | kind    | where                                                                                                                                                                                     | from    | to     | status | also |
      | DC25 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |
      | DC25 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: SigningCertificate names the signer
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el certificado del firmante en SigningCertificate
      | code | document                | kind    | where                                                                                                                                                                                                   | from    | to     | status | also |
      | DC26 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |
      | DC26 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: CertDigest of the signer occurs exactly once
    Given a generated document: <document>, where <given>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: CertDigest del firmante debe aparecer una sola vez en la firma
      | code | document                | kind    | given                    | where                                                                                                                                                                                                                    | from    | to            | status | also         |
      | DC27 | invoice                 | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | credit note             | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | debit note              | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | support document        | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | support adjustment note | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | POS ticket              | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | equivalent credit note  | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | equivalent debit note   | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | payroll                 | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |
      | DC27 | payroll adjustment      | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest | present | present twice | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The digest of the certificate of the signer uses SHA-2
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo de resumen no permitido en el certificado del firmante
      | code | document                | kind    | where                                                                                                                                                                                                                                               | from                                      | to                                        | status | also |
      | DC28 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |
      | DC28 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestMethod/@Algorithm | "http://www.w3.org/2001/04/xmlenc#sha256" | "http://www.w3.org/2001/04/xmlenc#sha224" | 99     | none |

  Scenario Outline: <code> on <document>: The digest of the certificate of the signer matches
    Given a generated document: <document>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El resumen del certificado del firmante no coincide
      | code | document                | kind    | where                                                                                                                                                                                                                                   | from                                           | to     | status | also |
      | DC29 | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | POS ticket              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | equivalent debit note   | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | payroll                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |
      | DC29 | payroll adjustment      | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:CertDigest/ds:DigestValue | "MMQASVNYH68Tp9Z7+kOVTwDXBipLaT37H5Ls24IC1zI=" | "AAAA" | 99     | none |

  Scenario Outline: <code> on <document>: IssuerSerial of the signer occurs exactly once
    Given a generated document: <document>, where <given>
    When before it is signed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IssuerSerial del firmante debe aparecer una sola vez en la firma
      | code | document                | kind    | given                    | where                                                                                                                                                                                                                      | from    | to            | status | also         |
      | DC30 | invoice                 | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | credit note             | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | debit note              | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | support document        | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | support adjustment note | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | POS ticket              | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | equivalent credit note  | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | equivalent debit note   | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | payroll                 | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
      | DC30 | payroll adjustment      | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert[1]/xades:IssuerSerial | present | present twice | 99     | ZB01 Rechazo |
