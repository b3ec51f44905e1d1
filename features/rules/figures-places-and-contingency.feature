# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @VLR
Feature: Figures, places and contingency (VLR)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: No amount and no percentage is negative
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document                | kind    | where            | from   | to                                                                                                          | status | also |
      | VLR01 | invoice                 | Rechazo | cac:PaymentTerms | absent | <cac:PaymentTerms><cbc:Amount currencyID="COP">-1.00</cbc:Amount></cac:PaymentTerms> after cac:PaymentMeans | 99     | none |
      | VLR01 | credit note             | Rechazo | cac:PaymentTerms | absent | <cac:PaymentTerms><cbc:Amount currencyID="COP">-1.00</cbc:Amount></cac:PaymentTerms> after cac:PaymentMeans | 99     | none |
      | VLR01 | debit note              | Rechazo | cac:PaymentTerms | absent | <cac:PaymentTerms><cbc:Amount currencyID="COP">-1.00</cbc:Amount></cac:PaymentTerms> after cac:PaymentMeans | 99     | none |
      | VLR01 | support document        | Rechazo | cac:PaymentTerms | absent | <cac:PaymentTerms><cbc:Amount currencyID="COP">-1.00</cbc:Amount></cac:PaymentTerms> after cac:PaymentMeans | 99     | none |
      | VLR01 | support adjustment note | Rechazo | cac:PaymentTerms | absent | <cac:PaymentTerms><cbc:Amount currencyID="COP">-1.00</cbc:Amount></cac:PaymentTerms> after cac:PaymentMeans | 99     | none |

  Scenario Outline: <code> on <document>: The municipality of every address lies in its department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El municipio de una dirección no es del departamento que la acompaña
      | code  | document                | kind    | given                                                                                                                                                                                                                          | where                                                                                           | from | to   | status | also |
      | CDG01 | invoice                 | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | credit note             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | debit note              | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | support document        | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "05" | 99     | none |
      | CDG01 | support adjustment note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05" | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "05" | 99     | none |

  Scenario Outline: <code> on <document>: An invoice of contingency is signed while the contingency lasts
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de firma no cae en una contingencia declarada por la DIAN
      | code  | document | kind    | where               | from | to   | status | also |
      | CTG01 | invoice  | Rechazo | cbc:InvoiceTypeCode | "01" | "04" | 99     | none |
