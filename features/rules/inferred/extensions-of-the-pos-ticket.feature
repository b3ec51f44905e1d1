# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @PD
Feature: Extensions of the POS ticket (PD), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The group PuntoVenta is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo de la caja de venta
      | code   | document   | kind    | given                                                                                                                                                                                     | where                                                                 | from    | to     | status | also |
      | DEPD23 | POS ticket | Rechazo | DEPD23 is on; ext:UBLExtensions/ext:UBLExtension[4]/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta = in ext:UBLExtensions/ext:UBLExtension[4]/ext:ExtensionContent after PuntoVenta | ext:UBLExtensions/ext:UBLExtension[4]/ext:ExtensionContent/PuntoVenta | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: The group InformacionCajaVenta is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo de la caja de venta
      | code   | document   | kind    | given        | where                                                                                   | from    | to     | status | also                           |
      | DEPD24 | POS ticket | Rechazo | DEPD24 is on | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/PuntoVenta/InformacionCajaVenta | present | absent | 99     | DEPD11 Rechazo, DEPD21 Rechazo |
