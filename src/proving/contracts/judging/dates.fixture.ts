/**
 * Every row of `datasets/facts/validity.json`, and what it decides: by hand, from the acts that it names. A row is named
 * by topic, key and days: `icui 35 2024-01-01..2024-12-31`.
 */

/** What happens on a day: as the probe of `dates.test.ts` words it. */
export type Outcomes = readonly (readonly [day: string, outcome: string])[];

/** Percentages of hours on rest days by law: until June 2025, and from July of 2025, 2026 and 2027 on. */
export const onRestDays = {
  HEDDF: ['100.00', '105.00', '115.00', '125.00'],
  HRDDF: ['75.00', '80.00', '90.00', '100.00'],
  HENDF: ['150.00', '155.00', '165.00', '175.00'],
  HRNDF: ['110.00', '115.00', '125.00', '135.00'],
} as const;

/** Percentages of other hours, which never changed. */
export const unchanged = { HED: '25.00', HEN: '75.00', HRN: '35.00' } as const;

export type DatedSurcharge = {
  readonly row: 'surcharge-by-law' | 'surcharge-by-choice';
  readonly days: string;
  /** Of the percentages in `onRestDays`. */
  readonly at: 0 | 1 | 2 | 3;
  /**
   * Why hours that are settled on that day may have it: by law, as the table of the annex, early; empty if they may not.
   * The day before, the first, the last, the day after, and where hours paid late end: 31 days.
   */
  readonly judged: Outcomes;
  /** Whether the issuing service writes it for hours that are settled until that day: without tolerance. */
  readonly written: Outcomes;
};

export const surchargesOnRestDays: readonly DatedSurcharge[] = [
  {
    row: 'surcharge-by-law',
    days: '..2025-06-30',
    at: 0,
    judged: [
      ['2020-12-31', 'law table'],
      ['2025-06-30', 'law table'],
      ['2025-07-01', 'law table'],
      ['2025-07-31', 'law table'],
      ['2025-08-01', 'table'],
    ],
    written: [
      ['2020-12-31', 'yes'],
      ['2025-06-30', 'yes'],
      ['2025-07-01', 'no'],
    ],
  },
  {
    row: 'surcharge-by-law',
    days: '2025-07-01..2026-06-30',
    at: 1,
    judged: [
      ['2025-06-30', ''],
      ['2025-07-01', 'law'],
      ['2026-06-30', 'law'],
      ['2026-07-01', 'law'],
      ['2026-07-31', 'law'],
      ['2026-08-01', ''],
    ],
    written: [
      ['2025-06-30', 'no'],
      ['2025-07-01', 'yes'],
      ['2026-06-30', 'yes'],
      ['2026-07-01', 'no'],
    ],
  },
  {
    row: 'surcharge-by-law',
    days: '2026-07-01..2027-06-30',
    at: 2,
    judged: [
      ['2026-06-30', ''],
      ['2026-07-01', 'law'],
      ['2027-06-30', 'law'],
      ['2027-07-01', 'law'],
      ['2027-07-31', 'law'],
      ['2027-08-01', ''],
    ],
    written: [
      ['2026-06-30', 'no'],
      ['2026-07-01', 'yes'],
      ['2027-06-30', 'yes'],
      ['2027-07-01', 'no'],
    ],
  },
  {
    row: 'surcharge-by-law',
    days: '2027-07-01..',
    at: 3,
    judged: [
      ['2027-06-30', 'early'],
      ['2027-07-01', 'law early'],
      ['2030-01-31', 'law'],
    ],
    written: [
      ['2027-06-30', 'no'],
      ['2027-07-01', 'yes'],
      ['2030-01-31', 'yes'],
    ],
  },
  {
    row: 'surcharge-by-choice',
    days: '2025-07-01..2027-06-30',
    at: 3,
    judged: [
      ['2025-06-30', ''],
      ['2025-07-01', 'early'],
      ['2027-06-30', 'early'],
      ['2027-07-01', 'law early'],
      ['2027-07-31', 'law early'],
      ['2027-08-01', 'law'],
    ],
    written: [
      ['2025-06-30', 'no'],
      ['2025-07-01', 'no'],
    ],
  },
];

/** Table 5.5.5 has no dates: it passes, in strict alone, before the annex too. */
export const daysOfTable = ['2021-02-10', '2021-02-11', '2025-06-30', '2026-08-31', '2030-01-31'] as const;

/** Rules that are on by the day of the signature; of some that differ, each in turn. */
export const switches: readonly (readonly [row: string, codes: readonly string[], days: Outcomes])[] = [
  [
    'issue-window ..2024-04-30',
    ['FAD09c', 'FAD09d', 'CAD09c', 'CAD09d', 'DAD09c', 'DAD09d'],
    [
      ['2023-10-31', 'on'],
      ['2024-04-30', 'on'],
      ['2024-05-01', 'off'],
    ],
  ],
  [
    'issue-is-signing 2024-05-01..',
    ['FAD09e', 'CAD09e', 'DAD09e'],
    [
      ['2024-04-30', 'off'],
      ['2024-05-01', 'on'],
      ['2026-11-28', 'on'],
    ],
  ],
];

