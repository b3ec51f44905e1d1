# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @LEDGER
Feature: Documents already processed (LEDGER)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document was not accepted before
    Given a generated document: <document>
    When it has the number of an accepted document
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document                | kind    | status | also |
      | 90   | invoice                 | Rechazo | 99     | none |
      | 90   | credit note             | Rechazo | 99     | none |
      | 90   | debit note              | Rechazo | 99     | none |
      | 90   | support document        | Rechazo | 99     | none |
      | 90   | support adjustment note | Rechazo | 99     | none |
      | 90   | POS ticket              | Rechazo | 99     | none |
      | 90   | equivalent credit note  | Rechazo | 99     | none |
      | 90   | equivalent debit note   | Rechazo | 99     | none |

  Scenario Outline: <code> on <document>: The payroll document was not accepted before
    Given a generated document: <document>
    When it has the number of an accepted document
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Documento procesado anteriormente.
      | code | document           | kind    | status | also |
      | 90   | payroll            | Rechazo | 99     | none |
      | 90   | payroll adjustment | Rechazo | 99     | none |
