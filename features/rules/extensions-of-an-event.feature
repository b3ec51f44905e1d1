# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-EXTENSIONS
Feature: Extensions of an event (EVENT-EXTENSIONS)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The extensions of the authority and of the signature are there
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)
      | code  | document  | kind         | where                                 | from    | to     | status | also          |
      | AAA02 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | AAB03 Rechazo |

  Scenario Outline: <code> on <document>: One extension holds sts:DianExtensions
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo sts:DianExtensions debe aparecer una sola vez
      | code  | document  | kind    | where                                 | from    | to            | status | also |
      | AAB03 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: InvoiceSource/IdentificationCode is "CO"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IdentificationCode de InvoiceSource debe ser «CO»
      | code  | document  | kind         | where                                                                                                               | from | to    | status | also |
      | AAB14 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyID is "6"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyID de IdentificationCode debe ser «6»
      | code  | document  | kind         | where                                                                                                                             | from | to   | status | also |
      | AAB15 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyName de IdentificationCode debe ser «United Nations Economic Commission for Europe»
      | code  | document  | kind         | where                                                                                                                               | from                                            | to                                               | status | also |
      | AAB16 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listSchemeURI de IdentificationCode debe ser «urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1»
      | code  | document  | kind         | where                                                                                                                              | from                                    | to                                                                             | status | also |
      | AAB17 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/ProviderID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el NIT del prestador de servicios
      | code   | document  | kind    | where                                                                                                          | from        | to | status | also                           |
      | AAB19a | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500600" | "" | 99     | AAB19b Rechazo, AAB22b Rechazo |

  Scenario Outline: <code> on <document>: The provider is known to the authority
    Given a complete document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del prestador de servicios no está autorizado
      | code   | document  | kind    | given                                                                                                                          | where                                                                                                          | from        | to          | status | also |
      | AAB19b | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500600" | "901500500" | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del prestador de servicios
      | code   | document  | kind    | where                                                                                                                    | from | to     | status | also |
      | AAB22a | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "3"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is the check digit of the NIT
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del prestador de servicios es incorrecto
      | code   | document  | kind    | where                                                                                                                    | from | to  | status | also |
      | AAB22b | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "3"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeName is "31"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del prestador debe ser 31
      | code  | document  | kind    | where                                                                                                                      | from | to    | status | also |
      | AAB23 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/SoftwareID is there and not empty
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el identificador del software
      | code   | document  | kind    | where                                                                                                          | from                                   | to | status | also           |
      | AAB24a | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "5f70a1c3-84dd-4269-9e45-c623fa081b47" | "" | 99     | AAB24b Rechazo |

  Scenario Outline: <code> on <document>: The software may issue for the issuer
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no está autorizado para este emisor
      | code   | document  | kind    | where                                                                                                          | from                                   | to                                     | status | also |
      | AAB24b | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "5f70a1c3-84dd-4269-9e45-c623fa081b47" | "00000000-0000-4000-8000-000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The software is active
    Given a complete document: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software informado está inactivo
      | code   | document  | kind    | to                       | status | also |
      | AAB24c | event 030 | Rechazo | the software is inactive | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyID is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareID debe ser «195»
      | code  | document  | kind         | where                                                                                                                          | from  | to     | status | also |
      | AAB25 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                                                                                            | from                                    | to                                                        | status | also |
      | AAB26 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: DianExtensions/SoftwareSecurityCode is there and not empty
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código de seguridad del software
      | code   | document  | kind    | where                                                                                               | from                                    | to | status | also           |
      | AAB27a | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "66f533f7866c71676d5d3c52…082ca57d6cd8" | "" | 99     | AAB27b Rechazo |

  Scenario Outline: <code> on <document>: The security code follows from software, PIN and number
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de seguridad no corresponde al software autorizado
      | code   | document  | kind    | where                                                                                               | from                                    | to                                                                                                 | status | also |
      | AAB27b | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "66f533f7866c71676d5d3c52…082ca57d6cd8" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyID is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareSecurityCode debe ser «195»
      | code  | document  | kind         | where                                                                                                               | from  | to     | status | also |
      | AAB28 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareSecurityCode debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                                                                                 | from                                    | to                                                        | status | also |
      | AAB29 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProvider/AuthorizationProviderID is "800197268"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El proveedor de autorización debe ser 800197268
      | code  | document  | kind    | where                                                                                                                            | from        | to           | status | also |
      | AAB31 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyID is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de AuthorizationProviderID debe ser «195»
      | code  | document  | kind         | where                                                                                                                                            | from  | to     | status | also |
      | AAB32 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de AuthorizationProviderID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                                                                                                              | from                                    | to                                                        | status | also |
      | AAB33 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeID is "4"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del proveedor de autorización falta o es incorrecto
      | code  | document  | kind    | where                                                                                                                                      | from | to  | status | also |
      | AAB34 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeName is "31"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del proveedor de autorización debe ser 31
      | code  | document  | kind    | where                                                                                                                                        | from | to    | status | also |
      | AAB35 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: DianExtensions/QRCode is there and not empty
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contenido del código QR
      | code  | document  | kind    | where                                                                                 | from                                    | to | status | also |
      | AAB36 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…4923a2a46e83" | "" | 99     | none |

  Scenario Outline: <code> on <document>: One extension holds ds:Signature
    Given a complete document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo ds:Signature debe aparecer una sola vez
      | code  | document  | kind    | where                              | from          | to                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                  | status | also         |
      | AAC03 | event 030 | Rechazo | ext:UBLExtensions/ext:UBLExtension | present twice | <ext:UBLExtension><ext:ExtensionContent><ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature></ext:ExtensionContent></ext:UBLExtension> after ext:UBLExtension | 99     | DC01 Rechazo |

  Scenario Outline: <code> on <document>: ProviderID/@schemeAgencyID is "195"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de ProviderID debe ser «195»
      | code  | document  | kind         | where                                                                                                                          | from  | to     | status | also |
      | AAB20 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a complete document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de ProviderID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code  | document  | kind         | where                                                                                                                            | from                                    | to                                                        | status | also |
      | AAB21 | event 030 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: UBLExtensions/UBLExtension is there and not empty
    Given a complete document: <document>, where <given>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo UBLExtension
      | code  | document  | kind    | given                    | where                              | from          | to     | status | also                                                                                                     |
      | AAC01 | event 030 | Rechazo | judged beyond its schema | ext:UBLExtensions/ext:UBLExtension | present twice | absent | 99     | AAA02 Notificación, AAB03 Rechazo, AAC03 Rechazo, DC01 Rechazo, ZB01 Rechazo, ZD01 Rechazo, ZE01 Rechazo |
