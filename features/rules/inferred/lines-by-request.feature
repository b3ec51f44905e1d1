# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AV
Feature: Lines (AV), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Lines for the administration of an AIU contract name it
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code   | document   | kind         | given                              | where                       | from                      | to               | status | also           |
      | DEAV03 | POS ticket | Notificación | the field type_operation_id = "09" | invoice_lines.0.description | "SERVICIO DE CONSULTORIA" | "Administración" | 99     | DEAD02 Rechazo |

  Scenario Outline: <code> on <document>, by request: InvoiceLine/InvoicedQuantity is a number above 0
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cantidad de la línea debe ser mayor que cero
      | code     | document               | kind    | given                                                                                                                           | where                                 | from | to  | status | also                 |
      | DEAV04b  | POS ticket             | Rechazo | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.allowance_charges is not there         | invoice_lines.0.invoiced_quantity     | "2"  | "0" | 99     | DEAV06 Notificación  |
      | NAAV04b  | equivalent credit note | Rechazo | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.allowance_charges is not there | credit_note_lines.0.invoiced_quantity | "2"  | "0" | 99     | NAAV06 Notificación  |
      | NADAV04b | equivalent debit note  | Rechazo | the field debit_note_lines.0.free_of_charge_indicator is "false"; the field debit_note_lines.0.allowance_charges is not there   | debit_note_lines.0.invoiced_quantity  | "2"  | "0" | 99     | NADAV06 Notificación |

  Scenario Outline: <code> on <document>, by request: LineExtensionAmount is price by quantity, less discounts, plus charges
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la línea no coincide con precio por cantidad, descuentos y cargos
      | code    | document               | kind         | where                                     | from        | to          | status | also            |
      | DEAV06  | POS ticket             | Notificación | invoice_lines.0.line_extension_amount     | "190000.00" | "999999.00" | 99     | DEAU02a Rechazo |
      | NAAV06  | equivalent credit note | Notificación | credit_note_lines.0.line_extension_amount | "190000.00" | "999999.00" | 99     | NAAU02 Rechazo  |
      | NADAV06 | equivalent debit note  | Notificación | debit_note_lines.0.line_extension_amount  | "190000.00" | "999999.00" | 99     | NADAU02 Rechazo |
