# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @FC
Feature: Line periods of support documents (FC), by request
  Each row breaks one rule by fields of a complete, valid request, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>, by request: The date of purchase is a date
    Given a complete <document> request, given in it <given>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de compra de la línea
      | code   | document         | kind    | given                               | where                      | from   | to     | status | also |
      | DSFC02 | support document | Rechazo | invoice_lines.1.start_date = absent | invoice_lines.0.start_date | absent | absent | 99     | none |

  Scenario Outline: <code> on <document>, by request: A purchase reported alone is made on the day of the signature
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha no corresponde a una compra por operación
      | code    | document         | kind         | where                      | from   | to           | status | also |
      | DSFC02b | support document | Notificación | invoice_lines.0.start_date | absent | "2020-02-29" | 00     | none |

  Scenario Outline: <code> on <document>, by request: The way of reporting is one of the list
    Given a complete <document> request
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Forma de generación y transmisión fuera de lista
      | code   | document         | kind    | where                                          | from | to     | status | also |
      | DSFC03 | support document | Rechazo | invoice_lines.0.type_generation_transmition_id | 1    | absent | 99     | none |
