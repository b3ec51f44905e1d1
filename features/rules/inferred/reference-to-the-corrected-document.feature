# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @BG
Feature: Reference to the corrected document (BG), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: BillingReference is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la referencia al documento que se corrige
      | code    | document               | kind    | where                | from    | to     | status | also |
      | NABG01  | equivalent credit note | Rechazo | cac:BillingReference | present | absent | 99     | none |
      | NADBG01 | equivalent debit note  | Rechazo | cac:BillingReference | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: BillingReference/InvoiceDocumentReference is there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo InvoiceDocumentReference
      | code    | document               | kind    | where                                             | from    | to     | status | also |
      | NABG02  | equivalent credit note | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference | present | absent | 99     | none |
      | NADBG02 | equivalent debit note  | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: InvoiceDocumentReference/ID is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento referenciado
      | code    | document               | kind    | where                                                    | from         | to | status | also |
      | NABG03  | equivalent credit note | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID | "EPOS999999" | "" | 99     | none |
      | NADBG03 | equivalent debit note  | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID | "EPOS999999" | "" | 99     | none |

  Scenario Outline: <code> on <document>: The document that the note corrects is of the same issuer
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento referenciado no pertenece al emisor
      | code     | document               | kind    | given                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     | to                                          | status | also                                                                                                                |
      | NABG04b  | equivalent credit note | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID is there; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName = "SEGUNDA EMPRESA DE PRUEBAS SAS"; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID = "901500600"; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "3"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName = "SEGUNDA EMPRESA DE PRUEBAS SAS"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID = "901500600"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3" | all companies have a mandate from 901500600 | 99     | NAAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider  |
      | NADBG04b | equivalent debit note  | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID is there; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:RegistrationName = "SEGUNDA EMPRESA DE PRUEBAS SAS"; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID = "901500600"; cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID = "3"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName = "SEGUNDA EMPRESA DE PRUEBAS SAS"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID = "901500600"; cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID = "3" | all companies have a mandate from 901500600 | 99     | NADAB24b Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider |

  Scenario Outline: <code> on <document>: The equivalent document that the note adjusts was accepted
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código único del documento referenciado no existe
      | code    | document               | kind    | where                                                      | from                                    | to                                                                                                 | status | also |
      | NABG04  | equivalent credit note | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID | "e5a9bc0248e9e78dc4ad981d…3b93afdc2a61" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NADBG04 | equivalent debit note  | Rechazo | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID | "e5a9bc0248e9e78dc4ad981d…3b93afdc2a61" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: UUID/@schemeName is "CUDE-SHA384"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Algoritmo del documento referenciado no corresponde
      | code    | document               | kind         | where                                                                  | from          | to          | status | also |
      | NABG05  | equivalent credit note | Rechazo      | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 99     | none |
      | NADBG05 | equivalent debit note  | Notificación | cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID/@schemeName | "CUDE-SHA384" | "CUFE-SHA1" | 00     | none |

  Scenario Outline: <code> on <document>: The note is not older than the document that it corrects
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento referenciado es posterior a la nota
      | code    | document               | kind         | given                                                                    | where         | from         | to           | status | also             |
      | NABG06  | equivalent credit note | Notificación | cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate is there | cbc:IssueDate | "2026-03-16" | "2019-02-01" | 99     | NAAD09e Rechazo  |
      | NADBG06 | equivalent debit note  | Rechazo      | cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate is there | cbc:IssueDate | "2026-03-16" | "2019-02-01" | 99     | NADAD09e Rechazo |
