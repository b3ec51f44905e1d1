# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AS
Feature: Taxes (AS), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Each tax has one TaxTotal in the header, and every tax of a line is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tributo repetido en la cabecera o presente solo en las líneas
      | code     | document               | kind    | given                                 | where               | from | to | status | also            |
      | DEAS01a  | POS ticket             | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | DEAU06 Rechazo  |
      | NAAS01a  | equivalent credit note | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | NAAU06 Rechazo  |
      | NADAS01a | equivalent debit note  | Rechazo | the field tax_totals.1.tax_id is "10" | tax_totals.1.tax_id | 10   | 2  | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: IVA and INC have one TaxTotal in the header, with the rates of the lines
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: IVA o INC no coincide entre la cabecera y las líneas
      | code     | document               | kind    | given                                  | where               | from | to | status | also            |
      | DEAS01b  | POS ticket             | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id | 1    | 2  | 99     | DEAU06 Rechazo  |
      | NAAS01b  | equivalent credit note | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id | 1    | 2  | 99     | NAAU06 Rechazo  |
      | NADAS01b | equivalent debit note  | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.tax_id | 1    | 2  | 99     | NADAU06 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code   | document   | kind    | given                                          | where                       | from        | to     | status | also           |
      | DEAS05 | POS ticket | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | DEAS07 Rechazo |

  Scenario Outline: <code> on <document>, by request: TaxSubtotal/TaxableAmount is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la base imponible del tributo
      | code    | document               | kind    | given                                          | where                       | from        | to     | status | also            |
      | NAAS05  | equivalent credit note | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | NAAS07 Rechazo  |
      | NADAS05 | equivalent debit note  | Rechazo | the field tax_totals.1.taxable_amount = absent | tax_totals.0.taxable_amount | "190000.00" | absent | 99     | NADAS07 Rechazo |

  Scenario Outline: <code> on <document>, by request: The tax follows from base and rate
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor del tributo no corresponde a base por tarifa
      | code    | document               | kind    | given                                  | where                       | from        | to          | status | also |
      | DEAS07  | POS ticket             | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | NAAS07  | equivalent credit note | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |
      | NADAS07 | equivalent debit note  | Rechazo | the field tax_totals.0.percent is "19" | tax_totals.0.taxable_amount | "190000.00" | "999999.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxCategory/Percent is a rate of the table for its tax, with two decimals
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tarifa fuera de lista
      | code    | document               | kind         | where                | from    | to      | status | also                              |
      | DEAS14  | POS ticket             | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | DEAS01b Rechazo, DEAS07 Rechazo   |
      | NAAS14  | equivalent credit note | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | NAAS01b Rechazo, NAAS07 Rechazo   |
      | NADAS14 | equivalent debit note  | Notificación | tax_totals.0.percent | "19.00" | "18.00" | 99     | NADAS01b Rechazo, NADAS07 Rechazo |
