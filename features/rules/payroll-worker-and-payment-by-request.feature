# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-WORKER
Feature: Payroll: worker and payment (NE-WORKER), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Trabajador/@NumeroDocumento is a number without dots, commas and blanks
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Número de documento del trabajador no válido
      | code    | document           | kind    | given                    | where                        | from       | to          | status | also         |
      | NIE045  | payroll            | Rechazo | judged beyond its schema | worker.identification_number | 9900000077 | "1.234.567" | 99     | ZB01 Rechazo |
      | NIAE045 | payroll adjustment | Rechazo | judged beyond its schema | worker.identification_number | 9900000077 | "1.234.567" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>, by request: Trabajador/@OtrosNombres is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given         | where              | from   | to     | status | also |
      | NIE049  | payroll            | Notificación | NIE049 is on  | worker.middle_name | "DARY" | absent | 00     | none |
      | NIAE049 | payroll adjustment | Notificación | NIAE049 is on | worker.middle_name | "DARY" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Trabajador/@Sueldo is a number above 0
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el sueldo base
      | code    | document           | kind    | where         | from         | to     | status | also |
      | NIE062  | payroll            | Rechazo | worker.salary | "2000000.00" | "0.00" | 99     | none |
      | NIAE062 | payroll adjustment | Rechazo | worker.salary | "2000000.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>, by request: Trabajador/@CodigoTrabajador is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código del trabajador
      | code    | document           | kind         | given         | where       | from  | to     | status | also |
      | NIE063  | payroll            | Notificación | NIE063 is on  | worker_code | "T-7" | absent | 00     | none |
      | NIAE063 | payroll adjustment | Notificación | NIAE063 is on | worker_code | "T-7" | absent | 00     | none |

  Scenario Outline: <code> on <document>, by request: Pago/@TipoCuenta is there where the method pays through a bank
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de cuenta
      | code    | document           | kind         | given                                                                                                                           | where                  | from        | to          | status | also |
      | NIE067  | payroll            | Notificación | the field payment.payment_method_id = 47; the field payment.bank_name = "Banco de Pruebas"; the field payment.account_type = "" | payment.account_number | "123456789" | "123456789" | 00     | none |
      | NIAE067 | payroll adjustment | Notificación | the field payment.payment_method_id = 47; the field payment.bank_name = "Banco de Pruebas"; the field payment.account_type = "" | payment.account_number | "123456789" | "123456789" | 00     | none |

  Scenario Outline: <code> on <document>, by request: Pago/@NumeroCuenta is there where the method pays through a bank
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número de cuenta
      | code    | document           | kind         | given                                                                                                                                  | where                  | from        | to | status | also |
      | NIE068  | payroll            | Notificación | the field payment.payment_method_id = 47; the field payment.bank_name = "Banco de Pruebas"; the field payment.account_type = "Ahorros" | payment.account_number | "123456789" | "" | 00     | none |
      | NIAE068 | payroll adjustment | Notificación | the field payment.payment_method_id = 47; the field payment.bank_name = "Banco de Pruebas"; the field payment.account_type = "Ahorros" | payment.account_number | "123456789" | "" | 00     | none |
