# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AB
Feature: DIAN extensions (AB), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: One extension holds sts:DianExtensions
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo sts:DianExtensions debe aparecer una sola vez
      | code    | document              | kind    | where                                 | from    | to            | status | also |
      | DEAB03  | POS ticket            | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | NADAB03 | equivalent debit note | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: The stated authorization has begun on the issue date
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida antes del inicio de la autorización
      | code    | document   | kind    | where                                                                                                                               | from         | to           | status | also                                                                                                                                                      |
      | DEAB07a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | DEAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DEAD09a Rechazo |

  Scenario Outline: <code> on <document>: The first day of the authorization is the registered one
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha inicial no coincide con la del rango autorizado
      | code    | document   | kind    | where                                                                                                                               | from         | to           | status | also |
      | DEAB07b | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2019-01-20" | 99     | none |

  Scenario Outline: <code> on <document>: The stated authorization has not ended on the issue date
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida después del vencimiento de la autorización
      | code    | document   | kind    | where                                                                                                                             | from         | to           | status | also                                                                                                                                                      |
      | DEAB08a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | DEAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DEAD09b Rechazo |

  Scenario Outline: <code> on <document>: The last day of the authorization is the registered one
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha final no coincide con la del rango autorizado
      | code    | document   | kind    | where                                                                                                                             | from         | to           | status | also |
      | DEAB08b | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2030-01-18" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/Prefix equals CorporateRegistrationScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no coincide con el código de sucursal del emisor
      | code    | document   | kind    | given                                                                                                                                    | where                                                                                             | from   | to     | status | also |
      | DEAB10a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix is there | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "EPOS" | "OTRO" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/From is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número inicial del rango
      | code    | document   | kind    | where                                                                                                                         | from | to     | status | also                                                                                                                                    |
      | DEAB11a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "1"  | absent | 99     | DEAB11b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: The first number is that of the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número inicial no corresponde a un rango vigente
      | code    | document   | kind    | where                                                                                                                         | from | to  | status | also |
      | DEAB11b | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "1"  | "0" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/To is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número final del rango
      | code    | document   | kind    | where                                                                                                                       | from      | to     | status | also                                                                                                                                    |
      | DEAB12a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "1000000" | absent | 99     | DEAB12b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: InvoiceSource/IdentificationCode is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IdentificationCode de InvoiceSource debe ser «CO»
      | code   | document   | kind         | where                                                                                                               | from | to    | status | also |
      | DEAB14 | POS ticket | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |

    Examples: IdentificationCode de DebitNote debe ser «CO»
      | code    | document              | kind         | where                                                                                                               | from | to    | status | also |
      | NADAB14 | equivalent debit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyID is "6"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyID de IdentificationCode debe ser «6»
      | code    | document               | kind         | where                                                                                                                             | from | to   | status | also |
      | DEAB15  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | NAAB15  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | NADAB15 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyName de IdentificationCode debe ser «United Nations Economic Commission for Europe»
      | code    | document               | kind         | where                                                                                                                               | from                                            | to                                               | status | also |
      | DEAB16  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | NAAB16  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | NADAB16 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listSchemeURI de IdentificationCode debe ser «urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1»
      | code    | document               | kind         | where                                                                                                                              | from                                    | to                                                                             | status | also |
      | DEAB17  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | NAAB17  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | NADAB17 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/ProviderID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el NIT del prestador de servicios
      | code     | document               | kind    | where                                                                                                          | from        | to | status | also                                                                                                                                                                                                                                                    |
      | DEAB19a  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | DEAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DEAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID   |
      | NAAB19a  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | NAAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NAAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID   |
      | NADAB19a | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | NADAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NADAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID |

  Scenario Outline: <code> on <document>: The provider is known to the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del prestador de servicios no está autorizado
      | code     | document               | kind    | given                                                                                                                          | where                                                                                                          | from        | to          | status | also |
      | DEAB19b  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |
      | NAAB19b  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |
      | NADAB19b | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del prestador de servicios
      | code     | document               | kind    | where                                                                                                                    | from | to     | status | also |
      | DEAB22a  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | NAAB22a  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | NADAB22a | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del prestador de servicios es incorrecto
      | code     | document               | kind    | where                                                                                                                    | from | to  | status | also |
      | DEAB22b  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | NAAB22b  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | NADAB22b | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeName is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del prestador debe ser 31
      | code    | document               | kind         | where                                                                                                                      | from | to    | status | also |
      | DEAB23  | POS ticket             | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 99     | none |
      | NAAB23  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 00     | none |
      | NADAB23 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/SoftwareID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el identificador del software
      | code     | document               | kind    | where                                                                                                          | from                                   | to | status | also                                                                                                                |
      | DEAB24a  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "" | 99     | DEAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | NAAB24a  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "" | 99     | NAAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | NADAB24a | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "" | 99     | NADAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider |

  Scenario Outline: <code> on <document>: The software may issue for the issuer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no está autorizado para este emisor
      | code     | document               | kind    | where                                                                                                          | from                                   | to                                     | status | also |
      | DEAB24b  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "00000000-0000-4000-8000-000000000000" | 99     | none |
      | NAAB24b  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "00000000-0000-4000-8000-000000000000" | 99     | none |
      | NADAB24b | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "6a81b2d4-95ee-437a-8f56-d734ab192c58" | "00000000-0000-4000-8000-000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The software is active
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software informado está inactivo
      | code    | document               | kind    | given                                                                                                                   | to                       | status | also |
      | DEAB24c | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |
      | NAAB24c | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareID debe ser «195»
      | code    | document               | kind         | where                                                                                                                          | from  | to     | status | also |
      | DEAB25  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAB25  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAB25 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                                                            | from                                    | to                                                        | status | also |
      | DEAB26  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAB26  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAB26 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: DianExtensions/SoftwareSecurityCode is there and not empty
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código de seguridad del software
      | code     | document               | kind    | where                                                                                               | from                                    | to | status | also                                                                                           |
      | DEAB27a  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "7f4e9bcb69cab2930641e192…5912520a09a4" | "" | 99     | DEAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions  |
      | NAAB27a  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "48939cc3af3408ea8de08afb…b7ec4de4982c" | "" | 99     | NAAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions  |
      | NADAB27a | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "14bb8533feb612d811921c3b…3b3cda58111c" | "" | 99     | NADAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions |

  Scenario Outline: <code> on <document>: The security code follows from software, PIN and number
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de seguridad no corresponde al software autorizado
      | code     | document               | kind    | where                                                                                               | from                                    | to                                                                                                 | status | also |
      | DEAB27b  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "7f4e9bcb69cab2930641e192…5912520a09a4" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NAAB27b  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "48939cc3af3408ea8de08afb…b7ec4de4982c" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NADAB27b | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "14bb8533feb612d811921c3b…3b3cda58111c" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareSecurityCode debe ser «195»
      | code    | document               | kind         | where                                                                                                               | from  | to     | status | also |
      | DEAB28  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAB28  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAB28 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareSecurityCode debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                                                 | from                                    | to                                                        | status | also |
      | DEAB29  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAB29  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAB29 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProvider/AuthorizationProviderID is "800197268"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El proveedor de autorización debe ser 800197268
      | code    | document               | kind    | where                                                                                                                            | from        | to           | status | also |
      | DEAB31  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | NAAB31  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | NADAB31 | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de AuthorizationProviderID debe ser «195»
      | code    | document               | kind         | where                                                                                                                                            | from  | to     | status | also |
      | DEAB32  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NAAB32  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NADAB32 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de AuthorizationProviderID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code    | document               | kind         | where                                                                                                                                              | from                                    | to                                                        | status | also |
      | DEAB33  | POS ticket             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NAAB33  | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NADAB33 | equivalent debit note  | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeID is "4"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del proveedor de autorización falta o es incorrecto
      | code    | document               | kind    | where                                                                                                                                      | from | to  | status | also |
      | DEAB34  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | NAAB34  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | NADAB34 | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeName is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del proveedor de autorización debe ser 31
      | code    | document               | kind    | where                                                                                                                                        | from | to    | status | also |
      | DEAB35  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | NAAB35  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | NADAB35 | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |

  Scenario Outline: <code> on <document>: DianExtensions/QRCode is there and not empty
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contenido del código QR
      | code    | document               | kind    | where                                                                                 | from                                    | to | status | also |
      | DEAB36  | POS ticket             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…4348fc4cf9ae" | "" | 99     | none |
      | NAAB36  | equivalent credit note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…73d6ec4fd1df" | "" | 99     | none |
      | NADAB36 | equivalent debit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | "https://catalogo-vpfe-ha…068ad3f10251" | "" | 99     | none |
