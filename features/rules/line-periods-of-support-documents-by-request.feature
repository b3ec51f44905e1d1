# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @FC
Feature: Line periods of support documents (FC), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The date of purchase is a date
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de compra de la línea
      | code   | document         | kind    | given                                         | where                      | from   | to     | status | also |
      | DSFC02 | support document | Rechazo | the field invoice_lines.1.start_date = absent | invoice_lines.0.start_date | absent | absent | 99     | none |

  Scenario Outline: <code> on <document>, by request: A purchase reported alone is made on the day of the signature
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha no corresponde a una compra por operación
      | code    | document         | kind         | given                                                           | where                      | from   | to           | status | also |
      | DSFC02b | support document | Notificación | the field invoice_lines.0.type_generation_transmition_id is "1" | invoice_lines.0.start_date | absent | "2020-02-29" | 00     | none |

  Scenario Outline: <code> on <document>, by request: The way of reporting is one of the list
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Forma de generación y transmisión fuera de lista
      | code   | document         | kind    | where                                          | from | to     | status | also |
      | DSFC03 | support document | Rechazo | invoice_lines.0.type_generation_transmition_id | 1    | absent | 99     | none |
