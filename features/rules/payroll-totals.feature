# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-TOTALS
Feature: Payroll: totals (NE-TOTALS)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Redondeo is a number from -2.00 to 2.00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El redondeo no es válido
      | code    | document           | kind    | where               | from   | to     | status | also |
      | NIE186  | payroll            | Rechazo | Redondeo            | "0.00" | "5.00" | 99     | none |
      | NIAE186 | payroll adjustment | Rechazo | Reemplazar/Redondeo | "0.00" | "5.00" | 99     | none |

  Scenario Outline: <code> on <document>: DevengadosTotal is the sum of what is earned
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total devengado no coincide
      | code    | document           | kind    | given                               | where                            | from | to                                                                              | status | also |
      | NIE187  | payroll            | Rechazo | DevengadosTotal is there            | Devengados/Transporte            | ""   | <Transporte AuxilioTransporte="999.00"></Transporte> after Basico or Transporte | 99     | none |
      | NIAE187 | payroll adjustment | Rechazo | Reemplazar/DevengadosTotal is there | Reemplazar/Devengados/Transporte | ""   | <Transporte AuxilioTransporte="999.00"></Transporte> after Basico or Transporte | 99     | none |

  Scenario Outline: <code> on <document>: DeduccionesTotal is the sum of what is deducted
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total de deducciones no coincide
      | code    | document           | kind    | given                                | where                                   | from       | to          | status | also |
      | NIE188  | payroll            | Rechazo | DeduccionesTotal is there            | Deducciones/Salud/@Deduccion            | "80000.00" | "987654.32" | 99     | none |
      | NIAE188 | payroll adjustment | Rechazo | Reemplazar/DeduccionesTotal is there | Reemplazar/Deducciones/Salud/@Deduccion | "80000.00" | "987654.32" | 99     | none |

  Scenario Outline: <code> on <document>: ComprobanteTotal is what is earned less what is deducted
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El total del comprobante no coincide
      | code    | document           | kind    | where                       | from         | to             | status | also |
      | NIE189  | payroll            | Rechazo | ComprobanteTotal            | "2259900.00" | "987654321.00" | 99     | none |
      | NIAE189 | payroll adjustment | Rechazo | Reemplazar/ComprobanteTotal | "2259900.00" | "987654321.00" | 99     | none |
