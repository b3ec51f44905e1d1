# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-DEDUCTIONS
Feature: Payroll: deductions (NE-DEDUCTIONS)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Salud/@Porcentaje is Salud with a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                                    | from   | to       | status | also |
      | NIE161  | payroll            | Rechazo | Deducciones/Salud/@Porcentaje            | "4.00" | "100.01" | 99     | none |
      | NIAE161 | payroll adjustment | Rechazo | Reemplazar/Deducciones/Salud/@Porcentaje | "4.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: Salud/@Deduccion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Deduccion en Salud
      | code    | document           | kind    | given                    | where                        | from | to                                                          | status | also         |
      | NIE163  | payroll            | Rechazo | judged beyond its schema | Deducciones/Salud            | ""   | <Salud Deduccion="x" Porcentaje="0.00"></Salud> after Salud | 99     | ZB01 Rechazo |
      | NIAE163 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Salud | ""   | <Salud Deduccion="x" Porcentaje="0.00"></Salud> after Salud | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: FondoPension/@Porcentaje is FondoPension with a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                                           | from   | to       | status | also |
      | NIE164  | payroll            | Rechazo | Deducciones/FondoPension/@Porcentaje            | "4.00" | "100.01" | 99     | none |
      | NIAE164 | payroll adjustment | Rechazo | Reemplazar/Deducciones/FondoPension/@Porcentaje | "4.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: FondoPension/@Deduccion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Deduccion en FondoPension
      | code    | document           | kind    | given                    | where                               | from | to                                                                               | status | also         |
      | NIE166  | payroll            | Rechazo | judged beyond its schema | Deducciones/FondoPension            | ""   | <FondoPension Deduccion="x" Porcentaje="0.00"></FondoPension> after FondoPension | 99     | ZB01 Rechazo |
      | NIAE166 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/FondoPension | ""   | <FondoPension Deduccion="x" Porcentaje="0.00"></FondoPension> after FondoPension | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: FondoSP/@Porcentaje is a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje no es válido
      | code    | document           | kind    | where                                      | from   | to       | status | also |
      | NIE167  | payroll            | Rechazo | Deducciones/FondoSP/@Porcentaje            | "1.00" | "100.01" | 99     | none |
      | NIAE167 | payroll adjustment | Rechazo | Reemplazar/Deducciones/FondoSP/@Porcentaje | "1.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: FondoSP/@DeduccionSP is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de DeduccionSP no es válido
      | code    | document           | kind    | given                    | where                          | from | to                                                                                                           | status | also         |
      | NIE168  | payroll            | Rechazo | judged beyond its schema | Deducciones/FondoSP            | ""   | <FondoSP DeduccionSP="x" DeduccionSub="0.00" Porcentaje="0.00" PorcentajeSub="0.00"></FondoSP> after FondoSP | 99     | ZB01 Rechazo |
      | NIAE168 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/FondoSP | ""   | <FondoSP DeduccionSP="x" DeduccionSub="0.00" Porcentaje="0.00" PorcentajeSub="0.00"></FondoSP> after FondoSP | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: FondoSP/@PorcentajeSub is a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje PorcentajeSub no es válido
      | code    | document           | kind    | where                                         | from   | to       | status | also |
      | NIE169  | payroll            | Rechazo | Deducciones/FondoSP/@PorcentajeSub            | "1.00" | "100.01" | 99     | none |
      | NIAE169 | payroll adjustment | Rechazo | Reemplazar/Deducciones/FondoSP/@PorcentajeSub | "1.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: FondoSP/@DeduccionSub is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de DeduccionSub no es válido
      | code    | document           | kind    | given                    | where                          | from | to                                                                                                           | status | also         |
      | NIE170  | payroll            | Rechazo | judged beyond its schema | Deducciones/FondoSP            | ""   | <FondoSP DeduccionSP="0.00" DeduccionSub="x" Porcentaje="0.00" PorcentajeSub="0.00"></FondoSP> after FondoSP | 99     | ZB01 Rechazo |
      | NIAE170 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/FondoSP | ""   | <FondoSP DeduccionSP="0.00" DeduccionSub="x" Porcentaje="0.00" PorcentajeSub="0.00"></FondoSP> after FondoSP | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Sindicato/@Porcentaje is a percentage from 0 to 100
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El porcentaje falta o no es válido
      | code    | document           | kind    | where                                                   | from   | to       | status | also |
      | NIE171  | payroll            | Rechazo | Deducciones/Sindicatos/Sindicato/@Porcentaje            | "1.00" | "100.01" | 99     | none |
      | NIAE171 | payroll adjustment | Rechazo | Reemplazar/Deducciones/Sindicatos/Sindicato/@Porcentaje | "1.00" | "100.01" | 99     | none |

  Scenario Outline: <code> on <document>: Sindicato/@Deduccion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Deduccion en Sindicato
      | code    | document           | kind    | given                    | where                             | from    | to                                                                                                | status | also         |
      | NIE172  | payroll            | Rechazo | judged beyond its schema | Deducciones/Sindicatos            | present | <Sindicatos><Sindicato Deduccion="x" Porcentaje="0.00"></Sindicato></Sindicatos> after Sindicatos | 99     | ZB01 Rechazo |
      | NIAE172 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Sindicatos | present | <Sindicatos><Sindicato Deduccion="x" Porcentaje="0.00"></Sindicato></Sindicatos> after Sindicatos | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Sancion/@SancionPublic is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de SancionPublic en Sancion
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                              | status | also         |
      | NIE173  | payroll            | Rechazo | judged beyond its schema | Deducciones/Sanciones            | present | <Sanciones><Sancion SancionPriv="0.00" SancionPublic="x"></Sancion></Sanciones> after Sanciones | 99     | ZB01 Rechazo |
      | NIAE173 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Sanciones | present | <Sanciones><Sancion SancionPriv="0.00" SancionPublic="x"></Sancion></Sanciones> after Sanciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Sancion/@SancionPriv is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de SancionPriv en Sancion
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                              | status | also         |
      | NIE174  | payroll            | Rechazo | judged beyond its schema | Deducciones/Sanciones            | present | <Sanciones><Sancion SancionPriv="x" SancionPublic="0.00"></Sancion></Sanciones> after Sanciones | 99     | ZB01 Rechazo |
      | NIAE174 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Sanciones | present | <Sanciones><Sancion SancionPriv="x" SancionPublic="0.00"></Sancion></Sanciones> after Sanciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Libranza/@Descripcion is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la descripción
      | code    | document           | kind    | given                    | where                                                  | from                  | to     | status | also         |
      | NIE175  | payroll            | Rechazo | judged beyond its schema | Deducciones/Libranzas/Libranza/@Descripcion            | "Crédito de vivienda" | absent | 99     | ZB01 Rechazo |
      | NIAE175 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Libranzas/Libranza/@Descripcion | "Crédito de vivienda" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Libranza/@Deduccion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el valor de Deduccion en Libranza
      | code    | document           | kind    | given                    | where                            | from    | to                                                                                                | status | also         |
      | NIE176  | payroll            | Rechazo | judged beyond its schema | Deducciones/Libranzas            | present | <Libranzas><Libranza Deduccion="x" Descripcion="Concepto"></Libranza></Libranzas> after Libranzas | 99     | ZB01 Rechazo |
      | NIAE176 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Libranzas | present | <Libranzas><Libranza Deduccion="x" Descripcion="Concepto"></Libranza></Libranzas> after Libranzas | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: PagosTerceros/PagoTercero is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PagoTercero no es válido
      | code    | document           | kind    | given                    | where                                | from    | to                                                                              | status | also         |
      | NIE195  | payroll            | Rechazo | judged beyond its schema | Deducciones/PagosTerceros            | present | <PagosTerceros><PagoTercero>x</PagoTercero></PagosTerceros> after PagosTerceros | 99     | ZB01 Rechazo |
      | NIAE195 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/PagosTerceros | present | <PagosTerceros><PagoTercero>x</PagoTercero></PagosTerceros> after PagosTerceros | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Anticipos/Anticipo is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Anticipo no es válido
      | code    | document           | kind    | given                    | where                            | from    | to                                                            | status | also         |
      | NIE196  | payroll            | Rechazo | judged beyond its schema | Deducciones/Anticipos            | present | <Anticipos><Anticipo>x</Anticipo></Anticipos> after Anticipos | 99     | ZB01 Rechazo |
      | NIAE196 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Anticipos | present | <Anticipos><Anticipo>x</Anticipo></Anticipos> after Anticipos | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: OtrasDeducciones/OtraDeduccion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de OtraDeduccion no es válido
      | code    | document           | kind    | given                    | where                                   | from    | to                                                                                           | status | also         |
      | NIE197  | payroll            | Rechazo | judged beyond its schema | Deducciones/OtrasDeducciones            | present | <OtrasDeducciones><OtraDeduccion>x</OtraDeduccion></OtrasDeducciones> after OtrasDeducciones | 99     | ZB01 Rechazo |
      | NIAE197 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/OtrasDeducciones | present | <OtrasDeducciones><OtraDeduccion>x</OtraDeduccion></OtrasDeducciones> after OtrasDeducciones | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/PensionVoluntaria is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PensionVoluntaria no es válido
      | code    | document           | kind    | given                    | where                                    | from      | to                                                               | status | also         |
      | NIE198  | payroll            | Rechazo | judged beyond its schema | Deducciones/PensionVoluntaria            | "4000.00" | <PensionVoluntaria>x</PensionVoluntaria> after PensionVoluntaria | 99     | ZB01 Rechazo |
      | NIAE198 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/PensionVoluntaria | "4000.00" | <PensionVoluntaria>x</PensionVoluntaria> after PensionVoluntaria | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/RetencionFuente is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de RetencionFuente no es válido
      | code    | document           | kind    | given                    | where                                  | from      | to                                                         | status | also         |
      | NIE177  | payroll            | Rechazo | judged beyond its schema | Deducciones/RetencionFuente            | "5000.00" | <RetencionFuente>x</RetencionFuente> after RetencionFuente | 99     | ZB01 Rechazo |
      | NIAE177 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/RetencionFuente | "5000.00" | <RetencionFuente>x</RetencionFuente> after RetencionFuente | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/AFC is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de AFC no es válido
      | code    | document           | kind    | given                    | where                      | from      | to                     | status | also         |
      | NIE179  | payroll            | Rechazo | judged beyond its schema | Deducciones/AFC            | "6000.00" | <AFC>x</AFC> after AFC | 99     | ZB01 Rechazo |
      | NIAE179 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/AFC | "6000.00" | <AFC>x</AFC> after AFC | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/Cooperativa is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Cooperativa no es válido
      | code    | document           | kind    | given                    | where                              | from      | to                                             | status | also         |
      | NIE180  | payroll            | Rechazo | judged beyond its schema | Deducciones/Cooperativa            | "7000.00" | <Cooperativa>x</Cooperativa> after Cooperativa | 99     | ZB01 Rechazo |
      | NIAE180 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Cooperativa | "7000.00" | <Cooperativa>x</Cooperativa> after Cooperativa | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/EmbargoFiscal is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de EmbargoFiscal no es válido
      | code    | document           | kind    | given                    | where                                | from      | to                                                   | status | also         |
      | NIE181  | payroll            | Rechazo | judged beyond its schema | Deducciones/EmbargoFiscal            | "8000.00" | <EmbargoFiscal>x</EmbargoFiscal> after EmbargoFiscal | 99     | ZB01 Rechazo |
      | NIAE181 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/EmbargoFiscal | "8000.00" | <EmbargoFiscal>x</EmbargoFiscal> after EmbargoFiscal | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/PlanComplementarios is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de PlanComplementarios no es válido
      | code    | document           | kind    | given                    | where                                      | from      | to                                                                     | status | also         |
      | NIE182  | payroll            | Rechazo | judged beyond its schema | Deducciones/PlanComplementarios            | "9000.00" | <PlanComplementarios>x</PlanComplementarios> after PlanComplementarios | 99     | ZB01 Rechazo |
      | NIAE182 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/PlanComplementarios | "9000.00" | <PlanComplementarios>x</PlanComplementarios> after PlanComplementarios | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/Educacion is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Educacion no es válido
      | code    | document           | kind    | given                    | where                            | from       | to                                       | status | also         |
      | NIE183  | payroll            | Rechazo | judged beyond its schema | Deducciones/Educacion            | "10000.00" | <Educacion>x</Educacion> after Educacion | 99     | ZB01 Rechazo |
      | NIAE183 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Educacion | "10000.00" | <Educacion>x</Educacion> after Educacion | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/Reintegro is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Reintegro no es válido
      | code    | document           | kind    | given                    | where                            | from       | to                                       | status | also         |
      | NIE184  | payroll            | Rechazo | judged beyond its schema | Deducciones/Reintegro            | "11000.00" | <Reintegro>x</Reintegro> after Reintegro | 99     | ZB01 Rechazo |
      | NIAE184 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Reintegro | "11000.00" | <Reintegro>x</Reintegro> after Reintegro | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: Deducciones/Deuda is a decimal number
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El valor de Deuda no es válido
      | code    | document           | kind    | given                    | where                        | from       | to                           | status | also         |
      | NIE185  | payroll            | Rechazo | judged beyond its schema | Deducciones/Deuda            | "12000.00" | <Deuda>x</Deuda> after Deuda | 99     | ZB01 Rechazo |
      | NIAE185 | payroll adjustment | Rechazo | judged beyond its schema | Reemplazar/Deducciones/Deuda | "12000.00" | <Deuda>x</Deuda> after Deuda | 99     | ZB01 Rechazo |
