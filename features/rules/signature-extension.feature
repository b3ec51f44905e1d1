# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @AC
Feature: Signature extension (AC)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: One extension holds ds:Signature
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El grupo ds:Signature debe aparecer una sola vez
      | code   | document                | kind    | where                              | from            | to      | status | also         |
      | FAC03  | invoice                 | Rechazo | ext:UBLExtensions/ext:UBLExtension | present 3 times | present | 99     | DC01 Rechazo |
      | CAC03  | credit note             | Rechazo | ext:UBLExtensions/ext:UBLExtension | present twice   | present | 99     | DC01 Rechazo |
      | DAC03  | debit note              | Rechazo | ext:UBLExtensions/ext:UBLExtension | present twice   | present | 99     | DC01 Rechazo |
      | DSAC03 | support document        | Rechazo | ext:UBLExtensions/ext:UBLExtension | present twice   | present | 99     | DC01 Rechazo |
      | NSAC03 | support adjustment note | Rechazo | ext:UBLExtensions/ext:UBLExtension | present twice   | present | 99     | DC01 Rechazo |
