# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @BA
Feature: Mandates of lines (BA), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The NIT of the mandator of a line has its check digit
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el DV del NIT del mandante de la línea
      | code  | document    | kind    | where                          | from   | to          | status | also |
      | FBA07 | invoice     | Rechazo | invoice_lines.0.agentparty     | absent | "901500600" | 99     | none |
      | CBA07 | credit note | Rechazo | credit_note_lines.0.agentparty | absent | "901500600" | 99     | none |
      | DBA07 | debit note  | Rechazo | debit_note_lines.0.agentparty  | absent | "901500600" | 99     | none |
