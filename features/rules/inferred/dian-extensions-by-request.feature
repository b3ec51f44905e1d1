# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AB
Feature: DIAN extensions (AB), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The stated authorization has begun on the issue date
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida antes del inicio de la autorización
      | code    | document   | kind    | where | from   | to           | status | also                             |
      | DEAB07a | POS ticket | Rechazo | date  | absent | "2018-12-31" | 99     | DEAD09a Rechazo, DEAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The stated authorization has not ended on the issue date
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida después del vencimiento de la autorización
      | code    | document   | kind    | where | from   | to           | status | also                             |
      | DEAB08a | POS ticket | Rechazo | date  | absent | "2099-12-31" | 99     | DEAD09b Rechazo, DEAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The software is active
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software informado está inactivo
      | code    | document               | kind    | to                       | status | also |
      | DEAB24c | POS ticket             | Rechazo | the software is inactive | 99     | none |
      | NAAB24c | equivalent credit note | Rechazo | the software is inactive | 99     | none |
