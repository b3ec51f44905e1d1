# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-EARNINGS
Feature: Payroll: earnings (NE-EARNINGS), part 1
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Basico/@DiasTrabajados is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan los días trabajados
      | code    | document           | kind    | where                                        | from | to   | status | also          |
      | NIE069  | payroll            | Rechazo | Devengados/Basico/@DiasTrabajados            | "30" | "-1" | 99     | VLR01 Rechazo |
      | NIAE069 | payroll adjustment | Rechazo | Reemplazar/Devengados/Basico/@DiasTrabajados | "30" | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: Basico/@SueldoTrabajado is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el sueldo trabajado
      | code    | document           | kind    | given                    | where                        | from | to                                                                    | status | also         |
      | NIE070  | payroll            | Rechazo | judged beyond its schema | Devengados/Basico            | ""   | <Basico DiasTrabajados="0" SueldoTrabajado="x"></Basico> after Basico | 99     | ZB01 Rechazo |
      | NIAE070 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Basico | ""   | <Basico DiasTrabajados="0" SueldoTrabajado="x"></Basico> after Basico | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Transporte/@AuxilioTransporte is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de AuxilioTransporte no es válido
      | code    | document           | kind    | given                    | where                            | from | to                                                                                                                | status | also         |
      | NIE071  | payroll            | Rechazo | judged beyond its schema | Devengados/Transporte            | ""   | <Transporte AuxilioTransporte="x" ViaticoManuAlojNS="0.00" ViaticoManuAlojS="0.00"></Transporte> after Transporte | 99     | ZB01 Rechazo |
      | NIAE071 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Transporte | ""   | <Transporte AuxilioTransporte="x" ViaticoManuAlojNS="0.00" ViaticoManuAlojS="0.00"></Transporte> after Transporte | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Transporte/@ViaticoManuAlojS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ViaticoManuAlojS no es válido
      | code    | document           | kind    | given                    | where                            | from | to                                                                                                                | status | also         |
      | NIE072  | payroll            | Rechazo | judged beyond its schema | Devengados/Transporte            | ""   | <Transporte AuxilioTransporte="0.00" ViaticoManuAlojNS="0.00" ViaticoManuAlojS="x"></Transporte> after Transporte | 99     | ZB01 Rechazo |
      | NIAE072 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Transporte | ""   | <Transporte AuxilioTransporte="0.00" ViaticoManuAlojNS="0.00" ViaticoManuAlojS="x"></Transporte> after Transporte | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Transporte/@ViaticoManuAlojNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ViaticoManuAlojNS no es válido
      | code    | document           | kind    | given                    | where                            | from | to                                                                                                                | status | also         |
      | NIE073  | payroll            | Rechazo | judged beyond its schema | Devengados/Transporte            | ""   | <Transporte AuxilioTransporte="0.00" ViaticoManuAlojNS="x" ViaticoManuAlojS="0.00"></Transporte> after Transporte | 99     | ZB01 Rechazo |
      | NIAE073 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Transporte | ""   | <Transporte AuxilioTransporte="0.00" ViaticoManuAlojNS="x" ViaticoManuAlojS="0.00"></Transporte> after Transporte | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HED/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                      | from                  | to                          | status | also |
      | NIE074  | payroll            | Rechazo | Devengados/HEDs/HED/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE074 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDs/HED/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HED/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                   | from                  | to                          | status | also |
      | NIE075  | payroll            | Rechazo | Devengados/HEDs/HED/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE075 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDs/HED/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HED/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HED
      | code    | document           | kind    | where                                    | from | to      | status | also          |
      | NIE076  | payroll            | Rechazo | Devengados/HEDs/HED/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE076 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDs/HED/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HED/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                      | from    | to      | status | also |
      | NIE077  | payroll            | Rechazo | Devengados/HEDs/HED/@Porcentaje            | "25.00" | "12.34" | 99     | none |
      | NIAE077 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDs/HED/@Porcentaje | "25.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HED/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HED
      | code    | document           | kind    | given                    | where                      | from    | to                                                                                                                                          | status | also         |
      | NIE078  | payroll            | Rechazo | judged beyond its schema | Devengados/HEDs            | present | <HEDs><HED Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="25.00"></HED></HEDs> after HEDs | 99     | ZB01 Rechazo |
      | NIAE078 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HEDs | present | <HEDs><HED Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="25.00"></HED></HEDs> after HEDs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HEN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                      | from                  | to                          | status | also |
      | NIE079  | payroll            | Rechazo | Devengados/HENs/HEN/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE079 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENs/HEN/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HEN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                   | from                  | to                          | status | also |
      | NIE080  | payroll            | Rechazo | Devengados/HENs/HEN/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE080 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENs/HEN/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HEN/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HEN
      | code    | document           | kind    | where                                    | from | to      | status | also          |
      | NIE081  | payroll            | Rechazo | Devengados/HENs/HEN/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE081 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENs/HEN/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HEN/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                      | from    | to      | status | also |
      | NIE082  | payroll            | Rechazo | Devengados/HENs/HEN/@Porcentaje            | "75.00" | "12.34" | 99     | none |
      | NIAE082 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENs/HEN/@Porcentaje | "75.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HEN/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HEN
      | code    | document           | kind    | given                    | where                      | from    | to                                                                                                                                          | status | also         |
      | NIE083  | payroll            | Rechazo | judged beyond its schema | Devengados/HENs            | present | <HENs><HEN Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="75.00"></HEN></HENs> after HENs | 99     | ZB01 Rechazo |
      | NIAE083 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HENs | present | <HENs><HEN Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="75.00"></HEN></HENs> after HENs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HRN/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                      | from                  | to                          | status | also |
      | NIE084  | payroll            | Rechazo | Devengados/HRNs/HRN/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE084 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNs/HRN/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRN/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                   | from                  | to                          | status | also |
      | NIE085  | payroll            | Rechazo | Devengados/HRNs/HRN/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE085 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNs/HRN/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRN/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRN
      | code    | document           | kind    | where                                    | from | to      | status | also          |
      | NIE086  | payroll            | Rechazo | Devengados/HRNs/HRN/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE086 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNs/HRN/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HRN/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                      | from    | to      | status | also |
      | NIE087  | payroll            | Rechazo | Devengados/HRNs/HRN/@Porcentaje            | "35.00" | "12.34" | 99     | none |
      | NIAE087 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNs/HRN/@Porcentaje | "35.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HRN/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HRN
      | code    | document           | kind    | given                    | where                      | from    | to                                                                                                                                          | status | also         |
      | NIE088  | payroll            | Rechazo | judged beyond its schema | Devengados/HRNs            | present | <HRNs><HRN Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="35.00"></HRN></HRNs> after HRNs | 99     | ZB01 Rechazo |
      | NIAE088 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HRNs | present | <HRNs><HRN Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="35.00"></HRN></HRNs> after HRNs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HEDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                          | from                  | to                          | status | also |
      | NIE089  | payroll            | Rechazo | Devengados/HEDDFs/HEDDF/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE089 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDDFs/HEDDF/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HEDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                       | from                  | to                          | status | also |
      | NIE090  | payroll            | Rechazo | Devengados/HEDDFs/HEDDF/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE090 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDDFs/HEDDF/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HEDDF/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HEDDF
      | code    | document           | kind    | where                                        | from | to      | status | also          |
      | NIE091  | payroll            | Rechazo | Devengados/HEDDFs/HEDDF/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE091 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDDFs/HEDDF/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HEDDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                          | from     | to      | status | also |
      | NIE092  | payroll            | Rechazo | Devengados/HEDDFs/HEDDF/@Porcentaje            | "100.00" | "12.34" | 99     | none |
      | NIAE092 | payroll adjustment | Rechazo | Reemplazar/Devengados/HEDDFs/HEDDF/@Porcentaje | "100.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HEDDF/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HEDDF
      | code    | document           | kind    | given                    | where                        | from    | to                                                                                                                                                     | status | also         |
      | NIE093  | payroll            | Rechazo | judged beyond its schema | Devengados/HEDDFs            | present | <HEDDFs><HEDDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="100.00"></HEDDF></HEDDFs> after HEDDFs | 99     | ZB01 Rechazo |
      | NIAE093 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HEDDFs | present | <HEDDFs><HEDDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="100.00"></HEDDF></HEDDFs> after HEDDFs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HRDDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                          | from                  | to                          | status | also |
      | NIE094  | payroll            | Rechazo | Devengados/HRDDFs/HRDDF/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE094 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRDDFs/HRDDF/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRDDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                       | from                  | to                          | status | also |
      | NIE095  | payroll            | Rechazo | Devengados/HRDDFs/HRDDF/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE095 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRDDFs/HRDDF/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRDDF/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRDDF
      | code    | document           | kind    | where                                        | from | to      | status | also          |
      | NIE096  | payroll            | Rechazo | Devengados/HRDDFs/HRDDF/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE096 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRDDFs/HRDDF/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HRDDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                          | from    | to      | status | also |
      | NIE097  | payroll            | Rechazo | Devengados/HRDDFs/HRDDF/@Porcentaje            | "75.00" | "12.34" | 99     | none |
      | NIAE097 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRDDFs/HRDDF/@Porcentaje | "75.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HRDDF/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HRDDF
      | code    | document           | kind    | given                    | where                        | from    | to                                                                                                                                                    | status | also         |
      | NIE098  | payroll            | Rechazo | judged beyond its schema | Devengados/HRDDFs            | present | <HRDDFs><HRDDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="75.00"></HRDDF></HRDDFs> after HRDDFs | 99     | ZB01 Rechazo |
      | NIAE098 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HRDDFs | present | <HRDDFs><HRDDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="75.00"></HRDDF></HRDDFs> after HRDDFs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HENDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                          | from                  | to                          | status | also |
      | NIE099  | payroll            | Rechazo | Devengados/HENDFs/HENDF/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE099 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENDFs/HENDF/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HENDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                       | from                  | to                          | status | also |
      | NIE100  | payroll            | Rechazo | Devengados/HENDFs/HENDF/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE100 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENDFs/HENDF/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HENDF/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HENDF
      | code    | document           | kind    | where                                        | from | to      | status | also          |
      | NIE101  | payroll            | Rechazo | Devengados/HENDFs/HENDF/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE101 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENDFs/HENDF/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HENDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                          | from     | to      | status | also |
      | NIE102  | payroll            | Rechazo | Devengados/HENDFs/HENDF/@Porcentaje            | "150.00" | "12.34" | 99     | none |
      | NIAE102 | payroll adjustment | Rechazo | Reemplazar/Devengados/HENDFs/HENDF/@Porcentaje | "150.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HENDF/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HENDF
      | code    | document           | kind    | given                    | where                        | from    | to                                                                                                                                                     | status | also         |
      | NIE103  | payroll            | Rechazo | judged beyond its schema | Devengados/HENDFs            | present | <HENDFs><HENDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="150.00"></HENDF></HENDFs> after HENDFs | 99     | ZB01 Rechazo |
      | NIAE103 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HENDFs | present | <HENDFs><HENDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="150.00"></HENDF></HENDFs> after HENDFs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HRNDF/@HoraInicio is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de inicio con formato inválido
      | code    | document           | kind    | where                                          | from                  | to                          | status | also |
      | NIE104  | payroll            | Rechazo | Devengados/HRNDFs/HRNDF/@HoraInicio            | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE104 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNDFs/HRNDF/@HoraInicio | "2024-03-03T18:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRNDF/@HoraFin is a moment YYYY-MM-DDThh:mm:ss
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de fin con formato inválido
      | code    | document           | kind    | where                                       | from                  | to                          | status | also |
      | NIE105  | payroll            | Rechazo | Devengados/HRNDFs/HRNDF/@HoraFin            | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |
      | NIAE105 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNDFs/HRNDF/@HoraFin | "2024-03-03T20:00:00" | "2026-11-20T10:00:00-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HRNDF/@Cantidad is a number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HRNDF
      | code    | document           | kind    | where                                        | from | to      | status | also          |
      | NIE106  | payroll            | Rechazo | Devengados/HRNDFs/HRNDF/@Cantidad            | "2"  | "-1.00" | 99     | VLR01 Rechazo |
      | NIAE106 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNDFs/HRNDF/@Cantidad | "2"  | "-1.00" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: HRNDF/@Porcentaje is the percentage of table 5.5.5 or by law in the settlement period
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Porcentaje ausente o fuera de tabla
      | code    | document           | kind    | where                                          | from     | to      | status | also |
      | NIE107  | payroll            | Rechazo | Devengados/HRNDFs/HRNDF/@Porcentaje            | "110.00" | "12.34" | 99     | none |
      | NIAE107 | payroll adjustment | Rechazo | Reemplazar/Devengados/HRNDFs/HRNDF/@Porcentaje | "110.00" | "12.34" | 99     | none |

  Scenario Outline: <code> on <document>: HRNDF/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en HRNDF
      | code    | document           | kind    | given                    | where                        | from    | to                                                                                                                                                     | status | also         |
      | NIE108  | payroll            | Rechazo | judged beyond its schema | Devengados/HRNDFs            | present | <HRNDFs><HRNDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="110.00"></HRNDF></HRNDFs> after HRNDFs | 99     | ZB01 Rechazo |
      | NIAE108 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/HRNDFs | present | <HRNDFs><HRNDF Cantidad="0" HoraFin="2026-11-01T18:00:00" HoraInicio="2026-11-01T18:00:00" Pago="x" Porcentaje="110.00"></HRNDF></HRNDFs> after HRNDFs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: VacacionesComunes/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                           | from         | to                 | status | also |
      | NIE109  | payroll            | Rechazo | Devengados/Vacaciones/VacacionesComunes/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE109 | payroll adjustment | Rechazo | Reemplazar/Devengados/Vacaciones/VacacionesComunes/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: VacacionesComunes/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                                        | from         | to                 | status | also |
      | NIE110  | payroll            | Rechazo | Devengados/Vacaciones/VacacionesComunes/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE110 | payroll adjustment | Rechazo | Reemplazar/Devengados/Vacaciones/VacacionesComunes/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: VacacionesComunes/@Cantidad is a whole number of 1 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de días de vacaciones
      | code    | document           | kind    | where                                                        | from | to  | status | also |
      | NIE111  | payroll            | Rechazo | Devengados/Vacaciones/VacacionesComunes/@Cantidad            | "2"  | "0" | 99     | none |
      | NIAE111 | payroll adjustment | Rechazo | Reemplazar/Devengados/Vacaciones/VacacionesComunes/@Cantidad | "2"  | "0" | 99     | none |

  Scenario Outline: <code> on <document>: VacacionesComunes/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en VacacionesComunes
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                                                                     | status | also         |
      | NIE112  | payroll            | Rechazo | judged beyond its schema | Devengados/Vacaciones            | present | <Vacaciones><VacacionesComunes Cantidad="1" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></VacacionesComunes></Vacaciones> after Vacaciones | 99     | ZB01 Rechazo |
      | NIAE112 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Vacaciones | present | <Vacaciones><VacacionesComunes Cantidad="1" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></VacacionesComunes></Vacaciones> after Vacaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: VacacionesCompensadas/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de VacacionesCompensadas
      | code    | document           | kind    | where                                                            | from | to   | status | also          |
      | NIE115  | payroll            | Rechazo | Devengados/Vacaciones/VacacionesCompensadas/@Cantidad            | "3"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE115 | payroll adjustment | Rechazo | Reemplazar/Devengados/Vacaciones/VacacionesCompensadas/@Cantidad | "3"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: VacacionesCompensadas/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en VacacionesCompensadas
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                              | status | also         |
      | NIE116  | payroll            | Rechazo | judged beyond its schema | Devengados/Vacaciones            | present | <Vacaciones><VacacionesCompensadas Cantidad="0" Pago="x"></VacacionesCompensadas></Vacaciones> after Vacaciones | 99     | ZB01 Rechazo |
      | NIAE116 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Vacaciones | present | <Vacaciones><VacacionesCompensadas Cantidad="0" Pago="x"></VacacionesCompensadas></Vacaciones> after Vacaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Primas/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de Primas
      | code    | document           | kind    | where                                  | from | to   | status | also          |
      | NIE117  | payroll            | Rechazo | Devengados/Primas/@Cantidad            | "30" | "-1" | 99     | VLR01 Rechazo |
      | NIAE117 | payroll adjustment | Rechazo | Reemplazar/Devengados/Primas/@Cantidad | "30" | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: Primas/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en Primas
      | code    | document           | kind    | given                    | where                        | from | to                                                                 | status | also         |
      | NIE118  | payroll            | Rechazo | judged beyond its schema | Devengados/Primas            | ""   | <Primas Cantidad="0" Pago="x" PagoNS="0.00"></Primas> after Primas | 99     | ZB01 Rechazo |
      | NIAE118 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Primas | ""   | <Primas Cantidad="0" Pago="x" PagoNS="0.00"></Primas> after Primas | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Primas/@PagoNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoNS no es válido
      | code    | document           | kind    | given                    | where                        | from | to                                                                 | status | also         |
      | NIE119  | payroll            | Rechazo | judged beyond its schema | Devengados/Primas            | ""   | <Primas Cantidad="0" Pago="0.00" PagoNS="x"></Primas> after Primas | 99     | ZB01 Rechazo |
      | NIAE119 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Primas | ""   | <Primas Cantidad="0" Pago="0.00" PagoNS="x"></Primas> after Primas | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Cesantias/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en Cesantias
      | code    | document           | kind    | given                    | where                           | from | to                                                                                      | status | also         |
      | NIE120  | payroll            | Rechazo | judged beyond its schema | Devengados/Cesantias            | ""   | <Cesantias Pago="x" PagoIntereses="0.00" Porcentaje="0.00"></Cesantias> after Cesantias | 99     | ZB01 Rechazo |
      | NIAE120 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Cesantias | ""   | <Cesantias Pago="x" PagoIntereses="0.00" Porcentaje="0.00"></Cesantias> after Cesantias | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Cesantias/@Porcentaje is a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                                       | from    | to       | status | also |
      | NIE121  | payroll            | Rechazo | Devengados/Cesantias/@Porcentaje            | "12.00" | "100.01" | 99     | none |
      | NIAE121 | payroll adjustment | Rechazo | Reemplazar/Devengados/Cesantias/@Porcentaje | "12.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: Cesantias/@PagoIntereses is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de PagoIntereses en Cesantias
      | code    | document           | kind    | given                    | where                           | from | to                                                                                      | status | also         |
      | NIE122  | payroll            | Rechazo | judged beyond its schema | Devengados/Cesantias            | ""   | <Cesantias Pago="0.00" PagoIntereses="x" Porcentaje="0.00"></Cesantias> after Cesantias | 99     | ZB01 Rechazo |
      | NIAE122 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Cesantias | ""   | <Cesantias Pago="0.00" PagoIntereses="x" Porcentaje="0.00"></Cesantias> after Cesantias | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Incapacidad/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                        | from         | to                 | status | also |
      | NIE123  | payroll            | Rechazo | Devengados/Incapacidades/Incapacidad/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE123 | payroll adjustment | Rechazo | Reemplazar/Devengados/Incapacidades/Incapacidad/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Incapacidad/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                                     | from         | to                 | status | also |
      | NIE124  | payroll            | Rechazo | Devengados/Incapacidades/Incapacidad/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE124 | payroll adjustment | Rechazo | Reemplazar/Devengados/Incapacidades/Incapacidad/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Incapacidad/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de Incapacidad
      | code    | document           | kind    | where                                                     | from | to   | status | also          |
      | NIE125  | payroll            | Rechazo | Devengados/Incapacidades/Incapacidad/@Cantidad            | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE125 | payroll adjustment | Rechazo | Reemplazar/Devengados/Incapacidades/Incapacidad/@Cantidad | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: Incapacidad/@Tipo is one of 1, 2, 3
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de incapacidad fuera de lista
      | code    | document           | kind    | where                                                 | from | to  | status | also |
      | NIE126  | payroll            | Rechazo | Devengados/Incapacidades/Incapacidad/@Tipo            | "1"  | "9" | 99     | none |
      | NIAE126 | payroll adjustment | Rechazo | Reemplazar/Devengados/Incapacidades/Incapacidad/@Tipo | "1"  | "9" | 99     | none |

  Scenario Outline: <code> on <document>: Incapacidad/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en Incapacidad
      | code    | document           | kind    | given                    | where                               | from    | to                                                                                                                                                           | status | also         |
      | NIE127  | payroll            | Rechazo | judged beyond its schema | Devengados/Incapacidades            | present | <Incapacidades><Incapacidad Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x" Tipo="1"></Incapacidad></Incapacidades> after Incapacidades | 99     | ZB01 Rechazo |
      | NIAE127 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Incapacidades | present | <Incapacidades><Incapacidad Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x" Tipo="1"></Incapacidad></Incapacidades> after Incapacidades | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: LicenciaMP/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                   | from         | to                 | status | also |
      | NIE128  | payroll            | Rechazo | Devengados/Licencias/LicenciaMP/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE128 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaMP/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaMP/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                                | from         | to                 | status | also |
      | NIE129  | payroll            | Rechazo | Devengados/Licencias/LicenciaMP/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE129 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaMP/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaMP/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaMP
      | code    | document           | kind    | where                                                | from | to   | status | also          |
      | NIE130  | payroll            | Rechazo | Devengados/Licencias/LicenciaMP/@Cantidad            | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE130 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaMP/@Cantidad | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: LicenciaMP/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en LicenciaMP
      | code    | document           | kind    | given                    | where                           | from    | to                                                                                                                                    | status | also         |
      | NIE131  | payroll            | Rechazo | judged beyond its schema | Devengados/Licencias            | present | <Licencias><LicenciaMP Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></LicenciaMP></Licencias> after Licencias | 99     | ZB01 Rechazo |
      | NIAE131 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Licencias | present | <Licencias><LicenciaMP Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></LicenciaMP></Licencias> after Licencias | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: LicenciaR/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                  | from         | to                 | status | also |
      | NIE132  | payroll            | Rechazo | Devengados/Licencias/LicenciaR/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE132 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaR/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaR/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                               | from         | to                 | status | also |
      | NIE133  | payroll            | Rechazo | Devengados/Licencias/LicenciaR/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE133 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaR/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaR/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaR
      | code    | document           | kind    | where                                               | from | to   | status | also          |
      | NIE134  | payroll            | Rechazo | Devengados/Licencias/LicenciaR/@Cantidad            | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE134 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaR/@Cantidad | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: LicenciaR/@Pago is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Pago en LicenciaR
      | code    | document           | kind    | given                    | where                           | from    | to                                                                                                                                  | status | also         |
      | NIE135  | payroll            | Rechazo | judged beyond its schema | Devengados/Licencias            | present | <Licencias><LicenciaR Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></LicenciaR></Licencias> after Licencias | 99     | ZB01 Rechazo |
      | NIAE135 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Licencias | present | <Licencias><LicenciaR Cantidad="0" FechaFin="2026-11-01" FechaInicio="2026-11-01" Pago="x"></LicenciaR></Licencias> after Licencias | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: LicenciaNR/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                   | from         | to                 | status | also |
      | NIE136  | payroll            | Rechazo | Devengados/Licencias/LicenciaNR/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE136 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaNR/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaNR/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                                | from         | to                 | status | also |
      | NIE137  | payroll            | Rechazo | Devengados/Licencias/LicenciaNR/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE137 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaNR/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: LicenciaNR/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de LicenciaNR
      | code    | document           | kind    | where                                                | from | to   | status | also          |
      | NIE138  | payroll            | Rechazo | Devengados/Licencias/LicenciaNR/@Cantidad            | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE138 | payroll adjustment | Rechazo | Reemplazar/Devengados/Licencias/LicenciaNR/@Cantidad | "2"  | "-1" | 99     | VLR01 Rechazo |

  Scenario Outline: <code> on <document>: Bonificacion/@BonificacionS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de BonificacionS no es válido
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                          | status | also         |
      | NIE139  | payroll            | Rechazo | judged beyond its schema | Devengados/Bonificaciones            | present | <Bonificaciones><Bonificacion BonificacionNS="0.00" BonificacionS="x"></Bonificacion></Bonificaciones> after Bonificaciones | 99     | ZB01 Rechazo |
      | NIAE139 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Bonificaciones | present | <Bonificaciones><Bonificacion BonificacionNS="0.00" BonificacionS="x"></Bonificacion></Bonificaciones> after Bonificaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Bonificacion/@BonificacionNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de BonificacionNS no es válido
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                          | status | also         |
      | NIE140  | payroll            | Rechazo | judged beyond its schema | Devengados/Bonificaciones            | present | <Bonificaciones><Bonificacion BonificacionNS="x" BonificacionS="0.00"></Bonificacion></Bonificaciones> after Bonificaciones | 99     | ZB01 Rechazo |
      | NIAE140 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Bonificaciones | present | <Bonificaciones><Bonificacion BonificacionNS="x" BonificacionS="0.00"></Bonificacion></Bonificaciones> after Bonificaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Auxilio/@AuxilioS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de AuxilioS no es válido
      | code    | document           | kind    | given                    | where                          | from    | to                                                                                    | status | also         |
      | NIE141  | payroll            | Rechazo | judged beyond its schema | Devengados/Auxilios            | present | <Auxilios><Auxilio AuxilioNS="0.00" AuxilioS="x"></Auxilio></Auxilios> after Auxilios | 99     | ZB01 Rechazo |
      | NIAE141 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Auxilios | present | <Auxilios><Auxilio AuxilioNS="0.00" AuxilioS="x"></Auxilio></Auxilios> after Auxilios | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Auxilio/@AuxilioNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de AuxilioNS no es válido
      | code    | document           | kind    | given                    | where                          | from    | to                                                                                    | status | also         |
      | NIE142  | payroll            | Rechazo | judged beyond its schema | Devengados/Auxilios            | present | <Auxilios><Auxilio AuxilioNS="x" AuxilioS="0.00"></Auxilio></Auxilios> after Auxilios | 99     | ZB01 Rechazo |
      | NIAE142 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Auxilios | present | <Auxilios><Auxilio AuxilioNS="x" AuxilioS="0.00"></Auxilio></Auxilios> after Auxilios | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: HuelgaLegal/@FechaInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de inicio con formato inválido
      | code    | document           | kind    | where                                                         | from         | to                 | status | also |
      | NIE143  | payroll            | Rechazo | Devengados/HuelgasLegales/HuelgaLegal/@FechaInicio            | "2024-03-04" | "2026-11-20-05:00" | 99     | none |
      | NIAE143 | payroll adjustment | Rechazo | Reemplazar/Devengados/HuelgasLegales/HuelgaLegal/@FechaInicio | "2024-03-04" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HuelgaLegal/@FechaFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de fin con formato inválido
      | code    | document           | kind    | where                                                      | from         | to                 | status | also |
      | NIE144  | payroll            | Rechazo | Devengados/HuelgasLegales/HuelgaLegal/@FechaFin            | "2024-03-05" | "2026-11-20-05:00" | 99     | none |
      | NIAE144 | payroll adjustment | Rechazo | Reemplazar/Devengados/HuelgasLegales/HuelgaLegal/@FechaFin | "2024-03-05" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: HuelgaLegal/@Cantidad is a whole number of 0 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la cantidad de HuelgaLegal
      | code    | document           | kind    | where                                                      | from | to   | status | also          |
      | NIE145  | payroll            | Rechazo | Devengados/HuelgasLegales/HuelgaLegal/@Cantidad            | "2"  | "-1" | 99     | VLR01 Rechazo |
      | NIAE145 | payroll adjustment | Rechazo | Reemplazar/Devengados/HuelgasLegales/HuelgaLegal/@Cantidad | "2"  | "-1" | 99     | VLR01 Rechazo |
