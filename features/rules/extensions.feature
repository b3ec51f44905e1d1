# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AA
Feature: Extensions (AA)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The extensions of the authority and of the signature are there
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)
      | code   | document                | kind         | where                                 | from    | to     | status | also                                                                                       |
      | FAA02  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | FAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, FAD05e Rechazo   |
      | CAA02  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | CAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent                   |
      | DAA02  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | DAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent                   |
      | DSAA02 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | DSAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, DSAD05e Rechazo |
      | NSAA02 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | NSAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent                  |
      | NAAA02 | equivalent credit note  | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | NAAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent                  |
