# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-DOCUMENT
Feature: Payroll: standing and signs (NE-DOCUMENT)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The employer is enabled for payroll on the platform
    Given a generated document: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El emisor no está habilitado en la plataforma
      | code | document           | kind    | to                                               | status | also                                                                                |
      | 92   | payroll            | Rechazo | companies are enabled for support documents only | 99     | NIE017 Rechazo, NIE033 Rechazo                                                      |
      | 92   | payroll adjustment | Rechazo | companies are enabled for support documents only | 99     | NIAE017 Rechazo if Reemplazar/ProveedorXML, NIAE033 Rechazo if Reemplazar/Empleador |

  Scenario Outline: <code> on <document>: No amount, quantity or percentage of the payroll is negative
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document | kind    | where                 | from | to                                                                             | status | also |
      | VLR01 | payroll  | Rechazo | Devengados/Transporte | ""   | <Transporte AuxilioTransporte="-1.00"></Transporte> after Basico or Transporte | 99     | none |

  Scenario Outline: <code> on <document>: No amount, quantity or percentage of Reemplazar is negative
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Los valores y porcentajes deben ser positivos
      | code  | document           | kind    | where                            | from | to                                                                             | status | also |
      | VLR01 | payroll adjustment | Rechazo | Reemplazar/Devengados/Transporte | ""   | <Transporte AuxilioTransporte="-1.00"></Transporte> after Basico or Transporte | 99     | none |
