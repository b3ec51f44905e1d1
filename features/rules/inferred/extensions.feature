# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AA
Feature: Extensions (AA), inferred
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The extensions of the authority and of the signature are there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)
      | code    | document              | kind         | given         | where                                 | from    | to     | status | also                                                                                       |
      | DEAA02  | pos ticket            | Notificación | DEAA02 is on  | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | DEAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent, DEAD05e Rechazo |
      | NADAA02 | equivalent debit note | Notificación | NADAA02 is on | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | NADAB03 Rechazo if ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent                 |