/**
 * The lines about IssueDate of an invoice by days of Colombia: signed and issued the month before it is received, and
 * signed then. Annex 1.9 could be used before it was binding: what is issued on the day of its signature is right by it.
 */
export const issuedMonthBefore = {
  row: 'annex-allowed invoice 2023-11-01..2024-04-30',
  signed: [
    ['2023-10-31T23:59:59-05:00', 'the same day', 'FAD09c'],
    ['2023-10-31T23:59:59-05:00', 'a month before', 'FAD09c'],
    ['2023-11-01T00:00:00-05:00', 'the same day', ''],
    ['2023-11-01T00:00:00-05:00', 'a month before', 'FAD09c'],
    ['2024-05-01T04:59:59Z', 'the same day', ''],
    ['2024-05-01T04:59:59Z', 'a month before', 'FAD09c'],
    ['2024-05-01T05:00:00Z', 'the same day', ''],
    ['2024-05-01T05:00:00Z', 'a month before', 'FAD09e'],
  ],
} as const;

/** An invoice of contingency with operation 20-REG, signed on that day; the same under strict. */
export const regularisation = {
  row: 'operation-type 20-REG 2026-04-23..2026-04-30',
  days: [
    ['2026-04-22', 'failed'],
    ['2026-04-23', 'passed'],
    ['2026-04-30', 'passed'],
    ['2026-05-01', 'failed'],
  ],
} as const satisfies { readonly row: string; readonly days: Outcomes };

/** Rates that FAS14 and FAX14 pass under strict on a day of issue; in default those of any day. */
export const rates: readonly { readonly row: string; readonly tax: string; readonly days: Outcomes }[] = [
  {
    row: 'icui 35 2023-11-01..2023-12-31',
    tax: '35',
    days: [
      ['2023-10-31', ''],
      ['2023-11-01', '10.00'],
      ['2023-12-31', '10.00'],
      ['2024-01-01', '15.00'],
    ],
  },
  {
    row: 'icui 35 2024-01-01..2024-12-31',
    tax: '35',
    days: [
      ['2023-12-31', '10.00'],
      ['2024-01-01', '15.00'],
      ['2024-12-31', '15.00'],
      ['2025-01-01', '20.00'],
    ],
  },
  {
    row: 'icui 35 2025-01-01..',
    tax: '35',
    days: [
      ['2024-12-31', '15.00'],
      ['2025-01-01', '20.00'],
      ['2026-11-28', '20.00'],
    ],
  },
  {
    // Spirits had another one of the rates of IVA: the list is the same.
    row: 'iva-spirits 01 2026-01-01..2026-01-28',
    tax: '01',
    days: [
      ['2025-12-31', '0.00 5.00 16.00 19.00'],
      ['2026-01-01', '0.00 5.00 16.00 19.00'],
      ['2026-01-28', '0.00 5.00 16.00 19.00'],
      ['2026-01-29', '0.00 5.00 16.00 19.00'],
    ],
  },
];

/** From when on hours of the day get advice. */
export const nights: readonly (readonly [row: string, days: Outcomes])[] = [
  [
    'night 2017-07-18..2025-12-24',
    [
      ['2017-07-17', 'never'],
      ['2017-07-18', '21:00'],
      ['2025-12-24', '21:00'],
      ['2025-12-25', '19:00'],
    ],
  ],
  [
    'night 2025-12-25..',
    [
      ['2025-12-24', '21:00'],
      ['2025-12-25', '19:00'],
      ['2026-11-28', '19:00'],
    ],
  ],
];

/** What the extension names, by IssueDate. */
export const acts: readonly (readonly [row: string, days: Outcomes])[] = [
  [
    'health-act ..2022-03-29',
    [
      ['2022-03-29', 'Resolución 506:2021'],
      ['2022-03-30', 'Resolución 510:2022'],
    ],
  ],
  [
    'health-act 2022-03-30..2024-03-31',
    [
      ['2022-03-29', 'Resolución 506:2021'],
      ['2022-03-30', 'Resolución 510:2022'],
      ['2024-03-31', 'Resolución 510:2022'],
      ['2024-04-01', 'Resolución 2275:2023'],
    ],
  ],
  [
    'health-act 2024-04-01..2024-09-30',
    [
      ['2024-03-31', 'Resolución 510:2022'],
      ['2024-04-01', 'Resolución 2275:2023'],
      ['2024-09-30', 'Resolución 2275:2023'],
      ['2024-10-01', 'Resolución 1884:2024'],
    ],
  ],
  [
    'health-act 2024-10-01..2026-06-30',
    [
      ['2024-09-30', 'Resolución 2275:2023'],
      ['2024-10-01', 'Resolución 1884:2024'],
      ['2026-06-30', 'Resolución 1884:2024'],
      ['2026-07-01', 'Resolución 000948:2026'],
    ],
  ],
  [
    'health-act 2026-07-01..',
    [
      ['2026-06-30', 'Resolución 1884:2024'],
      ['2026-07-01', 'Resolución 000948:2026'],
      ['2026-11-28', 'Resolución 000948:2026'],
    ],
  ],
];

