# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BE
Feature: Discounts and charges of lines (BE), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects, 00 accepts. There is no line besides those of the row; one about what the document lacks is absent.

  Scenario Outline: <code> on <document>, by request: Every discount or charge of a line states what it is, its percentage, amount and base
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descuento o cargo de la línea sin indicador, porcentaje, valor o base
      | code   | document                | kind         | where                                               | from        | to     | status | also |
      | FBE01  | invoice                 | Rechazo      | invoice_lines.0.allowance_charges.0.base_amount     | "200000.00" | absent | 99     | none |
      | DSBE01 | support document        | Rechazo      | invoice_lines.0.allowance_charges.0.base_amount     | "200000.00" | absent | 99     | none |
      | NSBE01 | support adjustment note | Notificación | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: A discount or charge of a line has an amount, a discount at most its base
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de un descuento o cargo de la línea falta o supera su base
      | code   | document                | kind         | where                                               | from        | to        | status | also |
      | CBE06  | credit note             | Notificación | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "9999.99" | 00     | none |
      | DBE06  | debit note              | Rechazo      | debit_note_lines.0.allowance_charges.0.base_amount  | "200000.00" | "9999.99" | 99     | none |
      | NSBE06 | support adjustment note | Notificación | credit_note_lines.0.allowance_charges.0.base_amount | "200000.00" | "9999.99" | 00     | none |
