@wire @events @operations
Feature: The three business days of the receiver
  # es: Los tres días hábiles del receptor
  The term begins on the day behind the receipt (event 032) and ends with the third business day. Saturdays, Sundays and
  public holidays do not count.

  Scenario Outline: Event <event>, received on a <day>, sent on <instant>
    # es: Evento <event>, con recibo un <es>, enviado el <instant>
    Given the clock stands at "<receipt>"
    And an invoice that its receiver got
    And the invoice has event "030"
    And the invoice has event "032"
    When the clock is moved to "<instant>"
    And event "<event>" is sent
    Then the answer to the event has exactly the lines "<lines>"

    Examples: received on a Monday, the term ends on Thursday
      | day    | es    | receipt                   | event | instant                   | lines                        |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 033   | 2026-11-19T23:59:00-05:00 |                              |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 033   | 2026-11-20T00:00:00-05:00 | DC24c Rechazo, LGC06 Rechazo |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 031   | 2026-11-19T23:59:00-05:00 |                              |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 031   | 2026-11-20T00:00:00-05:00 | DC24z Rechazo                |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 034   | 2026-11-19T23:59:00-05:00 | DC24e Rechazo, LGC14 Rechazo |
      | Monday | lunes | 2026-11-16T10:00:00-05:00 | 034   | 2026-11-20T00:00:00-05:00 |                              |

    Examples: received on a Thursday, the term ends on Tuesday
      | day      | es     | receipt                   | event | instant                   | lines                        |
      | Thursday | jueves | 2026-11-19T10:00:00-05:00 | 033   | 2026-11-24T23:59:00-05:00 |                              |
      | Thursday | jueves | 2026-11-19T10:00:00-05:00 | 033   | 2026-11-25T00:00:00-05:00 | DC24c Rechazo, LGC06 Rechazo |
      | Thursday | jueves | 2026-11-19T10:00:00-05:00 | 034   | 2026-11-24T23:59:00-05:00 | DC24e Rechazo, LGC14 Rechazo |
      | Thursday | jueves | 2026-11-19T10:00:00-05:00 | 034   | 2026-11-25T00:00:00-05:00 |                              |

    Examples: received on a Saturday, the term ends on Wednesday
      | day      | es     | receipt                   | event | instant                   | lines                        |
      | Saturday | sábado | 2026-11-21T10:00:00-05:00 | 033   | 2026-11-25T23:59:00-05:00 |                              |
      | Saturday | sábado | 2026-11-21T10:00:00-05:00 | 034   | 2026-11-25T23:59:00-05:00 | DC24e Rechazo, LGC14 Rechazo |
      | Saturday | sábado | 2026-11-21T10:00:00-05:00 | 034   | 2026-11-26T00:00:00-05:00 |                              |

    Examples: received on a Thursday before a weekend and a holiday on Monday 15 June, the term ends on Wednesday
      | day      | es     | receipt                   | event | instant                   | lines                        |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 033   | 2026-06-17T23:59:00-05:00 |                              |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 033   | 2026-06-18T00:00:00-05:00 | DC24c Rechazo, LGC06 Rechazo |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 031   | 2026-06-17T23:59:00-05:00 |                              |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 031   | 2026-06-18T00:00:00-05:00 | DC24z Rechazo                |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 034   | 2026-06-17T23:59:00-05:00 | DC24e Rechazo, LGC14 Rechazo |
      | Thursday | jueves | 2026-06-11T10:00:00-05:00 | 034   | 2026-06-18T00:00:00-05:00 |                              |
