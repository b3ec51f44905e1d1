# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-WORKER
Feature: Payroll: worker and payment (NE-WORKER)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Trabajador/@TipoTrabajador is one of 01, 02, 04, 12, 18, 19, 21, 22, 23, 30, 31, 47, 51, 54, 56, 58
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de trabajador fuera de lista
      | code    | document           | kind    | where                                 | from | to   | status | also |
      | NIE041  | payroll            | Rechazo | Trabajador/@TipoTrabajador            | "01" | "99" | 99     | none |
      | NIAE041 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@TipoTrabajador | "01" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@SubTipoTrabajador is one of 00, 01, 02, 03, 04, 05, 06, 09, 10, 11, 12, 16, 18, 19, 20, 21
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Subtipo de trabajador fuera de lista
      | code    | document           | kind    | where                                    | from | to   | status | also |
      | NIE042  | payroll            | Rechazo | Trabajador/@SubTipoTrabajador            | "00" | "99" | 99     | none |
      | NIAE042 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@SubTipoTrabajador | "00" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@AltoRiesgoPension is one of true, false
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: AltoRiesgoPension debe ser true o false
      | code    | document           | kind    | where                                    | from    | to  | status | also |
      | NIE043  | payroll            | Rechazo | Trabajador/@AltoRiesgoPension            | "false" | "1" | 99     | none |
      | NIAE043 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@AltoRiesgoPension | "false" | "1" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@TipoDocumento is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de documento del trabajador fuera de lista
      | code    | document           | kind    | where                                | from | to   | status | also |
      | NIE044  | payroll            | Rechazo | Trabajador/@TipoDocumento            | "13" | "99" | 99     | none |
      | NIAE044 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@TipoDocumento | "13" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@NumeroDocumento is a number without dots, commas and blanks
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Número de documento del trabajador no válido
      | code    | document           | kind    | given                    | where                                  | from         | to          | status | also         |
      | NIE045  | payroll            | Rechazo | judged beyond its schema | Trabajador/@NumeroDocumento            | "9900000077" | "1.234.567" | 99     | ZB01 Rechazo |
      | NIAE045 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Trabajador/@NumeroDocumento | "9900000077" | "1.234.567" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Trabajador/@PrimerApellido is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer apellido
      | code    | document           | kind    | where                                 | from    | to | status | also |
      | NIE046  | payroll            | Rechazo | Trabajador/@PrimerApellido            | "ROJAS" | "" | 99     | none |
      | NIAE046 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@PrimerApellido | "ROJAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@SegundoApellido is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el segundo apellido
      | code    | document           | kind    | given                    | where                                  | from    | to     | status | also         |
      | NIE047  | payroll            | Rechazo | judged beyond its schema | Trabajador/@SegundoApellido            | "MEJÍA" | absent | 99     | ZB01 Rechazo |
      | NIAE047 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Trabajador/@SegundoApellido | "MEJÍA" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Trabajador/@PrimerNombre is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer nombre
      | code    | document           | kind    | where                               | from  | to | status | also |
      | NIE048  | payroll            | Rechazo | Trabajador/@PrimerNombre            | "LUZ" | "" | 99     | none |
      | NIAE048 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@PrimerNombre | "LUZ" | "" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@OtrosNombres is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given         | where                               | from   | to     | status | also |
      | NIE049  | payroll            | Notificación | NIE049 is on  | Trabajador/@OtrosNombres            | "DARY" | absent | 00     | none |
      | NIAE049 | payroll adjustment | Notificación | NIAE049 is on | Reemplazar/Trabajador/@OtrosNombres | "DARY" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Trabajador/@LugarTrabajoPais is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document           | kind    | where                                   | from | to   | status | also |
      | NIE050  | payroll            | Rechazo | Trabajador/@LugarTrabajoPais            | "CO" | "ZZ" | 99     | none |
      | NIAE050 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@LugarTrabajoPais | "CO" | "ZZ" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@LugarTrabajoDepartamentoEstado is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document           | kind    | where                                                 | from | to   | status | also |
      | NIE051  | payroll            | Rechazo | Trabajador/@LugarTrabajoDepartamentoEstado            | "76" | "00" | 99     | none |
      | NIAE051 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@LugarTrabajoDepartamentoEstado | "76" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@LugarTrabajoMunicipioCiudad is a municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document           | kind    | where                                              | from    | to      | status | also |
      | NIE052  | payroll            | Rechazo | Trabajador/@LugarTrabajoMunicipioCiudad            | "76001" | "00000" | 99     | none |
      | NIAE052 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@LugarTrabajoMunicipioCiudad | "76001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@LugarTrabajoDireccion is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la dirección del lugar de trabajo
      | code    | document           | kind    | where                                        | from          | to | status | also |
      | NIE053  | payroll            | Rechazo | Trabajador/@LugarTrabajoDireccion            | "CL 1 # 2-03" | "" | 99     | none |
      | NIAE053 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@LugarTrabajoDireccion | "CL 1 # 2-03" | "" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@SalarioIntegral is one of true, false
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: SalarioIntegral debe ser true o false
      | code    | document           | kind    | where                                  | from    | to  | status | also |
      | NIE056  | payroll            | Rechazo | Trabajador/@SalarioIntegral            | "false" | "1" | 99     | none |
      | NIAE056 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@SalarioIntegral | "false" | "1" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@TipoContrato is one of 1, 2, 3, 4, 5
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de contrato fuera de lista
      | code    | document           | kind    | where                               | from | to  | status | also |
      | NIE061  | payroll            | Rechazo | Trabajador/@TipoContrato            | "2"  | "9" | 99     | none |
      | NIAE061 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@TipoContrato | "2"  | "9" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@Sueldo is a number above 0
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el sueldo base
      | code    | document           | kind    | where                         | from         | to     | status | also |
      | NIE062  | payroll            | Rechazo | Trabajador/@Sueldo            | "2000000.00" | "0.00" | 99     | none |
      | NIAE062 | payroll adjustment | Rechazo | Reemplazar/Trabajador/@Sueldo | "2000000.00" | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: Trabajador/@CodigoTrabajador is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código del trabajador
      | code    | document           | kind         | given         | where                                   | from  | to     | status | also |
      | NIE063  | payroll            | Notificación | NIE063 is on  | Trabajador/@CodigoTrabajador            | "T-7" | absent | 00     | none |
      | NIAE063 | payroll adjustment | Notificación | NIAE063 is on | Reemplazar/Trabajador/@CodigoTrabajador | "T-7" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Pago/@Forma is "1"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Forma de pago fuera de lista
      | code    | document           | kind    | where                  | from | to  | status | also |
      | NIE064  | payroll            | Rechazo | Pago/@Forma            | "1"  | "2" | 99     | none |
      | NIAE064 | payroll adjustment | Rechazo | Reemplazar/Pago/@Forma | "1"  | "2" | 99     | none |

  Scenario Outline: <code> on <document>: Pago/@Metodo is a payment method of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Medio de pago fuera de lista
      | code    | document           | kind    | where                   | from | to   | status | also |
      | NIE065  | payroll            | Rechazo | Pago/@Metodo            | "47" | "99" | 99     | none |
      | NIAE065 | payroll adjustment | Rechazo | Reemplazar/Pago/@Metodo | "47" | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Pago/@Banco is there where the method pays through a bank
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el banco
      | code    | document           | kind         | given                                                                                                                | where                  | from               | to | status | also |
      | NIE066  | payroll            | Notificación | Pago/@Metodo = "47"; Pago/@TipoCuenta = "Ahorros"; Pago/@NumeroCuenta = "123456789"                                  | Pago/@Banco            | "Banco de Pruebas" | "" | 00     | none |
      | NIAE066 | payroll adjustment | Notificación | Reemplazar/Pago/@Metodo = "47"; Reemplazar/Pago/@TipoCuenta = "Ahorros"; Reemplazar/Pago/@NumeroCuenta = "123456789" | Reemplazar/Pago/@Banco | "Banco de Pruebas" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Pago/@TipoCuenta is there where the method pays through a bank
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el tipo de cuenta
      | code    | document           | kind         | given                                                                                                                    | where                       | from      | to | status | also |
      | NIE067  | payroll            | Notificación | Pago/@Metodo = "47"; Pago/@Banco = "Banco de Pruebas"; Pago/@NumeroCuenta = "123456789"                                  | Pago/@TipoCuenta            | "Ahorros" | "" | 00     | none |
      | NIAE067 | payroll adjustment | Notificación | Reemplazar/Pago/@Metodo = "47"; Reemplazar/Pago/@Banco = "Banco de Pruebas"; Reemplazar/Pago/@NumeroCuenta = "123456789" | Reemplazar/Pago/@TipoCuenta | "Ahorros" | "" | 00     | none |

  Scenario Outline: <code> on <document>: Pago/@NumeroCuenta is there where the method pays through a bank
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número de cuenta
      | code    | document           | kind         | given                                                                                                                | where                         | from        | to | status | also |
      | NIE068  | payroll            | Notificación | Pago/@Metodo = "47"; Pago/@Banco = "Banco de Pruebas"; Pago/@TipoCuenta = "Ahorros"                                  | Pago/@NumeroCuenta            | "123456789" | "" | 00     | none |
      | NIAE068 | payroll adjustment | Notificación | Reemplazar/Pago/@Metodo = "47"; Reemplazar/Pago/@Banco = "Banco de Pruebas"; Reemplazar/Pago/@TipoCuenta = "Ahorros" | Reemplazar/Pago/@NumeroCuenta | "123456789" | "" | 00     | none |

  Scenario Outline: <code> on <document>: FechasPagos/FechaPago is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha de pago
      | code    | document           | kind    | where                            | from         | to                 | status | also |
      | NIE203  | payroll            | Rechazo | FechasPagos/FechaPago            | "2024-03-31" | "2026-11-20-05:00" | 99     | none |
      | NIAE203 | payroll adjustment | Rechazo | Reemplazar/FechasPagos/FechaPago | "2024-03-31" | "2026-11-20-05:00" | 99     | none |
