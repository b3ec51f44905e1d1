# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-EARNINGS
Feature: Payroll: earnings (NE-EARNINGS), part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: OtroConcepto/@DescripcionConcepto is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la descripción del concepto
      | code    | document           | kind    | given                    | where                                                                  | from               | to     | status | also         |
      | NIE146  | payroll            | Rechazo | judged beyond its schema | Devengados/OtrosConceptos/OtroConcepto/@DescripcionConcepto            | "Prima extralegal" | absent | 99     | ZB01 Rechazo |
      | NIAE146 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/OtrosConceptos/OtroConcepto/@DescripcionConcepto | "Prima extralegal" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: OtroConcepto/@ConceptoS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ConceptoS no es válido
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                                                 | status | also         |
      | NIE147  | payroll            | Rechazo | judged beyond its schema | Devengados/OtrosConceptos            | present | <OtrosConceptos><OtroConcepto ConceptoNS="0.00" ConceptoS="x" DescripcionConcepto="Concepto"></OtroConcepto></OtrosConceptos> after OtrosConceptos | 99     | ZB01 Rechazo |
      | NIAE147 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/OtrosConceptos | present | <OtrosConceptos><OtroConcepto ConceptoNS="0.00" ConceptoS="x" DescripcionConcepto="Concepto"></OtroConcepto></OtrosConceptos> after OtrosConceptos | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: OtroConcepto/@ConceptoNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ConceptoNS no es válido
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                                                 | status | also         |
      | NIE148  | payroll            | Rechazo | judged beyond its schema | Devengados/OtrosConceptos            | present | <OtrosConceptos><OtroConcepto ConceptoNS="x" ConceptoS="0.00" DescripcionConcepto="Concepto"></OtroConcepto></OtrosConceptos> after OtrosConceptos | 99     | ZB01 Rechazo |
      | NIAE148 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/OtrosConceptos | present | <OtrosConceptos><OtroConcepto ConceptoNS="x" ConceptoS="0.00" DescripcionConcepto="Concepto"></OtroConcepto></OtrosConceptos> after OtrosConceptos | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Compensacion/@CompensacionO is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de CompensacionO en Compensacion
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                         | status | also         |
      | NIE149  | payroll            | Rechazo | judged beyond its schema | Devengados/Compensaciones            | present | <Compensaciones><Compensacion CompensacionE="0.00" CompensacionO="x"></Compensacion></Compensaciones> after Compensaciones | 99     | ZB01 Rechazo |
      | NIAE149 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Compensaciones | present | <Compensaciones><Compensacion CompensacionE="0.00" CompensacionO="x"></Compensacion></Compensaciones> after Compensaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Compensacion/@CompensacionE is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de CompensacionE en Compensacion
      | code    | document           | kind    | given                    | where                                | from    | to                                                                                                                         | status | also         |
      | NIE150  | payroll            | Rechazo | judged beyond its schema | Devengados/Compensaciones            | present | <Compensaciones><Compensacion CompensacionE="x" CompensacionO="0.00"></Compensacion></Compensaciones> after Compensaciones | 99     | ZB01 Rechazo |
      | NIAE150 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Compensaciones | present | <Compensaciones><Compensacion CompensacionE="x" CompensacionO="0.00"></Compensacion></Compensaciones> after Compensaciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoS no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                                                           | status | also         |
      | NIE151  | payroll            | Rechazo | judged beyond its schema | Devengados/BonoEPCTVs            | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="0.00" PagoNS="0.00" PagoS="x"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |
      | NIAE151 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/BonoEPCTVs | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="0.00" PagoNS="0.00" PagoS="x"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoNS no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                                                           | status | also         |
      | NIE152  | payroll            | Rechazo | judged beyond its schema | Devengados/BonoEPCTVs            | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="0.00" PagoNS="x" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |
      | NIAE152 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/BonoEPCTVs | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="0.00" PagoNS="x" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoAlimentacionS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoAlimentacionS no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                                                           | status | also         |
      | NIE153  | payroll            | Rechazo | judged beyond its schema | Devengados/BonoEPCTVs            | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="x" PagoNS="0.00" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |
      | NIAE153 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/BonoEPCTVs | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="0.00" PagoAlimentacionS="x" PagoNS="0.00" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: BonoEPCTV/@PagoAlimentacionNS is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoAlimentacionNS no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                                                           | status | also         |
      | NIE154  | payroll            | Rechazo | judged beyond its schema | Devengados/BonoEPCTVs            | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="x" PagoAlimentacionS="0.00" PagoNS="0.00" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |
      | NIAE154 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/BonoEPCTVs | present | <BonoEPCTVs><BonoEPCTV PagoAlimentacionNS="x" PagoAlimentacionS="0.00" PagoNS="0.00" PagoS="0.00"></BonoEPCTV></BonoEPCTVs> after BonoEPCTVs | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Comisiones/Comision is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Comision no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                               | status | also         |
      | NIE155  | payroll            | Rechazo | judged beyond its schema | Devengados/Comisiones            | present | <Comisiones><Comision>x</Comision></Comisiones> after Comisiones | 99     | ZB01 Rechazo |
      | NIAE155 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Comisiones | present | <Comisiones><Comision>x</Comision></Comisiones> after Comisiones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: PagosTerceros/PagoTercero is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoTercero no es válido
      | code    | document           | kind    | given                    | where                               | from    | to                                                                              | status | also         |
      | NIE193  | payroll            | Rechazo | judged beyond its schema | Devengados/PagosTerceros            | present | <PagosTerceros><PagoTercero>x</PagoTercero></PagosTerceros> after PagosTerceros | 99     | ZB01 Rechazo |
      | NIAE193 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/PagosTerceros | present | <PagosTerceros><PagoTercero>x</PagoTercero></PagosTerceros> after PagosTerceros | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Anticipos/Anticipo is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Anticipo no es válido
      | code    | document           | kind    | given                    | where                           | from    | to                                                            | status | also         |
      | NIE194  | payroll            | Rechazo | judged beyond its schema | Devengados/Anticipos            | present | <Anticipos><Anticipo>x</Anticipo></Anticipos> after Anticipos | 99     | ZB01 Rechazo |
      | NIAE194 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Anticipos | present | <Anticipos><Anticipo>x</Anticipo></Anticipos> after Anticipos | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Dotacion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Dotacion no es válido
      | code    | document           | kind    | given                    | where                          | from      | to                                    | status | also         |
      | NIE156  | payroll            | Rechazo | judged beyond its schema | Devengados/Dotacion            | "6000.00" | <Dotacion>x</Dotacion> after Dotacion | 99     | ZB01 Rechazo |
      | NIAE156 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Dotacion | "6000.00" | <Dotacion>x</Dotacion> after Dotacion | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/ApoyoSost is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de ApoyoSost no es válido
      | code    | document           | kind    | given                    | where                           | from      | to                                       | status | also         |
      | NIE157  | payroll            | Rechazo | judged beyond its schema | Devengados/ApoyoSost            | "5000.00" | <ApoyoSost>x</ApoyoSost> after ApoyoSost | 99     | ZB01 Rechazo |
      | NIAE157 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/ApoyoSost | "5000.00" | <ApoyoSost>x</ApoyoSost> after ApoyoSost | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Teletrabajo is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Teletrabajo no es válido
      | code    | document           | kind    | given                    | where                             | from      | to                                             | status | also         |
      | NIE158  | payroll            | Rechazo | judged beyond its schema | Devengados/Teletrabajo            | "4000.00" | <Teletrabajo>x</Teletrabajo> after Teletrabajo | 99     | ZB01 Rechazo |
      | NIAE158 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Teletrabajo | "4000.00" | <Teletrabajo>x</Teletrabajo> after Teletrabajo | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/BonifRetiro is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de BonifRetiro no es válido
      | code    | document           | kind    | given                    | where                             | from      | to                                             | status | also         |
      | NIE159  | payroll            | Rechazo | judged beyond its schema | Devengados/BonifRetiro            | "3000.00" | <BonifRetiro>x</BonifRetiro> after BonifRetiro | 99     | ZB01 Rechazo |
      | NIAE159 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/BonifRetiro | "3000.00" | <BonifRetiro>x</BonifRetiro> after BonifRetiro | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Indemnizacion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Indemnizacion no es válido
      | code    | document           | kind    | given                    | where                               | from      | to                                                   | status | also         |
      | NIE160  | payroll            | Rechazo | judged beyond its schema | Devengados/Indemnizacion            | "2000.00" | <Indemnizacion>x</Indemnizacion> after Indemnizacion | 99     | ZB01 Rechazo |
      | NIAE160 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Indemnizacion | "2000.00" | <Indemnizacion>x</Indemnizacion> after Indemnizacion | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Devengados/Reintegro is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Reintegro no es válido
      | code    | document           | kind    | given                    | where                           | from      | to                                       | status | also         |
      | NIE201  | payroll            | Rechazo | judged beyond its schema | Devengados/Reintegro            | "1000.00" | <Reintegro>x</Reintegro> after Reintegro | 99     | ZB01 Rechazo |
      | NIAE201 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Devengados/Reintegro | "1000.00" | <Reintegro>x</Reintegro> after Reintegro | 99     | ZB01 Rechazo |
