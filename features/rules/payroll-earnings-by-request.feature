# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-EARNINGS
Feature: Payroll: earnings (NE-EARNINGS), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Basico/@DiasTrabajados is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan los días trabajados
      | code    | document           | kind    | where               | from | to   | status | also          |
      | NIE069  | payroll            | Rechazo | accrued.worked_days | 30   | "-1" | 99     | VLR01 Rechazo |
      | NIAE069 | payroll adjustment | Rechazo | accrued.worked_days | 30   | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HED/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HED
      | code    | document           | kind    | where                   | from   | to      | status | also          |
      | NIE076  | payroll            | Rechazo | accrued.HEDs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE076 | payroll adjustment | Rechazo | accrued.HEDs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HED/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                     | from | to | status | also |
      | NIE077  | payroll            | Rechazo | accrued.HEDs.0.percentage | 1    | 2  | 99     | none |
      | NIAE077 | payroll adjustment | Rechazo | accrued.HEDs.0.percentage | 1    | 2  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HEN/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HEN
      | code    | document           | kind    | where                   | from   | to      | status | also          |
      | NIE081  | payroll            | Rechazo | accrued.HENs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE081 | payroll adjustment | Rechazo | accrued.HENs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HEN/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                     | from | to | status | also |
      | NIE082  | payroll            | Rechazo | accrued.HENs.0.percentage | 2    | 1  | 99     | none |
      | NIAE082 | payroll adjustment | Rechazo | accrued.HENs.0.percentage | 2    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HRN/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRN
      | code    | document           | kind    | where                   | from   | to      | status | also          |
      | NIE086  | payroll            | Rechazo | accrued.HRNs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE086 | payroll adjustment | Rechazo | accrued.HRNs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HRN/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                     | from | to | status | also |
      | NIE087  | payroll            | Rechazo | accrued.HRNs.0.percentage | 3    | 1  | 99     | none |
      | NIAE087 | payroll adjustment | Rechazo | accrued.HRNs.0.percentage | 3    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HEDDF/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HEDDF
      | code    | document           | kind    | where                     | from   | to      | status | also          |
      | NIE091  | payroll            | Rechazo | accrued.HEDDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE091 | payroll adjustment | Rechazo | accrued.HEDDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HEDDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                       | from | to | status | also |
      | NIE092  | payroll            | Rechazo | accrued.HEDDFs.0.percentage | 4    | 1  | 99     | none |
      | NIAE092 | payroll adjustment | Rechazo | accrued.HEDDFs.0.percentage | 4    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HRDDF/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRDDF
      | code    | document           | kind    | where                     | from   | to      | status | also          |
      | NIE096  | payroll            | Rechazo | accrued.HRDDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE096 | payroll adjustment | Rechazo | accrued.HRDDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HRDDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                       | from | to | status | also |
      | NIE097  | payroll            | Rechazo | accrued.HRDDFs.0.percentage | 5    | 1  | 99     | none |
      | NIAE097 | payroll adjustment | Rechazo | accrued.HRDDFs.0.percentage | 5    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HENDF/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HENDF
      | code    | document           | kind    | where                     | from   | to      | status | also          |
      | NIE101  | payroll            | Rechazo | accrued.HENDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE101 | payroll adjustment | Rechazo | accrued.HENDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HENDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                       | from | to | status | also |
      | NIE102  | payroll            | Rechazo | accrued.HENDFs.0.percentage | 6    | 1  | 99     | none |
      | NIAE102 | payroll adjustment | Rechazo | accrued.HENDFs.0.percentage | 6    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: HRNDF/@Cantidad is a number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRNDF
      | code    | document           | kind    | where                     | from   | to      | status | also          |
      | NIE106  | payroll            | Rechazo | accrued.HRNDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE106 | payroll adjustment | Rechazo | accrued.HRNDFs.0.quantity | "2.00" | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HRNDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                       | from | to | status | also |
      | NIE107  | payroll            | Rechazo | accrued.HRNDFs.0.percentage | 7    | 1  | 99     | none |
      | NIAE107 | payroll adjustment | Rechazo | accrued.HRNDFs.0.percentage | 7    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: VacacionesComunes/@Cantidad is a whole number of 1 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de días de vacaciones
      | code    | document           | kind    | where                              | from | to  | status | also |
      | NIE111  | payroll            | Rechazo | accrued.common_vacation.0.quantity | "2"  | "0" | 99     | none |
      | NIAE111 | payroll adjustment | Rechazo | accrued.common_vacation.0.quantity | "2"  | "0" | 99     | none |

  Scenario Outline: <code> on <document>, by request: VacacionesCompensadas/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de VacacionesCompensadas
      | code    | document           | kind    | where                            | from | to   | status | also          |
      | NIE115  | payroll            | Rechazo | accrued.paid_vacation.0.quantity | "3"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE115 | payroll adjustment | Rechazo | accrued.paid_vacation.0.quantity | "3"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: Primas/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de Primas
      | code    | document           | kind    | where                            | from | to   | status | also          |
      | NIE117  | payroll            | Rechazo | accrued.service_bonus.0.quantity | "30" | "-1" | 99     | VLR01 Rechazo |
      | NIAE117 | payroll adjustment | Rechazo | accrued.service_bonus.0.quantity | "30" | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: Cesantias/@Porcentaje is a percentage from 0 to 100
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                          | from    | to       | status | also |
      | NIE121  | payroll            | Rechazo | accrued.severance.0.percentage | "12.00" | "100.01" | 99     | none |
      | NIAE121 | payroll adjustment | Rechazo | accrued.severance.0.percentage | "12.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>, by request: Incapacidad/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de Incapacidad
      | code    | document           | kind    | where                                | from | to   | status | also          |
      | NIE125  | payroll            | Rechazo | accrued.work_disabilities.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE125 | payroll adjustment | Rechazo | accrued.work_disabilities.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: LicenciaMP/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaMP
      | code    | document           | kind    | where                              | from | to   | status | also          |
      | NIE130  | payroll            | Rechazo | accrued.maternity_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE130 | payroll adjustment | Rechazo | accrued.maternity_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: LicenciaR/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaR
      | code    | document           | kind    | where                         | from | to   | status | also          |
      | NIE134  | payroll            | Rechazo | accrued.paid_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE134 | payroll adjustment | Rechazo | accrued.paid_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: LicenciaNR/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaNR
      | code    | document           | kind    | where                             | from | to   | status | also          |
      | NIE138  | payroll            | Rechazo | accrued.non_paid_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE138 | payroll adjustment | Rechazo | accrued.non_paid_leave.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>, by request: HuelgaLegal/@Cantidad is a whole number of 0 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HuelgaLegal
      | code    | document           | kind    | where                           | from | to   | status | also          |
      | NIE145  | payroll            | Rechazo | accrued.legal_strike.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE145 | payroll adjustment | Rechazo | accrued.legal_strike.0.quantity | "2"  | "-1" | 99     | VLR01 Rechazo |
