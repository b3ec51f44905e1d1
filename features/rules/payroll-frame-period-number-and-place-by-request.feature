# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @NE-HEAD
Feature: Payroll: frame, period, number and place (NE-HEAD), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: A novelty has an accepted document of the worker in the same month
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Novedad sin documento previo del trabajador en el mes
      | code    | document | kind    | given                                                                                                                                                              | where                        | from       | to          | status | also            |
      | NIE199a | payroll  | Rechazo | the field novelty.novelty = "true"; the field novelty.uuidnov = "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | worker.identification_number | 9900000077 | 99999999901 | 99     | NIE204a Rechazo |

  Scenario Outline: <code> on <document>, by request: The CUNE of a novelty is that of an accepted document
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUNE de la novedad no está registrado
      | code    | document | kind    | given                                                                                                                                                              | where                        | from       | to          | status | also            |
      | NIE204a | payroll  | Rechazo | the field novelty.novelty = "true"; the field novelty.uuidnov = "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | worker.identification_number | 9900000077 | 99999999901 | 99     | NIE199a Rechazo |

  Scenario Outline: <code> on <document>, by request: The predecessor was accepted
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento a reemplazar no está registrado
      | code     | document           | kind         | where                        | from   | to                                                                                                 | status | also |
      | NIAE191a | payroll adjustment | Notificación | predecessor.predecessor_cune | absent | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 00     | none |

  Scenario Outline: <code> on <document>, by request: Periodo/@TiempoLaborado is a number of 1 or more
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tiempo laborado ausente o menor que 1
      | code    | document           | kind    | where              | from | to  | status | also |
      | NIE006  | payroll            | Rechazo | period.worked_time | "77" | "0" | 99     | none |
      | NIAE006 | payroll adjustment | Rechazo | period.worked_time | "77" | "0" | 99     | none |

  Scenario Outline: <code> on <document>, by request: NumeroSecuenciaXML/@CodigoTrabajador is there
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código del trabajador
      | code    | document           | kind         | given         | where       | from  | to     | status | also |
      | NIE009  | payroll            | Notificación | NIE009 is on  | worker_code | "T-7" | absent | 00     | none |
      | NIAE009 | payroll adjustment | Notificación | NIAE009 is on | worker_code | "T-7" | absent | 00     | none |
