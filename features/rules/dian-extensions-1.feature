# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AB
Feature: DIAN extensions (AB), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: One extension holds sts:DianExtensions
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo sts:DianExtensions debe aparecer una sola vez
      | code   | document                | kind    | where                                 | from    | to            | status | also |
      | FAB03  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | CAB03  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | DAB03  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | DSAB03 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | NSAB03 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |
      | NAAB03 | equivalent credit note  | Rechazo | ext:UBLExtensions/ext:UBLExtension[1] | present | present twice | 99     | none |

  Scenario Outline: <code> on <document>: The resolution is in the numbering registry
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No existe la autorización de numeración indicada
      | code    | document   | kind    | where                                                                                                                  | from          | to            | status | also            |
      | FAB05a  | invoice    | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000001" | "18769999999" | 99     | FAD05e Rechazo  |
      | DEAB05a | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000001" | "18769999999" | 99     | DEAD05e Rechazo |

  Scenario Outline: <code> on <document>: The buyer has the resolution for support documents
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se encuentra la autorización de numeración
      | code    | document         | kind    | where                                                                                                                  | from          | to            | status | also            |
      | DSAB05a | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000002" | "18769999999" | 99     | DSAD05e Rechazo |

  Scenario Outline: <code> on <document>: The resolution was granted to the issuer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La autorización de numeración no pertenece a este emisor
      | code    | document   | kind    | where                                                                                                                  | from          | to            | status | also            |
      | FAB05b  | invoice    | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000001" | "18760000007" | 99     | FAD05e Rechazo  |
      | DEAB05b | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000001" | "18760000007" | 99     | DEAD05e Rechazo |

  Scenario Outline: <code> on <document>: The resolution was granted to the issuer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La autorización de numeración no pertenece a este emisor
      | code    | document         | kind    | where                                                                                                                  | from          | to            | status | also                                                                                                                              |
      | DSAB05b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization | "18760000002" | "18760000007" | 99     | DSAB05a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl, DSAD05e Rechazo |

  Scenario Outline: <code> on <document>: The numbering range is associated with the software that sends
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no es el asociado al rango de numeración informado
      | code   | document | kind    | given                                                                                                                           | to                                                      | status | also |
      | FAB05c | invoice  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization is there | the numbering ranges are associated with other software | 99     | none |

  Scenario Outline: <code> on <document>: The stated authorization has begun on the issue date
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida antes del inicio de la autorización
      | code    | document         | kind    | where                                                                                                                               | from         | to           | status | also                                                                                                                                                      |
      | FAB07a  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | FAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, FAD09a Rechazo   |
      | DSAB07a | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2099-01-01" | 99     | DSAB07b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DSAD09a Rechazo |

  Scenario Outline: <code> on <document>: The first day of the authorization is the registered one
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha inicial no coincide con la del rango autorizado
      | code    | document         | kind    | where                                                                                                                               | from         | to           | status | also |
      | FAB07b  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2019-01-20" | 99     | none |
      | DSAB07b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | "2019-01-19" | "2019-01-20" | 99     | none |

  Scenario Outline: <code> on <document>: The stated authorization has not ended on the issue date
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida después del vencimiento de la autorización
      | code    | document         | kind    | where                                                                                                                             | from         | to           | status | also                                                                                                                                                      |
      | FAB08a  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | FAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, FAD09b Rechazo   |
      | DSAB08a | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2019-02-01" | 99     | DSAB08b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod, DSAD09b Rechazo |

  Scenario Outline: <code> on <document>: The last day of the authorization is the registered one
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha final no coincide con la del rango autorizado
      | code    | document         | kind    | where                                                                                                                             | from         | to           | status | also |
      | FAB08b  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2030-01-18" | 99     | none |
      | DSAB08b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate | "2030-01-19" | "2030-01-18" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/Prefix equals CorporateRegistrationScheme/ID
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no coincide con el código de sucursal del emisor
      | code   | document | kind    | given                                                                                                                                    | where                                                                                             | from   | to     | status | also |
      | FAB10a | invoice  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix is there | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID | "SETP" | "OTRO" | 99     | none |

  Scenario Outline: <code> on <document>: The prefix is registered with the resolution
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no es el de la autorización de numeración
      | code    | document         | kind    | where                                                                                                                           | from   | to     | status | also                                                                                                                                    |
      | FAB10b  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix | "SETP" | "OTRO" | 99     | FAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices  |
      | DSAB10b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix | "SEDS" | "OTRO" | 99     | none                                                                                                                                    |
      | DEAB10b | POS ticket       | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix | "EPOS" | "OTRO" | 99     | DEAB10a Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/From is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número inicial del rango
      | code    | document         | kind    | where                                                                                                                         | from        | to     | status | also                                                                                                                                    |
      | FAB11a  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "990000000" | absent | 99     | FAB11b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices  |
      | DSAB11a | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "984000000" | absent | 99     | DSAB11b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: The first number is that of the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número inicial no corresponde a un rango vigente
      | code    | document         | kind    | where                                                                                                                         | from        | to  | status | also |
      | FAB11b  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "990000000" | "1" | 99     | none |
      | DSAB11b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From | "984000000" | "1" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizedInvoices/To is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número final del rango
      | code    | document         | kind    | where                                                                                                                       | from        | to     | status | also                                                                                                                                    |
      | FAB12a  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "995000000" | absent | 99     | FAB12b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices  |
      | DSAB12a | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "985000000" | absent | 99     | DSAB12b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices |

  Scenario Outline: <code> on <document>: The last number is that of the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número final no corresponde a un rango vigente
      | code    | document         | kind    | where                                                                                                                       | from        | to          | status | also |
      | FAB12b  | invoice          | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "995000000" | "995000001" | 99     | none |
      | DSAB12b | support document | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "985000000" | "995000001" | 99     | none |

  Scenario Outline: <code> on <document>: The last number is that of the registered range
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número final no corresponde a un rango vigente
      | code    | document   | kind    | where                                                                                                                       | from      | to          | status | also |
      | DEAB12b | POS ticket | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To | "1000000" | "995000001" | 99     | none |

  Scenario Outline: <code> on <document>: InvoiceSource/IdentificationCode is "CO"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IdentificationCode de InvoiceSource debe ser «CO»
      | code   | document                | kind         | where                                                                                                               | from | to    | status | also |
      | FAB14  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |
      | CAB14  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |
      | DSAB14 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |
      | NSAB14 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |

    Examples: IdentificationCode de DebitNote debe ser «CO»
      | code  | document   | kind         | where                                                                                                               | from | to    | status | also |
      | DAB14 | debit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "COx" | 00     | none |

  Scenario Outline: <code> on <document>: InvoiceSource or CreditNoteSource names Colombia
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el país de origen
      | code   | document               | kind         | where                                                                                                               | from | to   | status | also |
      | NAAB14 | equivalent credit note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode | "CO" | "CL" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyID is "6"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyID de IdentificationCode debe ser «6»
      | code   | document                | kind         | where                                                                                                                             | from | to   | status | also |
      | FAB15  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | CAB15  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | DAB15  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | DSAB15 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |
      | NSAB15 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyID | "6"  | "6x" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listAgencyName is "United Nations Economic Commission for Europe"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listAgencyName de IdentificationCode debe ser «United Nations Economic Commission for Europe»
      | code   | document                | kind         | where                                                                                                                               | from                                            | to                                               | status | also |
      | FAB16  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | CAB16  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | DAB16  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | DSAB16 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |
      | NSAB16 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listAgencyName | "United Nations Economic Commission for Europe" | "United Nations Economic Commission for Europex" | 00     | none |

  Scenario Outline: <code> on <document>: IdentificationCode/@listSchemeURI is "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @listSchemeURI de IdentificationCode debe ser «urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1»
      | code   | document                | kind         | where                                                                                                                              | from                                    | to                                                                             | status | also |
      | FAB17  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | CAB17  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | DAB17  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | DSAB17 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |
      | NSAB17 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceSource/cbc:IdentificationCode/@listSchemeURI | "urn:oasis:names:specific…tionCode-2.1" | "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/ProviderID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el NIT del prestador de servicios
      | code    | document                | kind    | where                                                                                                          | from        | to | status | also                                                                                                                                                                                                                                                       |
      | FAB19a  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | FAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, FAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID        |
      | CAB19a  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | CAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, CAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID        |
      | DAB19a  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | DAB19b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID        |
      | DSAB19a | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | DSAB19b Notificación if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, DSAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID |
      | NSAB19a | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "" | 99     | NSAB19b Notificación if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider, NSAB22b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID |

  Scenario Outline: <code> on <document>: The provider is known to the authority
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del prestador de servicios no está autorizado
      | code    | document                | kind         | given                                                                                                                          | where                                                                                                          | from        | to          | status | also |
      | FAB19b  | invoice                 | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |
      | CAB19b  | credit note             | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |
      | DAB19b  | debit note              | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 99     | none |
      | DSAB19b | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 00     | none |
      | NSAB19b | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID = "5" | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID | "901500100" | "901500500" | 00     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del prestador de servicios
      | code    | document                | kind    | where                                                                                                                    | from | to     | status | also |
      | FAB22a  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | CAB22a  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | DAB22a  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | DSAB22a | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |
      | NSAB22a | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | absent | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeID is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del prestador de servicios es incorrecto
      | code    | document                | kind    | where                                                                                                                    | from | to  | status | also |
      | FAB22b  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | CAB22b  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | DAB22b  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | DSAB22b | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |
      | NSAB22b | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeID | "2"  | "X" | 99     | none |

  Scenario Outline: <code> on <document>: ProviderID/@schemeName is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del prestador debe ser 31
      | code   | document                | kind         | where                                                                                                                      | from | to    | status | also |
      | FAB23  | invoice                 | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 99     | none |
      | CAB23  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 00     | none |
      | DAB23  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 00     | none |
      | DSAB23 | support document        | Rechazo      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 99     | none |
      | NSAB23 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID/@schemeName | "31" | "31x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareProvider/SoftwareID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el identificador del software
      | code    | document                | kind    | where                                                                                                          | from                                   | to | status | also                                                                                                               |
      | FAB24a  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "" | 99     | FAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | CAB24a  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "" | 99     | CAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | DAB24a  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "" | 99     | DAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | DSAB24a | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "2c4d7e90-51aa-4f36-8b12-93f0c7d5e814" | "" | 99     | DSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider |
      | NSAB24a | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "2c4d7e90-51aa-4f36-8b12-93f0c7d5e814" | "" | 99     | NSAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider |

  Scenario Outline: <code> on <document>: The software may issue for the issuer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no está autorizado para este emisor
      | code    | document                | kind    | where                                                                                                          | from                                   | to                                     | status | also                                                                                                            |
      | FAB24b  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "00000000-0000-4000-8000-000000000000" | 99     | FAB05c Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl |
      | CAB24b  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "00000000-0000-4000-8000-000000000000" | 99     | none                                                                                                            |
      | DAB24b  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205" | "00000000-0000-4000-8000-000000000000" | 99     | none                                                                                                            |
      | DSAB24b | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "2c4d7e90-51aa-4f36-8b12-93f0c7d5e814" | "00000000-0000-4000-8000-000000000000" | 99     | none                                                                                                            |
      | NSAB24b | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID | "2c4d7e90-51aa-4f36-8b12-93f0c7d5e814" | "00000000-0000-4000-8000-000000000000" | 99     | none                                                                                                            |

  Scenario Outline: <code> on <document>: The software is active
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software informado está inactivo
      | code    | document                | kind    | given                                                                                                                   | to                       | status | also |
      | FAB24c  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |
      | CAB24c  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |
      | DSAB24c | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |
      | NSAB24c | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID is there | the software is inactive | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareID debe ser «195»
      | code   | document                | kind         | where                                                                                                                          | from  | to     | status | also |
      | FAB25  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAB25  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAB25  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DSAB25 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NSAB25 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code   | document                | kind         | where                                                                                                                            | from                                    | to                                                        | status | also |
      | FAB26  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAB26  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAB26  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DSAB26 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NSAB26 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: DianExtensions/SoftwareSecurityCode is there and not empty
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código de seguridad del software
      | code    | document                | kind    | where                                                                                               | from                                    | to | status | also                                                                                          |
      | FAB27a  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "2453bf9c1b93633fe7def0fe…048e9711989f" | "" | 99     | FAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions  |
      | CAB27a  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "49c313fa4ce52acd07f01824…362f1343bbc2" | "" | 99     | CAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions  |
      | DAB27a  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "0bafdb28053aef9a8e3d2a20…375178f521a9" | "" | 99     | DAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions  |
      | DSAB27a | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "48cdf2c79be38dbd1068426c…fb281ae5cc7c" | "" | 99     | DSAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions |
      | NSAB27a | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "edea89990c69c74253a52a87…51e15ba07f11" | "" | 99     | NSAB27b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions |

  Scenario Outline: <code> on <document>: The security code follows from software, PIN and number
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código de seguridad no corresponde al software autorizado
      | code    | document                | kind    | where                                                                                               | from                                    | to                                                                                                 | status | also |
      | FAB27b  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "2453bf9c1b93633fe7def0fe…048e9711989f" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | CAB27b  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "49c313fa4ce52acd07f01824…362f1343bbc2" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | DAB27b  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "0bafdb28053aef9a8e3d2a20…375178f521a9" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | DSAB27b | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "48cdf2c79be38dbd1068426c…fb281ae5cc7c" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NSAB27b | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode | "edea89990c69c74253a52a87…51e15ba07f11" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de SoftwareSecurityCode debe ser «195»
      | code   | document                | kind         | where                                                                                                               | from  | to     | status | also |
      | FAB28  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAB28  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAB28  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DSAB28 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NSAB28 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: SoftwareSecurityCode/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de SoftwareSecurityCode debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code   | document                | kind         | where                                                                                                                 | from                                    | to                                                        | status | also |
      | FAB29  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAB29  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAB29  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DSAB29 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NSAB29 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareSecurityCode/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProvider/AuthorizationProviderID is "800197268"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El proveedor de autorización debe ser 800197268
      | code   | document                | kind    | where                                                                                                                            | from        | to           | status | also |
      | FAB31  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | CAB31  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | DAB31  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | DSAB31 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |
      | NSAB31 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID | "800197268" | "800197268x" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyID is "195"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyID de AuthorizationProviderID debe ser «195»
      | code   | document                | kind         | where                                                                                                                                            | from  | to     | status | also |
      | FAB32  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | CAB32  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DAB32  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | DSAB32 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |
      | NSAB32 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyID | "195" | "195x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: @schemeAgencyName de AuthorizationProviderID debe ser «CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)»
      | code   | document                | kind         | where                                                                                                                                              | from                                    | to                                                        | status | also |
      | FAB33  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | CAB33  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DAB33  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | DSAB33 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |
      | NSAB33 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeAgencyName | "CO, DIAN (Dirección de I… Nacionales)" | "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)x" | 00     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeID is "4"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El DV del proveedor de autorización falta o es incorrecto
      | code   | document                | kind    | where                                                                                                                                      | from | to  | status | also |
      | FAB34  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | CAB34  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | DAB34  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | DSAB34 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |
      | NSAB34 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID | "4"  | "5" | 99     | none |

  Scenario Outline: <code> on <document>: AuthorizationProviderID/@schemeName is "31"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El tipo de identificación del proveedor de autorización debe ser 31
      | code   | document                | kind    | where                                                                                                                                        | from | to    | status | also |
      | FAB35  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | CAB35  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | DAB35  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | DSAB35 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
      | NSAB35 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeName | "31" | "31x" | 99     | none |
