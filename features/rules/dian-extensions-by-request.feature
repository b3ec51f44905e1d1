# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AB
Feature: DIAN extensions (AB), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The resolution is in the numbering registry
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No existe la autorización de numeración indicada
      | code    | document   | kind    | where             | from          | to            | status | also            |
      | FAB05a  | invoice    | Rechazo | resolution_number | "18760000001" | "18769999999" | 99     | FAD05e Rechazo  |
      | DEAB05a | POS ticket | Rechazo | resolution_number | "18760000001" | "18769999999" | 99     | DEAD05e Rechazo |

  Scenario Outline: <code> on <document>, by request: The buyer has the resolution for support documents
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se encuentra la autorización de numeración
      | code    | document         | kind    | where             | from          | to            | status | also            |
      | DSAB05a | support document | Rechazo | resolution_number | "18760000002" | "18769999999" | 99     | DSAD05e Rechazo |

  Scenario Outline: <code> on <document>, by request: The resolution was granted to the issuer
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La autorización de numeración no pertenece a este emisor
      | code    | document   | kind    | where             | from          | to            | status | also            |
      | FAB05b  | invoice    | Rechazo | resolution_number | "18760000001" | "18760000007" | 99     | FAD05e Rechazo  |
      | DEAB05b | POS ticket | Rechazo | resolution_number | "18760000001" | "18760000007" | 99     | DEAD05e Rechazo |

  Scenario Outline: <code> on <document>, by request: The resolution was granted to the issuer
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La autorización de numeración no pertenece a este emisor
      | code    | document         | kind    | where             | from          | to            | status | also                             |
      | DSAB05b | support document | Rechazo | resolution_number | "18760000002" | "18760000007" | 99     | DSAB05a Rechazo, DSAD05e Rechazo |

  Scenario Outline: <code> on <document>, by request: The numbering range is associated with the software that sends
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no es el asociado al rango de numeración informado
      | code   | document | kind    | to                                                      | status | also |
      | FAB05c | invoice  | Rechazo | the numbering ranges are associated with other software | 99     | none |

  Scenario Outline: <code> on <document>, by request: The stated authorization has begun on the issue date
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida antes del inicio de la autorización
      | code    | document         | kind    | where | from   | to           | status | also                             |
      | FAB07a  | invoice          | Rechazo | date  | absent | "2018-12-31" | 99     | FAD09a Rechazo, FAD09e Rechazo   |
      | DSAB07a | support document | Rechazo | date  | absent | "2018-12-31" | 99     | DSAD09a Rechazo, DSAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The stated authorization has not ended on the issue date
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Factura emitida después del vencimiento de la autorización
      | code    | document         | kind    | where | from   | to           | status | also                             |
      | FAB08a  | invoice          | Rechazo | date  | absent | "2099-12-31" | 99     | FAD09b Rechazo, FAD09e Rechazo   |
      | DSAB08a | support document | Rechazo | date  | absent | "2099-12-31" | 99     | DSAD09b Rechazo, DSAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The prefix is registered with the resolution
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El prefijo no es el de la autorización de numeración
      | code    | document         | kind    | where  | from   | to    | status | also            |
      | FAB10b  | invoice          | Rechazo | prefix | "SETP" | "ZZZ" | 99     | FAD05e Rechazo  |
      | DSAB10b | support document | Rechazo | prefix | "SEDS" | "ZZZ" | 99     | DSAD05e Rechazo |
      | DEAB10b | POS ticket       | Rechazo | prefix | "EPOS" | "ZZZ" | 99     | DEAD05e Rechazo |

  Scenario Outline: <code> on <document>, by request: The software is active
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software informado está inactivo
      | code    | document                | kind    | to                       | status | also |
      | FAB24c  | invoice                 | Rechazo | the software is inactive | 99     | none |
      | CAB24c  | credit note             | Rechazo | the software is inactive | 99     | none |
      | DSAB24c | support document        | Rechazo | the software is inactive | 99     | none |
      | NSAB24c | support adjustment note | Rechazo | the software is inactive | 99     | none |