/** Lists of workers: which of these codes pass, in default and under strict. No date decides. */
export const workers: readonly {
  readonly row: string;
  readonly code: '041' | '042';
  readonly default: string;
  readonly strict: string;
  readonly days: readonly string[];
}[] = [
  {
    row: 'worker-sub-types ..',
    code: '042',
    default: '00 01 02 03 04 05 06 09 10 11 12',
    strict: '00 01',
    days: ['2021-02-10', '2026-11-28'],
  },
  {
    row: 'worker-sub-types-printed 2021-02-11..',
    code: '042',
    default: '00 01',
    strict: '00 01',
    days: ['2021-02-10', '2021-02-11', '2026-11-28'],
  },
  {
    // The social security form has them, the annex does not.
    row: 'worker-types 2023-01-01..',
    code: '041',
    default: '',
    strict: '',
    days: ['2022-12-31', '2023-01-01', '2026-11-28'],
  },
];

/** Rows whose days have a test of their own. */
export const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Easter and the calendar decide, not a row.
  'simulator/checks/business-days.test.ts': ['business-days ..'],
  'src/issuer/documents/health-norm.test.ts': [
    ...[
      'TIPO_DOCUMENTO_IDENTIFICACION',
      'NUMERO_DOCUMENTO_IDENTIFICACION',
      'PRIMER_APELLIDO',
      'SEGUNDO_APELLIDO',
      'PRIMER_NOMBRE',
      'SEGUNDO_NOMBRE',
      'TIPO_USUARIO',
    ].map((field) => `health-field ${field} ..2024-03-31`),
    ...[
      'MODALIDAD_PAGO',
      'CODIGO_PRESTADOR',
      'COBERTURA_PLAN_BENEFICIOS',
      'NUMERO_CONTRATO',
      'NUMERO_POLIZA',
      'COPAGO',
      'CUOTA_MODERADORA',
      'PAGOS_COMPARTIDOS',
      'NUMERO_AUTORIZACION',
      'NUMERO_MIPRES',
      'NUMERO_ENTREGA_MIPRES',
      'CUOTA_RECUPERACION',
    ].map((field) => `health-field ${field} ..`),
    'health-field FACTURA_SIN_CONTRATO 2026-07-01..',
    'health-field ANTICIPO 2026-07-01..',
    'health-contract NUMERO_CONTRATO 2026-07-01..',
    'health-period InvoicePeriod 2026-07-01..',
    'health-coverage 01 ..',
    'health-coverage 16 2026-06-01..',
    'health-coverage 17 2026-06-01..',
    'health-modality 05 ..2025-11-13',
    ...['01', '02', '03', '04', '05', '06', '07'].map((code) => `health-no-contract ${code} 2026-07-01..`),
  ],
};

/** Rows that decide nothing: `ensayo rules --at` shows them. */
export const shownOnly: readonly string[] = [
  // The rules of an annex are those of the rows about rules; the rest of the set is that of 1.9 on any day.
  'annex invoice ..2024-04-30',
  'annex invoice 2024-05-01..',
  'annex supportDocument 2022-08-01..',
  'annex event 2022-04-08..',
  'annex payroll 2021-02-11..',
  'annex equivalentDocument 2024-05-01..',
  // What another service writes.
  'surcharge-circulating ..2026-01-06',
  'surcharge-circulating 2026-01-07..',
  // No rule reads them.
  'working-hours ..2023-07-14',
  'working-hours 2023-07-15..2024-07-14',
  'working-hours 2024-07-15..2025-07-14',
  'working-hours 2025-07-15..2026-07-14',
  'working-hours 2026-07-15..',
  'worker-type-name 12 2025-06-25..',
  'health-users 2024-04-01..',
  'patient-identification PT 2024-04-01..',
  // Nothing more is required of a buyer on any day.
  'buyer-data 2025-03-31..',
  // Amounts that the request states; generators have their own.
  'wage 2024-01-01..2024-12-31',
  'wage 2025-01-01..2025-12-31',
  'wage 2026-01-01..2026-12-31',
  'bags 22 2025-01-01..2025-12-31',
  'bags 22 2026-01-01..2026-12-31',
  'ibua 34 2023-11-01..2023-12-31',
  'ibua 34 2024-01-01..2024-12-31',
  'ibua 34 2025-01-01..2025-12-31',
  'ibua 34 2026-01-01..2026-12-31',
  'inpp 33 2024-01-01..2024-12-31',
  'inpp 33 2025-01-01..2025-12-31',
  'inpp 33 2026-01-01..2026-12-31',
  'toolbox 2026-01-01..',
  // The portal's own figure decides.
  'test-set portal 2026-08-05 (own software) ..',
  'test-set site 2026 ..',
  'test-set free solution ..',
  'test-set guide of 2019 ..',
  'test-set equivalent documents ..',
  'test-set one invoice, one note (Django project, 2026) ..',
];
