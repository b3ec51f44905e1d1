# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @FC
Feature: Line periods of support documents (FC)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Every line says when it was bought
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el periodo de la línea
      | code   | document         | kind    | where                             | from          | to     | status | also |
      | DSFC01 | support document | Rechazo | cac:InvoiceLine/cac:InvoicePeriod | present twice | absent | 99     | none |

  Scenario Outline: <code> on <document>: The date of purchase is a date
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de compra de la línea
      | code   | document         | kind    | where                                           | from         | to     | status | also |
      | DSFC02 | support document | Rechazo | cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate | "2026-03-16" | absent | 99     | none |

  Scenario Outline: <code> on <document>: A purchase reported weekly lies within the six days before the signature
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de compra está fuera de los 6 días que terminan con la firma
      | code    | document         | kind    | given                                                                                                                                | where                                           | from         | to           | status | also |
      | DSFC02a | support document | Rechazo | cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode = "2"; cac:InvoiceLine/cac:InvoicePeriod/cbc:Description = "Acumulado semanal" | cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate | "2026-03-16" | "2019-01-01" | 99     | none |

  Scenario Outline: <code> on <document>: A purchase reported alone is made on the day of the signature
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha no corresponde a una compra por operación
      | code    | document         | kind         | given                                                                                                                            | where                                           | from         | to           | status | also |
      | DSFC02b | support document | Notificación | cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode = "1"; cac:InvoiceLine/cac:InvoicePeriod/cbc:Description = "Por operación" | cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate | "2026-03-16" | "2019-01-01" | 00     | none |

  Scenario Outline: <code> on <document>: The way of reporting is one of the list
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Forma de generación y transmisión fuera de lista
      | code   | document         | kind    | where                                                 | from | to  | status | also |
      | DSFC03 | support document | Rechazo | cac:InvoiceLine/cac:InvoicePeriod/cbc:DescriptionCode | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: The way of reporting carries its text
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Descripción de la forma de generación no corresponde
      | code   | document         | kind         | where                                             | from            | to     | status | also |
      | DSFC04 | support document | Notificación | cac:InvoiceLine/cac:InvoicePeriod/cbc:Description | "Por operación" | "Otra" | 00     | none |
