# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AT
Feature: Withholdings of the document (AT), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount of a withholding is there and not empty
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención
      | code   | document         | kind    | where                  | from   | to                                                     | status | also           |
      | FAT05  | invoice          | Rechazo | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"4750.00","percent":"2.50"}] | 99     | FAT07 Rechazo  |
      | DSAT05 | support document | Rechazo | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"4750.00","percent":"2.50"}] | 99     | DSAT07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The withholding follows from base and rate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención no corresponde a base por tarifa
      | code   | document         | kind    | where                  | from   | to                                                                                  | status | also |
      | FAT07  | invoice          | Rechazo | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"4800.00","taxable_amount":"190000.00","percent":"2.50"}] | 99     | none |
      | DSAT07 | support document | Rechazo | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"4800.00","taxable_amount":"190000.00","percent":"2.50"}] | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención fuera de lista
      | code   | document         | kind         | where                  | from   | to                                                                                   | status | also |
      | FAT10  | invoice          | Notificación | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"13395.00","taxable_amount":"190000.00","percent":"7.05"}] | 00     | none |
      | DSAT10 | support document | Notificación | with_holding_tax_total | absent | [{"tax_id":6,"tax_amount":"13395.00","taxable_amount":"190000.00","percent":"7.05"}] | 00     | none |
