# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AW
Feature: Reference prices of free lines (AW), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: A line that comes to nothing says what it is worth
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Línea en cero sin PricingReference
      | code    | document               | kind    | given        | where                                     | from        | to     | status | also                                  |
      | DEAW01  | POS ticket             | Rechazo | DEAW01 is on | invoice_lines.0.line_extension_amount     | "190000.00" | "0.00" | 99     | DEAU02a Rechazo, DEAV06 Notificación  |
      | NAAW01  | equivalent credit note | Rechazo | nothing      | credit_note_lines.0.line_extension_amount | "190000.00" | "0.00" | 99     | NAAU02 Rechazo, NAAV06 Notificación   |
      | NADAW01 | equivalent debit note  | Rechazo | nothing      | debit_note_lines.0.line_extension_amount  | "190000.00" | "0.00" | 99     | NADAU02 Rechazo, NADAV06 Notificación |

  Scenario Outline: <code> on <document>, by request: AlternativeConditionPrice/PriceAmount of a line is an amount above 0
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El precio de referencia de la línea debe ser mayor que cero
      | code    | document               | kind    | given                                                                                                                                                                                 | where                                     | from      | to     | status | also                                  |
      | DEAW03  | POS ticket             | Rechazo | the field invoice_lines.1.free_of_charge_indicator is "false"; the field invoice_lines.1.free_of_charge_indicator = true; the field invoice_lines.1.price_amount = "0.00"             | invoice_lines.1.line_extension_amount     | "1000.00" | "0.00" | 99     | DEAU02a Rechazo, DEAW05 Notificación  |
      | NAAW03  | equivalent credit note | Rechazo | the field credit_note_lines.1.free_of_charge_indicator is "false"; the field credit_note_lines.1.free_of_charge_indicator = true; the field credit_note_lines.1.price_amount = "0.00" | credit_note_lines.1.line_extension_amount | "1000.00" | "0.00" | 99     | NAAU02 Rechazo, NAAW05 Notificación   |
      | NADAW03 | equivalent debit note  | Rechazo | the field debit_note_lines.1.free_of_charge_indicator is "false"; the field debit_note_lines.1.free_of_charge_indicator = true; the field debit_note_lines.1.price_amount = "0.00"    | debit_note_lines.1.line_extension_amount  | "1000.00" | "0.00" | 99     | NADAU02 Rechazo, NADAW05 Notificación |

  Scenario Outline: <code> on <document>, by request: AlternativeConditionPrice/PriceTypeCode of a line is one of 01, 02, 03, 1, 2, 3
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de precio de referencia fuera de lista
      | code    | document               | kind         | where                                        | from  | to   | status | also                 |
      | DEAW05  | POS ticket             | Notificación | invoice_lines.1.free_of_charge_indicator     | false | true | 00     | DEAV06 Notificación  |
      | NAAW05  | equivalent credit note | Notificación | credit_note_lines.1.free_of_charge_indicator | false | true | 00     | NAAV06 Notificación  |
      | NADAW05 | equivalent debit note  | Notificación | debit_note_lines.1.free_of_charge_indicator  | false | true | 00     | NADAV06 Notificación |
