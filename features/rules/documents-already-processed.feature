# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @LEDGER
Feature: Documents already processed (LEDGER)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The document was not accepted before
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document                | kind    | where      | from   | to                           | status | also |
      | 90   | invoice                 | Rechazo | the number | unused | that of an accepted document | 99     | none |
      | 90   | credit note             | Rechazo | the number | unused | that of an accepted document | 99     | none |
      | 90   | debit note              | Rechazo | the number | unused | that of an accepted document | 99     | none |
      | 90   | support document        | Rechazo | the number | unused | that of an accepted document | 99     | none |
      | 90   | support adjustment note | Rechazo | the number | unused | that of an accepted document | 99     | none |

  Scenario Outline: <code> on <document>: The payroll document was not accepted before
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document           | kind    | where      | from   | to                           | status | also |
      | 90   | payroll            | Rechazo | the number | unused | that of an accepted document | 99     | none |
      | 90   | payroll adjustment | Rechazo | the number | unused | that of an accepted document | 99     | none |
