# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @events @EVENT-ORDER
Feature: Order of the events (EVENT-ORDER)
  Each row changes something in a complete, valid event or around it, and says what is answered.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The invoice has no such event yet
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El evento ya fue registrado para el documento
      | code  | document  | kind    | to                       | status | also |
      | LGC01 | event 030 | Rechazo | the events 030           | 99     | none |
      | LGC01 | event 031 | Rechazo | the events 030, 032, 031 | 99     | none |
      | LGC01 | event 032 | Rechazo | the events 030, 032      | 99     | none |
      | LGC01 | event 033 | Rechazo | the events 030, 032, 033 | 99     | none |
      | LGC01 | event 034 | Rechazo | the events 030, 032, 034 | 99     | none |

  Scenario Outline: <code> on <document>: An accepted invoice is not claimed
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se puede reclamar un documento ya aceptado
      | code  | document  | kind    | to                       | status | also |
      | LGC02 | event 031 | Rechazo | the events 030, 032, 033 | 99     | none |

  Scenario Outline: <code> on <document>: A claim comes after acknowledgement and receipt
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El reclamo exige acuse de recibo y recibo del bien previos
      | code  | document  | kind    | to             | status | also |
      | LGC03 | event 031 | Rechazo | the events 030 | 99     | none |

  Scenario Outline: <code> on <document>: A claimed invoice is not accepted
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se puede aceptar un documento reclamado
      | code  | document  | kind    | to                       | status | also |
      | LGC04 | event 033 | Rechazo | the events 030, 032, 031 | 99     | none |
      | LGC04 | event 034 | Rechazo | the events 030, 032, 031 | 99     | none |

  Scenario Outline: <code> on <document>: An invoice that was accepted expressly is not accepted tacitly
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento ya tiene aceptación expresa
      | code  | document  | kind    | to                       | status | also |
      | LGC05 | event 034 | Rechazo | the events 030, 032, 033 | 99     | none |

  Scenario Outline: <code> on <document>: An invoice that was accepted tacitly is not accepted expressly
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento ya tiene aceptación tácita
      | code  | document  | kind    | to                       | status | also                         |
      | LGC07 | event 033 | Rechazo | the events 030, 032, 034 | 99     | DC24c Rechazo, LGC06 Rechazo |

  Scenario Outline: <code> on <document>: The acceptance bears a date of the term
    Given a complete document: <document>
    When it is dated <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación expresa está fuera de plazo
      | code  | document  | kind    | to            | status | also          |
      | LGC06 | event 033 | Rechazo | 14 days later | 99     | DC24c Rechazo |

  Scenario Outline: <code> on <document>: The tacit acceptance comes when the term of the buyer is over
    Given a complete document: <document>
    When it is dated <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación tácita está antes de plazo
      | code  | document  | kind    | to           | status | also          |
      | LGC14 | event 034 | Rechazo | 0 days later | 99     | DC24e Rechazo |

  Scenario Outline: <code> on <document>: The receipt of the goods comes after the acknowledgement
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El recibo del bien o servicio exige acuse de recibo previo
      | code  | document  | kind    | to        | status | also |
      | LGC09 | event 032 | Rechazo | no events | 99     | none |

  Scenario Outline: <code> on <document>: The acceptance comes after the receipt of the goods
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación expresa exige recibo del bien o servicio previo
      | code  | document  | kind    | to             | status | also |
      | LGC12 | event 033 | Rechazo | the events 030 | 99     | none |

  Scenario Outline: <code> on <document>: The acceptance comes after the acknowledgement
    Given a complete document: <document>
    When its invoice has had <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La aceptación expresa exige acuse de recibo previo
      | code  | document  | kind    | to        | status | also          |
      | LGC13 | event 033 | Rechazo | no events | 99     | LGC12 Rechazo |
