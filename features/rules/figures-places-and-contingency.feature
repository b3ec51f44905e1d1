# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @VLR
Feature: Figures, places and contingency (VLR)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: No amount and no percentage is negative
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document                | kind    | where            | from   | to      | status | also |
      | VLR01 | invoice                 | Rechazo | cac:PaymentTerms | absent | present | 99     | none |
      | VLR01 | credit note             | Rechazo | cac:PaymentTerms | absent | present | 99     | none |
      | VLR01 | debit note              | Rechazo | cac:PaymentTerms | absent | present | 99     | none |
      | VLR01 | support document        | Rechazo | cac:PaymentTerms | absent | present | 99     | none |
      | VLR01 | support adjustment note | Rechazo | cac:PaymentTerms | absent | present | 99     | none |

  Scenario Outline: <code> on <document>: The municipality of every address lies in its department
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El municipio de una dirección no es del departamento que la acompaña
      | code  | document                | kind    | where                                                                                           | from | to   | status | also |
      | CDG01 | invoice                 | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | credit note             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | debit note              | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | CDG01 | support document        | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "05" | 99     | none |
      | CDG01 | support adjustment note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "76" | "05" | 99     | none |

  Scenario Outline: <code> on <document>: An invoice of contingency is signed while the contingency lasts
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de firma no cae en una contingencia declarada por la DIAN
      | code  | document | kind    | where               | from | to   | status | also |
      | CTG01 | invoice  | Rechazo | cbc:InvoiceTypeCode | "01" | "04" | 99     | none |
