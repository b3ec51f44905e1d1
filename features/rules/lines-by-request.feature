# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AV
Feature: Lines (AV), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Lines for the administration of an AIU contract name it
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code  | document | kind         | given                           | where                       | from                      | to               | status | also |
      | FAV03 | invoice  | Notificación | the field type_operation_id = 9 | invoice_lines.0.description | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |

  Scenario Outline: <code> on <document>, by request: Lines for the administration of an AIU contract name it
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta en la línea de administración la nota con el objeto del contrato AIU
      | code  | document    | kind         | given                                | where                           | from                      | to               | status | also |
      | CAV03 | credit note | Notificación | the field billing_reference is there | credit_note_lines.0.description | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |
      | DAV03 | debit note  | Notificación | the field billing_reference is there | debit_note_lines.0.description  | "SERVICIO DE CONSULTORIA" | "Administración" | 00     | none |

  Scenario Outline: <code> on <document>, by request: InvoiceLine/InvoicedQuantity is a number above 0
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La cantidad de la línea debe ser mayor que cero
      | code    | document                | kind    | given                                                                                                                           | where                                 | from | to  | status | also                |
      | FAV04b  | invoice                 | Rechazo | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.allowance_charges is not there         | invoice_lines.0.invoiced_quantity     | "2"  | "0" | 99     | FAV06 Notificación  |
      | CAV04b  | credit note             | Rechazo | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.allowance_charges is not there | credit_note_lines.0.invoiced_quantity | "2"  | "0" | 99     | CAV06 Notificación  |
      | DAV04b  | debit note              | Rechazo | the field debit_note_lines.0.free_of_charge_indicator is "false"; the field debit_note_lines.0.allowance_charges is not there   | debit_note_lines.0.invoiced_quantity  | "2"  | "0" | 99     | DAV06 Notificación  |
      | DSAV04b | support document        | Rechazo | the field invoice_lines.0.free_of_charge_indicator is "false"; the field invoice_lines.0.allowance_charges is not there         | invoice_lines.0.invoiced_quantity     | "2"  | "0" | 99     | DSAV06 Notificación |
      | NSAV04b | support adjustment note | Rechazo | the field credit_note_lines.0.free_of_charge_indicator is "false"; the field credit_note_lines.0.allowance_charges is not there | credit_note_lines.0.invoiced_quantity | "2"  | "0" | 99     | NSAV06 Notificación |

  Scenario Outline: <code> on <document>, by request: LineExtensionAmount is price by quantity, less discounts, plus charges
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de la línea no coincide con precio por cantidad, descuentos y cargos
      | code   | document                | kind         | where                                     | from        | to          | status | also           |
      | FAV06  | invoice                 | Notificación | invoice_lines.0.line_extension_amount     | "190000.00" | "999999.00" | 99     | FAU02 Rechazo  |
      | CAV06  | credit note             | Notificación | credit_note_lines.0.line_extension_amount | "190000.00" | "999999.00" | 99     | CAU02 Rechazo  |
      | DAV06  | debit note              | Notificación | debit_note_lines.0.line_extension_amount  | "190000.00" | "999999.00" | 99     | DAU02 Rechazo  |
      | DSAV06 | support document        | Notificación | invoice_lines.0.line_extension_amount     | "190000.00" | "999999.00" | 99     | DSAU02 Rechazo |
      | NSAV06 | support adjustment note | Notificación | credit_note_lines.0.line_extension_amount | "190000.00" | "999999.00" | 99     | NSAU02 Rechazo |
