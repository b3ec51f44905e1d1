# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-EARNINGS
Feature: Payroll: earnings (NE-EARNINGS), part 2
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: OtroConcepto/@DescripcionConcepto is there
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la descripción del concepto
      | code    | document           | kind    | where                                                                  | from               | to     | status | also         |
      | NIE146  | payroll            | Rechazo | Devengados/OtrosConceptos/OtroConcepto/@DescripcionConcepto            | "Prima extralegal" | absent | 99     | ZB01 Rechazo |
      | NIAE146 | payroll adjustment | Rechazo | Reemplazar/Devengados/OtrosConceptos/OtroConcepto/@DescripcionConcepto | "Prima extralegal" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: OtroConcepto/@ConceptoS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ConceptoS no es válido
      | code    | document           | kind    | where                                | from    | to      | status | also         |
      | NIE147  | payroll            | Rechazo | Devengados/OtrosConceptos            | present | present | 99     | ZB01 Rechazo |
      | NIAE147 | payroll adjustment | Rechazo | Reemplazar/Devengados/OtrosConceptos | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: OtroConcepto/@ConceptoNS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ConceptoNS no es válido
      | code    | document           | kind    | where                                | from    | to      | status | also         |
      | NIE148  | payroll            | Rechazo | Devengados/OtrosConceptos            | present | present | 99     | ZB01 Rechazo |
      | NIAE148 | payroll adjustment | Rechazo | Reemplazar/Devengados/OtrosConceptos | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Compensacion/@CompensacionO is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de CompensacionO en Compensacion
      | code    | document           | kind    | where                                | from    | to      | status | also         |
      | NIE149  | payroll            | Rechazo | Devengados/Compensaciones            | present | present | 99     | ZB01 Rechazo |
      | NIAE149 | payroll adjustment | Rechazo | Reemplazar/Devengados/Compensaciones | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Compensacion/@CompensacionE is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de CompensacionE en Compensacion
      | code    | document           | kind    | where                                | from    | to      | status | also         |
      | NIE150  | payroll            | Rechazo | Devengados/Compensaciones            | present | present | 99     | ZB01 Rechazo |
      | NIAE150 | payroll adjustment | Rechazo | Reemplazar/Devengados/Compensaciones | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoS no es válido
      | code    | document           | kind    | where                            | from    | to      | status | also         |
      | NIE151  | payroll            | Rechazo | Devengados/BonoEPCTVs            | present | present | 99     | ZB01 Rechazo |
      | NIAE151 | payroll adjustment | Rechazo | Reemplazar/Devengados/BonoEPCTVs | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoNS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoNS no es válido
      | code    | document           | kind    | where                            | from    | to      | status | also         |
      | NIE152  | payroll            | Rechazo | Devengados/BonoEPCTVs            | present | present | 99     | ZB01 Rechazo |
      | NIAE152 | payroll adjustment | Rechazo | Reemplazar/Devengados/BonoEPCTVs | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoAlimentacionS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoAlimentacionS no es válido
      | code    | document           | kind    | where                            | from    | to      | status | also         |
      | NIE153  | payroll            | Rechazo | Devengados/BonoEPCTVs            | present | present | 99     | ZB01 Rechazo |
      | NIAE153 | payroll adjustment | Rechazo | Reemplazar/Devengados/BonoEPCTVs | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoAlimentacionNS is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoAlimentacionNS no es válido
      | code    | document           | kind    | where                            | from    | to      | status | also         |
      | NIE154  | payroll            | Rechazo | Devengados/BonoEPCTVs            | present | present | 99     | ZB01 Rechazo |
      | NIAE154 | payroll adjustment | Rechazo | Reemplazar/Devengados/BonoEPCTVs | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Comisiones/Comision is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Comision no es válido
      | code    | document           | kind    | where                            | from    | to      | status | also         |
      | NIE155  | payroll            | Rechazo | Devengados/Comisiones            | present | present | 99     | ZB01 Rechazo |
      | NIAE155 | payroll adjustment | Rechazo | Reemplazar/Devengados/Comisiones | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: PagosTerceros/PagoTercero is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoTercero no es válido
      | code    | document           | kind    | where                               | from    | to      | status | also         |
      | NIE193  | payroll            | Rechazo | Devengados/PagosTerceros            | present | present | 99     | ZB01 Rechazo |
      | NIAE193 | payroll adjustment | Rechazo | Reemplazar/Devengados/PagosTerceros | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Anticipos/Anticipo is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Anticipo no es válido
      | code    | document           | kind    | where                           | from    | to      | status | also         |
      | NIE194  | payroll            | Rechazo | Devengados/Anticipos            | present | present | 99     | ZB01 Rechazo |
      | NIAE194 | payroll adjustment | Rechazo | Reemplazar/Devengados/Anticipos | present | present | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Dotacion is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Dotacion no es válido
      | code    | document           | kind    | where                          | from      | to  | status | also         |
      | NIE156  | payroll            | Rechazo | Devengados/Dotacion            | "6000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE156 | payroll adjustment | Rechazo | Reemplazar/Devengados/Dotacion | "6000.00" | "x" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/ApoyoSost is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ApoyoSost no es válido
      | code    | document           | kind    | where                           | from      | to  | status | also         |
      | NIE157  | payroll            | Rechazo | Devengados/ApoyoSost            | "5000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE157 | payroll adjustment | Rechazo | Reemplazar/Devengados/ApoyoSost | "5000.00" | "x" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Teletrabajo is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Teletrabajo no es válido
      | code    | document           | kind    | where                             | from      | to  | status | also         |
      | NIE158  | payroll            | Rechazo | Devengados/Teletrabajo            | "4000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE158 | payroll adjustment | Rechazo | Reemplazar/Devengados/Teletrabajo | "4000.00" | "x" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/BonifRetiro is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de BonifRetiro no es válido
      | code    | document           | kind    | where                             | from      | to  | status | also         |
      | NIE159  | payroll            | Rechazo | Devengados/BonifRetiro            | "3000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE159 | payroll adjustment | Rechazo | Reemplazar/Devengados/BonifRetiro | "3000.00" | "x" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Indemnizacion is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Indemnizacion no es válido
      | code    | document           | kind    | where                               | from      | to  | status | also         |
      | NIE160  | payroll            | Rechazo | Devengados/Indemnizacion            | "2000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE160 | payroll adjustment | Rechazo | Reemplazar/Devengados/Indemnizacion | "2000.00" | "x" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Reintegro is a decimal number
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Reintegro no es válido
      | code    | document           | kind    | where                           | from      | to  | status | also         |
      | NIE201  | payroll            | Rechazo | Devengados/Reintegro            | "1000.00" | "x" | 99     | ZB01 Rechazo |
      | NIAE201 | payroll adjustment | Rechazo | Reemplazar/Devengados/Reintegro | "1000.00" | "x" | 99     | ZB01 Rechazo |
