@wire @observed
Feature: What the platform was seen to do
  # es: Lo que se observó en la plataforma
  Where the annex says otherwise, the profile observed does what answers showed, and the default profile does not unless it
  does the same by itself. `ensayo rules --profile observed --diff default` lists what differs, with the evidence.

  Scenario Outline: <about> of a <document>, as <profile>
    # es: <about> en <document>, con el perfil <profile>
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples:
      | about   | document                | profile  | given                                                                                                                                                                           | where                                                                                                                               | to                                                                                                 | status | code    | kind         | also                                                   |
      | CAD03   | credit note             | default  | judged under the profile default                                                                                                                                                | cbc:ProfileID                                                                                                                       | "DIAN 2.1: x"                                                                                      | 99     | CAD03   | Rechazo      | none                                                   |
      | CAD03   | credit note             | observed | judged under the profile observed                                                                                                                                               | cbc:ProfileID                                                                                                                       | "DIAN 2.1: x"                                                                                      | 00     | CAD03   | Notificación | none                                                   |
      | DAD03   | debit note              | default  | judged under the profile default                                                                                                                                                | cbc:ProfileID                                                                                                                       | "DIAN 2.1: x"                                                                                      | 99     | DAD03   | Rechazo      | none                                                   |
      | DAD03   | debit note              | observed | judged under the profile observed                                                                                                                                               | cbc:ProfileID                                                                                                                       | "DIAN 2.1: x"                                                                                      | 00     | DAD03   | Notificación | none                                                   |
      | CBG04   | credit note             | default  | judged under the profile default                                                                                                                                                | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID                                                                          | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | CBG04   | Rechazo      | none                                                   |
      | CBG04   | credit note             | observed | judged under the profile observed                                                                                                                                               | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID                                                                          | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | CBG04a  | Rechazo      | none                                                   |
      | DBG04   | debit note              | default  | judged under the profile default                                                                                                                                                | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID                                                                          | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | DBG04   | Rechazo      | none                                                   |
      | DBG04   | debit note              | observed | judged under the profile observed                                                                                                                                               | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID                                                                          | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | DBG04a  | Rechazo      | none                                                   |
      | FAB07a  | invoice                 | default  | judged under the profile default; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate is there  | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | absent                                                                                             | 99     | FAB07b  | Rechazo      | none                                                   |
      | FAB07a  | invoice                 | observed | judged under the profile observed; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate is there | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate | absent                                                                                             | 99     | FAB07a  | Rechazo      | FAB07b Rechazo                                         |
      | FAB08a  | invoice                 | default  | judged under the profile default; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate is there    | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate   | absent                                                                                             | 99     | FAB08b  | Rechazo      | none                                                   |
      | FAB08a  | invoice                 | observed | judged under the profile observed; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate is there   | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate   | absent                                                                                             | 99     | FAB08a  | Rechazo      | FAB08b Rechazo                                         |
      | FAB24a  | invoice                 | default  | judged under the profile default                                                                                                                                                | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID                      | absent                                                                                             | 99     | FAB24a  | Rechazo      | FAB24b Rechazo, FAB25 Notificación, FAB26 Notificación |
      | FAB24a  | invoice                 | observed | judged under the profile observed                                                                                                                                               | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID                      | absent                                                                                             | 99     | FAB24a  | Rechazo      | FAB24b Rechazo, FAB25 Notificación, FAB26 Notificación |
      | FAB10a  | invoice                 | default  | judged under the profile default; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix is there      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID                                   | "OTRO"                                                                                             | 99     | FAB10a  | Rechazo      | none                                                   |
      | FAB10a  | invoice                 | observed | judged under the profile observed; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix is there     | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID                                   | "OTRO"                                                                                             | 99     | FAB10a  | Rechazo      | none                                                   |
      | FAZ09   | invoice                 | default  | judged under the profile default                                                                                                                                                | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification                                                                             | absent                                                                                             | 00     | FAZ09   | Notificación | none                                                   |
      | FAZ09   | invoice                 | observed | judged under the profile observed                                                                                                                                               | cac:InvoiceLine/cac:Item/cac:StandardItemIdentification                                                                             | absent                                                                                             | 00     | FAZ09   | Notificación | none                                                   |
      | FAZ09   | credit note             | default  | judged under the profile default                                                                                                                                                | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification                                                                          | absent                                                                                             | 99     | CAZ09   | Rechazo      | none                                                   |
      | FAZ09   | credit note             | observed | judged under the profile observed                                                                                                                                               | cac:CreditNoteLine/cac:Item/cac:StandardItemIdentification                                                                          | absent                                                                                             | 00     | CAZ09   | Notificación | none                                                   |
      | FAZ09   | debit note              | default  | judged under the profile default                                                                                                                                                | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification                                                                           | absent                                                                                             | 99     | DAZ09   | Rechazo      | none                                                   |
      | FAZ09   | debit note              | observed | judged under the profile observed                                                                                                                                               | cac:DebitNoteLine/cac:Item/cac:StandardItemIdentification                                                                           | absent                                                                                             | 00     | DAZ09   | Notificación | none                                                   |
      | FAJ43b  | invoice                 | default  | judged under the profile default                                                                                                                                                | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName                                                     | "OTRO NOMBRE SAS"                                                                                  | 00     | FAJ43b  | Notificación | none                                                   |
      | FAJ43b  | invoice                 | observed | judged under the profile observed                                                                                                                                               | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName                                                     | "OTRO NOMBRE SAS"                                                                                  | 00     | FAJ43b  | Notificación | none                                                   |
      | FAJ44b  | invoice                 | default  | judged under the profile default; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3"                                                      | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID                                                            | "901500600"                                                                                        | 00     | FAJ44b  | Notificación | FAJ43b Notificación                                    |
      | FAJ44b  | invoice                 | observed | judged under the profile observed; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3"                                                     | cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID                                                            | "901500600"                                                                                        | 00     | FAJ44b  | Notificación | FAJ43b Notificación                                    |
      | DSAB10b | support document        | default  | judged under the profile default                                                                                                                                                | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix     | "OTRO"                                                                                             | 99     | DSAB10b | Rechazo      | none                                                   |
      | DSAB10b | support document        | observed | judged under the profile observed                                                                                                                                               | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix     | "OTRO"                                                                                             | 00     | DSAB10b | Notificación | none                                                   |
      | DSFC02b | support document        | default  | judged under the profile default; cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode = "1"; cac:InvoiceLine/cac:InvoicePeriod/cbc:Description = "Por operación"              | cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate                                                                                     | "2019-01-01"                                                                                       | 00     | DSFC02b | Notificación | none                                                   |
      | DSFC02b | support document        | observed | judged under the profile observed; cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode = "1"; cac:InvoiceLine/cac:InvoicePeriod/cbc:Description = "Por operación"             | cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate                                                                                     | "2019-01-01"                                                                                       | 00     | DSFC02b | Notificación | none                                                   |
      | DSAK25  | support document        | default  | judged under the profile default                                                                                                                                                | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName                                                  | "13"                                                                                               | 99     | DSAK25  | Rechazo      | none                                                   |
      | DSAK25  | support document        | observed | judged under the profile observed                                                                                                                                               | cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName                                                  | "13"                                                                                               | 99     | DSAK25  | Rechazo      | none                                                   |
      | NSAD03  | support adjustment note | default  | judged under the profile default                                                                                                                                                | cbc:ProfileID                                                                                                                       | the same and " "                                                                                   | 99     | NSAD03  | Rechazo      | none                                                   |
      | NSAD03  | support adjustment note | observed | judged under the profile observed                                                                                                                                               | cbc:ProfileID                                                                                                                       | the same and " "                                                                                   | 99     | NSAD03  | Rechazo      | none                                                   |
      | FAS01b  | invoice                 | default  | judged under the profile default; cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00"                                                                           | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent                                                                            | "19.000"                                                                                           | 99     | FAS01b  | Rechazo      | FAS14 Notificación                                     |
      | FAS01b  | invoice                 | observed | judged under the profile observed; cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent is "19.00"                                                                          | cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent                                                                            | "19.000"                                                                                           | 99     | FAS01b  | Rechazo      | FAS14 Notificación                                     |
      | FAJ26   | invoice                 | default  | judged under the profile default                                                                                                                                                | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode                                                           | "O-05"                                                                                             | 99     | FAJ26   | Rechazo      | none                                                   |
      | FAJ26   | invoice                 | observed | judged under the profile observed                                                                                                                                               | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode                                                           | "O-05"                                                                                             | 99     | FAJ26   | Rechazo      | none                                                   |
      | CAN01   | credit note             | default  | judged under the profile default                                                                                                                                                | cac:PaymentMeans                                                                                                                    | absent                                                                                             | 99     | CAN01   | Rechazo      | none                                                   |
      | CAN01   | credit note             | observed | judged under the profile observed                                                                                                                                               | cac:PaymentMeans                                                                                                                    | absent                                                                                             | 99     | CAN01   | Rechazo      | none                                                   |
      | FAJ28   | invoice                 | default  | judged under the profile default                                                                                                                                                | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode                           | absent                                                                                             | 99     | FAJ28   | Rechazo      | FAJ32 Rechazo                                          |
      | FAJ28   | invoice                 | observed | judged under the profile observed                                                                                                                                               | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress/cbc:CountrySubentityCode                           | absent                                                                                             | 99     | FAJ28   | Rechazo      | FAJ32 Rechazo                                          |
      | FAJ28   | invoice                 | default  | judged under the profile default                                                                                                                                                | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress                           | absent                                                                                             | 99     | FAJ28   | Rechazo      | none                                          |
      | FAJ28   | invoice                 | observed | judged under the profile observed                                                                                                                                               | cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress                           | absent                                                                                             | 99     | FAJ28   | Rechazo      | none                                          |
      | NSAX04  | support adjustment note | default  | judged under the profile default; cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"                                                                                      | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal                                                                                     | absent                                                                                             | 99     | NSAX04  | Notificación | NSAS01b Rechazo, NSAU04 Rechazo, NSAU06 Rechazo        |
      | NSAX04  | support adjustment note | observed | judged under the profile observed; cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount is not "0.00"                                                                                     | cac:CreditNoteLine/cac:TaxTotal/cac:TaxSubtotal                                                                                     | absent                                                                                             | 99     | NSAX04  | Notificación | NSAS01b Rechazo, NSAU04 Rechazo, NSAU06 Rechazo        |
      | NIE092  | payroll                 | default  | judged under the profile default                                                                                                                                                | Devengados/HEDDFs/HEDDF/@Porcentaje                                                                                                 | "12.34"                                                                                            | 99     | NIE092  | Rechazo      | none                                                   |
      | NIE092  | payroll                 | observed | judged under the profile observed                                                                                                                                               | Devengados/HEDDFs/HEDDF/@Porcentaje                                                                                                 | "12.34"                                                                                            | 99     | NIE092  | Rechazo      | none                                                   |

  Scenario Outline: <about> of a <document>, as <profile>
    # es: <about> en <document>, con el perfil <profile>
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: situations of the registry
      | about  | document | profile  | given                                                                                                                                                              | to                                                      | status | code   | kind    | also                           |
      | FAB05c | invoice  | default  | judged under the profile default; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization is there  | the numbering ranges are associated with other software | 99     | FAB05c | Rechazo | none                           |
      | FAB05c | invoice  | observed | judged under the profile observed; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:InvoiceAuthorization is there | the numbering ranges are associated with other software | 99     | FAB05c | Rechazo | none                           |
      | 92     | payroll  | default  | judged under the profile default                                                                                                                                   | companies are enabled for support documents only        | 99     | 92     | Rechazo | NIE017 Rechazo, NIE033 Rechazo |
      | 92     | payroll  | observed | judged under the profile observed                                                                                                                                  | companies are enabled for support documents only        | 99     | 92     | Rechazo | NIE017 Rechazo, NIE033 Rechazo |

  Scenario Outline: <about> of a <document>, as <profile>
    # es: <about> en <document>, con el perfil <profile>
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed to <to>
    Then the status is 00, without lines

    Examples: nothing is said
      | about | document | profile  | given                             | where                             | to            |
      | ZE02  | payroll  | default  | judged under the profile default  | Trabajador/@LugarTrabajoDireccion | "CL 5 # 6-07" |
      | ZE02  | payroll  | observed | judged under the profile observed | Trabajador/@LugarTrabajoDireccion | "CL 5 # 6-07" |

  Scenario Outline: <about> of a <document>, as <profile>
    # es: <about> en <document>, con el perfil <profile>
    Given a generated document: <document>, where <given>
    When after its code is computed, <where> is changed to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: after the code
      | about  | document         | profile  | given                                                                                                                                                                           | where                                                                                 | to                                                  | status | code   | kind    | also                           |
      | ZB01   | invoice          | default  | judged under the profile default; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate = absent  | cbc:Desconocido                                                                       | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | ZB01   | Rechazo | none                           |
      | ZB01   | invoice          | observed | judged under the profile observed; ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate = absent | cbc:Desconocido                                                                       | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | ZB01   | Rechazo | FAB07a Rechazo, FAB07b Rechazo |
      | ZB01   | payroll          | default  | judged under the profile default; @xsi:schemaLocation = absent                                                                                                                  | LugarGeneracionXML/@Idioma                                                            | absent                                              | 99     | ZB01   | Rechazo | none                           |
      | ZB01   | payroll          | observed | judged under the profile observed; @xsi:schemaLocation = absent                                                                                                                 | LugarGeneracionXML/@Idioma                                                            | absent                                              | 99     | ZB01   | Rechazo | NIE901 Rechazo                 |
      | DSAB36 | support document | observed | judged under the profile observed                                                                                                                                               | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | the same and " NumFac: 1"                           | 99     | DSAB36 | Rechazo | none                           |

  Scenario Outline: DSAB36 of a support document, as default
    # es: DSAB36 en documento soporte, con el perfil default
    Given a generated document: support document
    When after its code is computed, <where> is changed to <to>
    Then the status is 00, without lines

    Examples:
      | where                                                                                 | to                        |
      | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode | the same and " NumFac: 1" |

  Scenario Outline: ZE02 of a payroll, as observed-root
    # es: ZE02 en nómina, con el perfil observed-root
    Given a generated document: payroll, where judged under the profile observed-root
    When before its code is computed, <where> is changed to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples:
      | where                             | to            | status | code | kind    | also |
      | Trabajador/@LugarTrabajoDireccion | "CL 5 # 6-07" | 99     | ZE02 | Rechazo | none |

  Scenario Outline: The health extension is not judged, as <profile>
    # es: La extensión de salud no se valida, con el perfil <profile>
    Given an authority with the profile "<profile>"
    And a generated health invoice
    When it is posted
    Then the authority accepts it without lines

    Examples:
      | profile  |
      | default  |
      | observed |

  Scenario Outline: The figures of a test set are those of the portal, as <profile>
    # es: Las cantidades de un set de pruebas son las del portal, con el perfil <profile>
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an authority with the profile "<profile>"
    And a company that is registered and enabled for nothing
    And the test set for invoicing asks for
      | invoice | 2 | of which accepted | 1 |
    And the example invoice with
      | field       | value |
      | customer.dv | 4     |
    When it is sent to the test set, and its verdict asked for
    Then the test set for invoicing is open
    Given a generated invoice
    When it is sent to the test set, and its verdict asked for
    Then the test set for invoicing is accepted
    And the test set for invoicing has
      | invoice | 2 sent | 1 accepted | 0 missing |

    Examples:
      | profile  |
      | default  |
      | observed |

  Scenario Outline: A batch has its verdict at once, and none where that is set, as <profile>
    # es: Un lote tiene su resultado de inmediato, y ninguno donde así se configura, con el perfil <profile>
    Given an authority with the profile "<profile>"
    And services for batches
    When a batch of 1 invoices is sent by SendBillAsync
    Then each of its documents is accepted, in the order of the files
    When verdicts are to be had '"never"'
    And a batch of 1 invoices is sent by SendBillAsync
    And the clock is stepped by "28800" seconds
    Then the batch is in process

    Examples:
      | profile  |
      | default  |
      | observed |

  Scenario Outline: A test set that is accepted says so, as <profile>
    # es: Un set de pruebas aceptado lo dice, con el perfil <profile>
    Given the clock stands at "2026-11-20T10:00:00-05:00"
    And an authority with the profile "<profile>"
    And a company that is registered and enabled for nothing
    When the test set for support is sent, and the verdict on each asked for by its ZipKey
    Then the test set for support is accepted, with nothing missing
    Given a generated support document
    When it is sent to the test set, and its verdict asked for
    Then the test set is said to be "Aceptado"

    Examples:
      | profile  |
      | default  |
      | observed |

  Scenario Outline: RUT01 of an invoice in environment <environment>, as <profile>
    # es: RUT01 en una factura en el ambiente <environment>, con el perfil <profile>
    Given an authority for environment "<environment>"
    And a company configured with
      | field       | value           |
      | environment | "<environment>" |
    And an authority with the profile "<profile>"
    And the example invoice
    When it is posted
    Then its lines are <lines>

    Examples:
      | environment | profile  | lines                |
      | 1           | default  | ""                   |
      | 2           | default  | ""                   |
      | 1           | observed | "RUT01 Notificación" |
      | 2           | observed | ""                   |
