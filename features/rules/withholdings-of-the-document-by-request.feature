# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AT
Feature: Withholdings of the document (AT), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount of a withholding is there and not empty
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base de la retención
      | code   | document         | kind    | where                  | from   | to      | status | also           |
      | FAT05  | invoice          | Rechazo | with_holding_tax_total | absent | present | 99     | FAT07 Rechazo  |
      | DSAT05 | support document | Rechazo | with_holding_tax_total | absent | present | 99     | DSAT07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The withholding follows from base and rate
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de la retención no corresponde a base por tarifa
      | code   | document         | kind    | where                  | from   | to      | status | also |
      | FAT07  | invoice          | Rechazo | with_holding_tax_total | absent | present | 99     | none |
      | DSAT07 | support document | Rechazo | with_holding_tax_total | absent | present | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent of a withholding is a rate of the table for its tax, with two decimals
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa de la retención fuera de lista
      | code   | document         | kind         | where                  | from   | to      | status | also |
      | FAT10  | invoice          | Notificación | with_holding_tax_total | absent | present | 00     | none |
      | DSAT10 | support document | Notificación | with_holding_tax_total | absent | present | 00     | none |
