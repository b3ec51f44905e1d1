@request @payroll @payroll-adjustment
Feature: Percentages of hours on Sundays and holidays
  # es: Porcentajes de las horas en domingos y festivos
  Table 5.5.5 of the annex prints 100, 75, 150 and 110; by law they were 105, 80, 155 and 115 from July 2025, and are 115, 90, 165
  and 125 from July 2026. Which of them the platform takes is not published.

  Background:
    Given a generated payroll
    And it asks for
      | field      | value                                                                                                                                                                  |
      | deductions | { "eps_type_law_deductions_id": 1, "eps_deduction": "80000.00", "pension_type_law_deductions_id": 5, "pension_deduction": "80000.00", "deductions_total": "160000.00" } |
      | accrued    | { "worked_days": 30, "salary": "2000000.00", "accrued_total": "2040000.00" }                                                                                            |

  Scenario Outline: Hours settled until <until> are written by law, and accepted
    # es: Las horas liquidadas hasta el <until> se escriben según la ley y se aceptan
    Given it asks for
      | field                        | value                                                                                                                                               |
      | period.settlement_start_date | "<from>"                                                                                                                                            |
      | period.settlement_end_date   | "<until>"                                                                                                                                           |
      | accrued.HEDDFs               | [{ "start_time": "<sunday>T08:00:00", "end_time": "<sunday>T09:00:00", "quantity": "1.00", "percentage": 4, "payment": "10000.00" }] |
      | accrued.HRDDFs               | [{ "start_time": "<sunday>T10:00:00", "end_time": "<sunday>T11:00:00", "quantity": "1.00", "percentage": 5, "payment": "10000.00" }] |
      | accrued.HENDFs               | [{ "start_time": "<sunday>T21:00:00", "end_time": "<sunday>T22:00:00", "quantity": "1.00", "percentage": 6, "payment": "10000.00" }] |
      | accrued.HRNDFs               | [{ "start_time": "<sunday>T22:00:00", "end_time": "<sunday>T23:00:00", "quantity": "1.00", "percentage": 7, "payment": "10000.00" }] |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                                   | text    |
      | /*/Devengados/HEDDFs/HEDDF/@Porcentaje | <HEDDF> |
      | /*/Devengados/HRDDFs/HRDDF/@Porcentaje | <HRDDF> |
      | /*/Devengados/HENDFs/HENDF/@Porcentaje | <HENDF> |
      | /*/Devengados/HRNDFs/HRNDF/@Porcentaje | <HRNDF> |

    Examples:
      | from       | until      | sunday     | HEDDF  | HRDDF  | HENDF  | HRNDF  |
      | 2025-01-01 | 2025-01-31 | 2025-01-12 | 100.00 | 75.00  | 150.00 | 110.00 |
      | 2025-07-01 | 2025-07-31 | 2025-07-13 | 105.00 | 80.00  | 155.00 | 115.00 |
      | 2026-08-01 | 2026-08-31 | 2026-08-09 | 115.00 | 90.00  | 165.00 | 125.00 |
      | 2027-08-01 | 2027-08-31 | 2027-08-08 | 125.00 | 100.00 | 175.00 | 135.00 |

  Scenario Outline: <percent> for a <element> settled from <from> to <until> is accepted
    # es: Se acepta <percent> en <element> liquidado del <from> al <until>
    Given it asks for
      | field                        | value                                                                                                                                                                    |
      | period.settlement_start_date | "<from>"                                                                                                                                                                 |
      | period.settlement_end_date   | "<until>"                                                                                                                                                                |
      | accrued.<element>s           | [{ "start_time": "<until>T08:00:00", "end_time": "<until>T09:00:00", "quantity": "1.00", "percentage": <id>, "percentage_value": "<percent>", "payment": "40000.00" }] |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                                             | text      |
      | /*/Devengados/<element>s/<element>/@Porcentaje | <percent> |

    Examples: as the table prints them
      | element | id | percent | from       | until      |
      | HEDDF   | 4  | 100.00  | 2026-08-01 | 2026-08-31 |
      | HRDDF   | 5  | 75.00   | 2026-08-01 | 2026-08-31 |
      | HENDF   | 6  | 150.00  | 2026-08-01 | 2026-08-31 |
      | HRNDF   | 7  | 110.00  | 2026-08-01 | 2026-08-31 |

    Examples: by the law of June 2026, which the 31 days before July touch
      | element | id | percent | from       | until      |
      | HEDDF   | 4  | 105.00  | 2026-07-01 | 2026-07-31 |
      | HRDDF   | 5  | 80.00   | 2026-07-01 | 2026-07-31 |
      | HENDF   | 6  | 155.00  | 2026-07-01 | 2026-07-31 |
      | HRNDF   | 7  | 115.00  | 2026-07-01 | 2026-07-31 |

    Examples: paid early by choice
      | element | id | percent | from       | until      |
      | HEDDF   | 4  | 125.00  | 2026-08-01 | 2026-08-31 |
      | HRDDF   | 5  | 100.00  | 2026-08-01 | 2026-08-31 |

  Scenario Outline: <percent> for a <element> settled from <from> to <until> is rejected, and what would pass is stated
    # es: Se rechaza <percent> en <element> liquidado del <from> al <until>, y se indica lo que pasaría
    Given it asks for
      | field                        | value                                                                                                                                                                    |
      | period.settlement_start_date | "<from>"                                                                                                                                                                 |
      | period.settlement_end_date   | "<until>"                                                                                                                                                                |
      | accrued.<element>s           | [{ "start_time": "<until>T08:00:00", "end_time": "<until>T09:00:00", "quantity": "1.00", "percentage": <id>, "percentage_value": "<percent>", "payment": "40000.00" }] |
    When it is posted
    Then the authority rejects it with exactly the lines
      | <code> Rechazo |
    And the explanation of <code> names the field "accrued.<element>s.0.percentage_value"
    And the warning "surcharge-of-another-element" is about
      | accrued.<element>s.0.percentage_value |
    When it is posted again with the header "Accept-Language: es"
    Then the explanation of <code> expects "<expected>"

    Examples: of no table and no law
      | code   | element | id | percent | from       | until      | expected                                                                                                                                            |
      | NIE092 | HEDDF   | 4  | 99      | 2026-08-01 | 2026-08-31 | 115.00 = por ley del 2026-07-01 al 2027-06-30, o 100.00 = tabla 5.5.5 del anexo, o 125.00 = pago anticipado voluntario del 2025-07-01 al 2027-06-30 |
      | NIE097 | HRDDF   | 5  | 89      | 2026-08-01 | 2026-08-31 | 90.00 = por ley del 2026-07-01 al 2027-06-30, o 75.00 = tabla 5.5.5 del anexo, o 100.00 = pago anticipado voluntario del 2025-07-01 al 2027-06-30   |
      | NIE107 | HRNDF   | 7  | 126     | 2026-08-01 | 2026-08-31 | 125.00 = por ley del 2026-07-01 al 2027-06-30, o 110.00 = tabla 5.5.5 del anexo, o 135.00 = pago anticipado voluntario del 2025-07-01 al 2027-06-30 |

    Examples: of a law that is past or to come
      | code   | element | id | percent | from       | until      | expected                                                                                                                                            |
      | NIE092 | HEDDF   | 4  | 105     | 2026-08-15 | 2026-08-31 | 115.00 = por ley del 2026-07-01 al 2027-06-30, o 100.00 = tabla 5.5.5 del anexo, o 125.00 = pago anticipado voluntario del 2025-07-01 al 2027-06-30 |
      | NIE102 | HENDF   | 6  | 165     | 2025-01-01 | 2025-01-31 | 150.00 = por ley hasta el 2025-06-30, tabla 5.5.5 del anexo                                                                                         |
      | NIE107 | HRNDF   | 7  | 125     | 2027-08-01 | 2027-08-31 | 135.00 = por ley desde el 2027-07-01, o 110.00 = tabla 5.5.5 del anexo                                                                              |

  Scenario: A company whose percentages are those of the annex
    # es: Una empresa con los porcentajes del anexo
    Given a company configured with
      | field              | value   |
      | payrollPercentages | "annex" |
    And it asks for
      | field                        | value                                                                                                                                        |
      | period.settlement_start_date | "2026-08-01"                                                                                                                                 |
      | period.settlement_end_date   | "2026-08-31"                                                                                                                                 |
      | accrued.HRDDFs               | [{ "start_time": "2026-08-09T08:00:00", "end_time": "2026-08-09T09:00:00", "quantity": "1.00", "percentage": 5, "payment": "40000.00" }] |
    When it is posted
    Then the authority accepts it without lines
    And the reply warns of nothing
    And the document has
      | path                                   | text  |
      | /*/Devengados/HRDDFs/HRDDF/@Porcentaje | 75.00 |

  Scenario: A company that wants the percentages of the annex from now on
    # es: Una empresa que quiere los porcentajes del anexo de ahora en adelante
    Given a company configured with
      | field | value                    |
      | name  | "EMPRESA DE PRUEBAS SAS" |
    And the company then changes its settings to
      | field               | value   |
      | payroll_percentages | "annex" |
    And it asks for
      | field                        | value                                                                                                                                        |
      | period.settlement_start_date | "2026-08-01"                                                                                                                                 |
      | period.settlement_end_date   | "2026-08-31"                                                                                                                                 |
      | accrued.HEDDFs               | [{ "start_time": "2026-08-09T08:00:00", "end_time": "2026-08-09T09:00:00", "quantity": "1.00", "percentage": 4, "payment": "40000.00" }] |
    When it is posted
    Then the authority accepts it without lines
    And the document has
      | path                                   | text   |
      | /*/Devengados/HEDDFs/HEDDF/@Porcentaje | 100.00 |
