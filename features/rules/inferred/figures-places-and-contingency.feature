# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @VLR
Feature: Figures, places and contingency (VLR), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The municipality of every address lies in its department
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El municipio de una dirección no es del departamento que la acompaña
      | code    | document               | kind    | given                                                                                                                                                                                                                                         | where                                                                                           | from | to   | status | also |
      | DEDG01  | pos ticket             | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05"; DEDG01 is on  | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | NADG01  | equivalent credit note | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05"; NADG01 is on  | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |
      | NADDG01 | equivalent debit note  | Rechazo | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode is "CO"; cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode is not "05"; NADDG01 is on | cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CountrySubentityCode | "11" | "05" | 99     | none |

  Scenario Outline: <code> on <document>: An invoice of contingency is signed while the contingency lasts
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de firma no cae en una contingencia declarada por la DIAN
      | code   | document   | kind    | given        | where               | from | to   | status | also |
      | DETG01 | pos ticket | Rechazo | DETG01 is on | cbc:InvoiceTypeCode | "20" | "04" | 99     | none |
