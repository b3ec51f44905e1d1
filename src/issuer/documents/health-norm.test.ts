/** The days of every dated fact about health invoices, by hand: what is written and what the answer warns of. */
import { describe, expect, it } from 'vitest';
import { changed, company, invoiceBody, now, type Changes } from '../requests/invoice-body.fixture.ts';
import type { RequestWarning } from '../requests/read.ts';
import { fullUser, healthFields, leastUser } from '../requests/ubl/health-fields.fixture.ts';
import { readInvoice } from '../requests/ubl/invoice.ts';
import { all, texts } from './built.fixture.ts';
import type { HealthModel } from './health-norm.ts';
import { buildUbl } from './ubl.ts';

const collections =
  'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral/Interoperabilidad/Group/Collection';

type Given = { readonly date: string; readonly users?: readonly Changes[]; readonly fields?: Changes };

const issued = ({ date, users = [], fields = {} }: Given, healthModel?: HealthModel) => {
  const health_fields = { ...healthFields, ...fields, users_info: users };
  const result = readInvoice(changed(invoiceBody(), { date, health_fields }), {
    company: { ...company, healthModel },
    now,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const root = buildUbl(result.model);
  return {
    names: all(root, collections).map((user) => texts(user, 'AdditionalInformation/Name')),
    period: texts(root, 'cac:InvoicePeriod/cbc:StartTime').concat(texts(root, 'cac:InvoicePeriod/cbc:EndTime')),
    warnings: result.warnings.filter(({ code }) => code.startsWith('health-')),
  };
};

const codesOf = (warnings: readonly RequestWarning[]): readonly string[] =>
  warnings.map(({ code, paths }) => `${code} ${paths.join(' ')}`);

const user = 'health_fields.users_info.0';

const patient = [
  ['TIPO_DOCUMENTO_IDENTIFICACION', 'health_type_document_identification_id'],
  ['NUMERO_DOCUMENTO_IDENTIFICACION', 'identification_number'],
  ['PRIMER_APELLIDO', 'surname'],
  ['SEGUNDO_APELLIDO', 'second_surname'],
  ['PRIMER_NOMBRE', 'first_name'],
  ['SEGUNDO_NOMBRE', 'middle_name'],
  ['TIPO_USUARIO', 'health_type_user_id'],
] as const;

const added = [
  ['FACTURA_SIN_CONTRATO', 'health_uncontracted_reason_id'],
  ['ANTICIPO', 'advance'],
] as const;

/** Those of every norm; the user has no contract. */
const always = [
  'CODIGO_PRESTADOR',
  'MODALIDAD_PAGO',
  'COBERTURA_PLAN_BENEFICIOS',
  'NUMERO_AUTORIZACION',
  'NUMERO_MIPRES',
  'NUMERO_ENTREGA_MIPRES',
  'NUMERO_POLIZA',
  'COPAGO',
  'CUOTA_MODERADORA',
  'CUOTA_RECUPERACION',
  'PAGOS_COMPARTIDOS',
];

const whole = { ...fullUser, health_uncontracted_reason_id: 7, advance: '7000.00' };

describe.each([
  { date: '2022-03-29', act: '506:2021', lacks: added },
  { date: '2022-03-30', act: '510:2022', lacks: added },
  { date: '2024-03-30', act: '510:2022', lacks: added },
  { date: '2024-03-31', act: '510:2022', lacks: added },
  { date: '2024-04-01', act: '2275:2023', lacks: [...patient, ...added] },
  { date: '2024-04-02', act: '2275:2023', lacks: [...patient, ...added] },
  { date: '2026-06-30', act: '1884:2024', lacks: [...patient, ...added] },
  { date: '2026-07-01', act: '000948:2026', lacks: patient },
  { date: '2026-07-02', act: '000948:2026', lacks: patient },
])('everything about a user on $date', ({ date, act, lacks }) => {
  const names = lacks.map(([name]) => name);
  const everything = [...always, ...patient.map(([name]) => name), ...added.map(([name]) => name)];
  const warned = [`health-fields-not-in-force ${lacks.map(([, field]) => `${user}.${field}`).join(' ')}`];

  it.each([undefined, 'all'] as const)('is written by the model %s, with a warning that names the act', (model) => {
    const { names: written, warnings } = issued({ date, users: [whole] }, model);
    expect(written.map((each) => each.toSorted())).toEqual([everything.toSorted()]);
    expect(codesOf(warnings)).toEqual(warned);
    expect(warnings[0]?.message).toContain(`Resolución ${act}`);
    for (const name of names) expect(warnings[0]?.message).toContain(name);
  });

  it('is written by the model current where the norm has it, and the rest reported', () => {
    const { names: written, warnings } = issued({ date, users: [whole, { ...leastUser, advance: 5 }] }, 'current');
    const isWritten = (name: string): boolean => !names.some((each) => each === name);
    expect(written.map((each) => each.toSorted())).toEqual([
      everything.filter(isWritten).toSorted(),
      ['COBERTURA_PLAN_BENEFICIOS', 'MODALIDAD_PAGO', ...['ANTICIPO'].filter(isWritten)].toSorted(),
    ]);
    const paths = isWritten('ANTICIPO') ? [] : ['health_fields.users_info.1.advance'];
    expect(codesOf(warnings)[0]).toBe([...warned, ...paths].join(' '));
    expect(warnings[0]?.message).toMatch(/^El documento no lleva .*health_model current/);
  });
});

describe('the hours of the billed period', () => {
  const fields = { invoice_period_start_time: '00:00:00', invoice_period_end_time: '23:59:59' };
  const hours = ['00:00:00-05:00', '23:59:59-05:00'];
  const warned = [
    'health-fields-not-in-force health_fields.invoice_period_start_time health_fields.invoice_period_end_time',
  ];

  it.each([
    ['2026-06-29', { all: hours, current: [], warnings: warned }],
    ['2026-06-30', { all: hours, current: [], warnings: warned }],
    ['2026-07-01', { all: hours, current: hours, warnings: [] }],
    ['2026-07-02', { all: hours, current: hours, warnings: [] }],
  ] as const)('of an invoice of %s', (date, expected) => {
    const [first, second] = (['all', 'current'] as const).map((model) => issued({ date, fields }, model));
    expect(first?.period).toEqual(expected.all);
    expect(second?.period).toEqual(expected.current);
    expect(codesOf(first?.warnings ?? [])).toEqual(expected.warnings);
    expect(codesOf(second?.warnings ?? [])).toEqual(expected.warnings);
  });
});

describe('a code of the ministry', () => {
  const coded = { modality: 'health_contracting_payment_method_id', coverage: 'health_coverage_id' } as const;

  it.each<[keyof typeof coded, number, readonly [date: string, warned: RegExp | undefined][]]>([
    [
      'modality',
      5,
      [
        ['2025-11-12', undefined],
        ['2025-11-13', undefined],
        ['2025-11-14', /modalidad de pago 05 .*hasta el 2025-11-13/],
        ['2025-11-15', /modalidad de pago 05/],
      ],
    ],
    ['modality', 4, [['2026-11-20', undefined]]],
    ['modality', 12, [['2026-11-20', undefined]]],
    [
      'coverage',
      1,
      [
        ['2026-05-30', undefined],
        ['2026-05-31', undefined],
        ['2026-06-01', /cobertura 01 .*desde el 2026-06-01 .*16 .*17/],
        ['2026-06-02', /cobertura 01/],
      ],
    ],
    [
      'coverage',
      16,
      [
        ['2026-05-31', /cobertura 16 .*desde el 2026-06-01/],
        ['2026-06-01', undefined],
        ['2026-06-02', undefined],
      ],
    ],
    [
      'coverage',
      17,
      [
        ['2026-05-31', /cobertura 17 .*desde el 2026-06-01/],
        ['2026-06-01', undefined],
      ],
    ],
    ['coverage', 15, [['2026-11-20', undefined]]],
  ])(
    '%s %i is written on every day, in both models, with a warning on the days that are not its own',
    (what, id, days) => {
      const most = { ...leastUser, health_contracting_payment_method_id: 4, health_coverage_id: 2 };
      const users = [most, { ...most, [coded[what]]: id }, { ...most, [coded[what]]: id }];
      for (const [date, message] of days) {
        for (const model of ['all', 'current'] as const) {
          const { names, warnings } = issued({ date, users }, model);
          expect(names).toEqual(users.map(() => ['MODALIDAD_PAGO', 'COBERTURA_PLAN_BENEFICIOS']));
          const paths = [1, 2].map((at) => `health_fields.users_info.${String(at)}.${coded[what]}`).join(' ');
          expect(codesOf(warnings), date).toEqual(message === undefined ? [] : [`health-code-not-in-force ${paths}`]);
          if (message !== undefined) expect(warnings[0]?.message).toMatch(message);
        }
      }
    },
  );
});

it('a CUCON and any other number of a contract are written on every day, without a warning', () => {
  for (const date of ['2026-06-30', '2026-07-01'])
    for (const contract_number of ['3b'.repeat(32), '1000-2021']) {
      const { names, warnings } = issued({ date, users: [{ ...leastUser, health_coverage_id: 2, contract_number }] });
      expect(names).toEqual([['MODALIDAD_PAGO', 'COBERTURA_PLAN_BENEFICIOS', 'NUMERO_CONTRATO']]);
      expect(warnings).toEqual([]);
    }
});

it.each([1, 2, 3, 4, 5, 6, 7])(
  'the reason 0%i for having no contract is that of its day in the model current',
  (id) => {
    const users = [{ ...leastUser, health_coverage_id: 2, health_uncontracted_reason_id: id }];
    const written = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'].map((date) =>
      issued({ date, users }, 'current').names.flat().includes('FACTURA_SIN_CONTRATO'),
    );
    expect(written).toEqual([false, false, true, true]);
  },
);
