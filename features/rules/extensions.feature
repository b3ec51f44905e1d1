# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AA
Feature: Extensions (AA)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The extensions of the authority and of the signature are there
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)
      | code   | document                | kind         | where                                 | from    | to     | status | also                            |
      | FAA02  | invoice                 | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | FAB03 Rechazo, FAD05e Rechazo   |
      | CAA02  | credit note             | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | CAB03 Rechazo                   |
      | DAA02  | debit note              | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | DAB03 Rechazo                   |
      | DSAA02 | support document        | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | DSAB03 Rechazo, DSAD05e Rechazo |
      | NSAA02 | support adjustment note | Notificación | ext:UBLExtensions/ext:UBLExtension[1] | present | absent | 99     | NSAB03 Rechazo                  |
