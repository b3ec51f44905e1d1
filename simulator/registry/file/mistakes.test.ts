import { describe, expect, it } from 'vitest';
import { tell, type MistakeCode } from './mistake.ts';
import { readRegistryData, readRegistryText } from './read.ts';

const told = async (text: string) => {
  const read = await readRegistryText(text);
  return read.ok ? [] : read.mistakes.map((mistake) => tell(mistake, 'en'));
};

const range = (fields: string): string => `
ranges:
  - { issuerNit: 901500100, resolution: 18769000001, prefix: ZZ, from: 1, to: 9, startDate: 2026-01-01,
      endDate: 2026-12-31, technicalKey: abc, ${fields} }`;

const testSet = (fields: string): string => `
testSets:
  - { id: 11111111-2222-4333-8444-555555555555, issuerNit: 901500100, family: payroll, ${fields} }`;

const invoicing = '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205';

type Row = readonly [
  what: string,
  text: string,
  code: MistakeCode,
  place: readonly [path: string, line: number, column: number],
  expected: RegExp,
  fix: RegExp,
];

/** One mistake in each text, and one message for it. */
const mistakes: readonly Row[] = [
  ['broken YAML', 'companies:\n  - nit: [1\nrut: {}', 'not-readable', ['/', 3, 1], /YAML or JSON/, /brackets/],
  ['broken JSON', '{"companies": [}', 'not-readable', ['/', 1, 16], /YAML or JSON/, /brackets/],
  ['two documents', 'uvt: []\n---\nuvt: []', 'not-readable', ['/', 2, 1], /YAML or JSON/, /Look/],
  ['an alias of nothing', 'uvt: *nobody', 'not-readable', ['/', 1, 6], /YAML or JSON/, /Look/],
  ['a key twice', 'uvt: []\nuvt: []', 'duplicate-key', ['/', 2, 1], /once/, /remove/],
  ['nothing', '# soon\n', 'empty-file', ['/', 1, 1], /companies/, /docs\/registry/],
  ['a text', 'hola', 'invalid-value', ['/', 1, 1], /companies/, /companies: \[/],
  ['a list', '- nit: 900373115', 'invalid-value', ['/', 1, 1], /companies/, /companies: \[/],
  ['an unknown part', 'taxpayers: []', 'unknown-field', ['/taxpayers', 1, 1], /contributors/, /Remove taxpayers/],
  ['a misspelt part', 'companys: []', 'unknown-field', ['/companys', 1, 1], /companies/, /mean companies\?/],
  ['a part that is no list', 'ranges: 5', 'invalid-value', ['/ranges', 1, 9], /a list/, /ranges: \[/],
  ['a row that is none', 'uvt: [5]', 'invalid-value', ['/uvt/0', 1, 7], /year, amount/, /year: 2026/],
  ['an unknown base', 'extends: mine', 'invalid-value', ['/extends', 1, 10], /default, nothing/, /extends: default/],
  ['no NIT', 'companies:\n  - name: A', 'missing-field', ['/companies/0/nit', 2, 5], /a NIT/, /Add nit: 900373115/],
  [
    'a misspelt field',
    'companies:\n  - nti: 900373115\n    name: A',
    'unknown-field',
    ['/companies/0/nti', 2, 5],
    /nit, name, prefix/,
    /mean nit\?/,
  ],
  [
    'a NIT with its check digit behind a dash',
    'companies:\n  - nit: 900373115-3\n    name: A',
    'invalid-value',
    ['/companies/0/nit', 2, 10],
    /without check digit/,
    /900373115/,
  ],
  [
    'a NIT with its check digit',
    'companies:\n  - { nit: 9003731153, name: A }',
    'check-digit-in-nit',
    ['/companies/0/nit', 2, 12],
    /without check digit/,
    /nit: 900373115$/,
  ],
  [
    'the NIT of a mandate with its check digit',
    'mandates:\n  - { certificateNit: 9015001002, issuerNit: 901500100 }',
    'check-digit-in-nit',
    ['/mandates/0/certificateNit', 2, 23],
    /without check digit/,
    /certificateNit: 901500100$/,
  ],
  [
    'a wrong check digit',
    'companies:\n  - { nit: 900373115, name: A, checkDigit: 4 }',
    'wrong-check-digit',
    ['/companies/0/checkDigit', 2, 44],
    /of 900373115: 3/,
    /Correct/,
  ],
  [
    'an empty name',
    'companies:\n  - { nit: 900373115, name: " " }',
    'invalid-value',
    ['/companies/0/name', 2, 29],
    /a name/,
    /MI EMPRESA/,
  ],
  [
    'a company twice',
    'companies:\n  - { nit: 900373115, name: A }\n  - { nit: 900373115, name: B }',
    'duplicate-row',
    ['/companies/1', 3, 5],
    /once/,
    /companies\/0/,
  ],
  [
    'a company and its row of taxpayer',
    'companies:\n  - { nit: 900373115, name: A }\ncontributors:\n  - { nit: 900373115, name: A }',
    'duplicate-row',
    ['/contributors/0', 4, 5],
    /once/,
    /companies\/0/,
  ],
  [
    'a municipality that is none',
    'companies:\n  - { nit: 900373115, name: A, municipality: 99999 }',
    'invalid-value',
    ['/companies/0/municipality', 2, 46],
    /DANE/,
    /municipality: 11001/,
  ],
  [
    'a family that is none',
    'companies:\n  - { nit: 900373115, name: A, families: [facturas] }',
    'invalid-value',
    ['/companies/0/families/0', 2, 43],
    /invoicing, support, payroll/,
    /invoicing/,
  ],
  [
    'numbers that run backwards, of a company',
    'companies:\n  - { nit: 900373115, name: A, from: 10, to: 9 }',
    'reversed-numbers',
    ['/companies/0/to', 2, 46],
    /from 10 on/,
    /Exchange/,
  ],
  [
    'dates that run backwards, of a company',
    'companies:\n  - { nit: 900373115, name: A, startDate: 2031-01-01 }',
    'reversed-dates',
    ['/companies/0/startDate', 2, 43],
    /2031-01-01/,
    /Exchange/,
  ],
  [
    "the default company's software",
    `companies:\n  - { nit: 900373115, name: A, software: { id: ${invoicing}, pin: 1 } }`,
    'software-of-another-issuer',
    ['/companies/0/software/id', 2, 48],
    /of this company/,
    /901500100/,
  ],
  [
    'an enabled taxpayer without families',
    'contributors:\n  - { nit: 900373115, name: A, families: [] }',
    'families-of-unenabled',
    ['/contributors/0/families', 2, 42],
    /enabled for/,
    /status: registered/,
  ],
  [
    'a registered taxpayer with families',
    'contributors:\n  - { nit: 900373115, name: A, status: registered, families: [payroll] }',
    'families-of-unenabled',
    ['/contributors/0/families', 2, 62],
    /no families/,
    /status: enabled/,
  ],
  ['a RUT without answer', 'rut: { available: no }', 'invalid-value', ['/rut/available', 1, 19], /true or/, /true/],
  [
    'a state of RUT that is none',
    'rut:\n  entries:\n    - { identification: 10200037, name: A, status: muerto }',
    'invalid-value',
    ['/rut/entries/0/status', 3, 52],
    /active, suspended, cancelled/,
    /status: active/,
  ],
  [
    'software of nobody',
    'software:\n  - { id: 11111111-2222-4333-8444-555555555555, ownerNit: 900373115, pin: 1 }',
    'unknown-contributor',
    ['/software/0/ownerNit', 2, 59],
    /a taxpayer/,
    /nit: 900373115/,
  ],
  [
    'software for nobody',
    'software:\n  - { id: 11111111-2222-4333-8444-555555555555, ownerNit: 901500100, pin: 1, issuers: [900373115] }',
    'unknown-contributor',
    ['/software/0/issuers/0', 2, 88],
    /a taxpayer/,
    /nit: 900373115/,
  ],
  [
    'an identifier that is no UUID',
    'software:\n  - { id: abc, ownerNit: 901500100, pin: 1 }',
    'invalid-value',
    ['/software/0/id', 2, 11],
    /UUID/,
    /1f9b8c6e/,
  ],
  [
    'a range of nobody',
    range('issuerNit: 1').replace('901500100', '900373115').replace(', issuerNit: 1', ''),
    'unknown-contributor',
    ['/ranges/0/issuerNit', 3, 18],
    /a taxpayer/,
    /900373115/,
  ],
  [
    'a day that is none',
    range('resolutionDate: 2026-02-30'),
    'invalid-value',
    ['/ranges/0/resolutionDate', 4, 63],
    /YYYY-MM-DD/,
    /2026-01-31/,
  ],
  [
    'a type that is not numbered so',
    range('documentType: 91'),
    'invalid-value',
    ['/ranges/0/documentType', 4, 61],
    /01, 03, 05/,
    /01/,
  ],
  [
    'a prefix that is too long',
    range('').replace('ZZ', 'ZZZZZ'),
    'invalid-value',
    ['/ranges/0/prefix', 3, 62],
    /up to 4/,
    /FE/,
  ],
  [
    'numbers that run backwards',
    range('').replace('to: 9', 'to: 0'),
    'reversed-numbers',
    ['/ranges/0/to', 3, 79],
    /from 1 on/,
    /Exchange/,
  ],
  [
    'dates that run backwards',
    range('').replace('2026-12', '2025-12'),
    'reversed-dates',
    ['/ranges/0/endDate', 4, 16],
    /2026-01-01/,
    /Exchange/,
  ],
  [
    'invoices without technical key',
    range('').replace('technicalKey: abc,', ''),
    'missing-technical-key',
    ['/ranges/0/technicalKey', 3, 5],
    /CUFE/,
    /GetNumberingRange/,
  ],
  [
    'software that is not there',
    range('softwareId: 11111111-2222-4333-8444-555555555555'),
    'unknown-software',
    ['/ranges/0/softwareId', 4, 59],
    /software of this registry/,
    /Add/,
  ],
  [
    'software of payroll',
    range('softwareId: 3d5e8fa1-62bb-4047-9c23-a401d8e6f925'),
    'software-of-another-family',
    ['/ranges/0/softwareId', 4, 59],
    /for invoicing/,
    /family/,
  ],
  [
    "somebody else's software",
    range('softwareId: 5f70a1c3-84dd-4269-9e45-c623fa081b47'),
    'software-of-another-issuer',
    ['/ranges/0/softwareId', 4, 59],
    /901500100/,
    /issuers/,
  ],
  [
    "somebody else's resolution",
    range('').replace('18769000001', '18760000007'),
    'resolution-of-another',
    ['/ranges/0/resolution', 3, 41],
    /alone/,
    /901500600 has/,
  ],
  [
    'numbers of another range',
    range('').replace('ZZ', 'POCO'),
    'overlapping-range',
    ['/ranges/0', 3, 5],
    /POCO 1-3/,
    /prefix/,
  ],
  [
    'a mandate of oneself',
    'mandates:\n  - { certificateNit: 901500100, issuerNit: 901500100 }',
    'own-mandate',
    ['/mandates/0', 2, 5],
    /other than/,
    /Remove/,
  ],
  [
    'a mandate of nobody',
    'mandates:\n  - { certificateNit: 901500100, issuerNit: 900373115 }',
    'unknown-contributor',
    ['/mandates/0/issuerNit', 2, 45],
    /a taxpayer/,
    /900373115/,
  ],
  [
    'an instant without offset',
    'contingencyPeriods:\n  - { start: 2026-01-01T00:00:00, end: 2026-01-02T00:00:00-05:00 }',
    'invalid-value',
    ['/contingencyPeriods/0/start', 2, 14],
    /offset/,
    /-05:00/,
  ],
  [
    'a contingency that ends before it starts',
    'contingencyPeriods:\n  - { start: 2026-01-02T00:00:00-05:00, end: 2026-01-01T00:00:00-05:00 }',
    'reversed-dates',
    ['/contingencyPeriods/0/end', 2, 46],
    /2026-01-02/,
    /Exchange/,
  ],
  [
    'an amount that is none',
    'uvt:\n  - { year: 2027, amount: mil }',
    'invalid-value',
    ['/uvt/0/amount', 2, 27],
    /COP/,
    /52374/,
  ],
  [
    'a year twice',
    'uvt:\n  - { year: 2027, amount: 1 }\n  - { year: 2027, amount: 2 }',
    'duplicate-row',
    ['/uvt/1', 3, 5],
    /once/,
    /uvt\/0/,
  ],
  [
    'a quota that is no number',
    testSet('quotas: { payroll: { required: many } }'),
    'invalid-value',
    ['/testSets/0/quotas/payroll/required', 3, 119],
    /whole number/,
    /required: 2/,
  ],
  [
    'a quota that nobody can meet',
    testSet('quotas: { payroll: { required: 1, minimumAccepted: 2 } }'),
    'impossible-quota',
    ['/testSets/0/quotas/payroll/minimumAccepted', 3, 139],
    /required: 1/,
    /Lower/,
  ],
  [
    'a kind of another family',
    testSet('quotas: { invoice: { required: 1 } }'),
    'kind-of-another-family',
    ['/testSets/0/quotas/invoice', 3, 107],
    /of payroll/,
    /its family/,
  ],
  [
    'a kind that is none',
    testSet('quotas: { payrol: { required: 1 } }'),
    'unknown-field',
    ['/testSets/0/quotas/payrol', 3, 98],
    /payroll/,
    /mean payroll\?/,
  ],
  [
    'a preset that is none',
    testSet('preset: nomina'),
    'invalid-value',
    ['/testSets/0/preset', 3, 96],
    /one of: invoicing, invoicing-large, support, payroll/,
    /preset: invoicing/,
  ],
  [
    'a preset of another family',
    testSet('preset: support'),
    'preset-of-another-family',
    ['/testSets/0/preset', 3, 96],
    /of payroll: payroll/,
    /leave family out/,
  ],
  [
    'neither quotas nor preset',
    testSet('state: open'),
    'missing-field',
    ['/testSets/0/quotas', 3, 5],
    /invoice/,
    /Add/,
  ],
  [
    'more accepted than sent',
    testSet('preset: payroll, progress: { payroll: { sent: 1, accepted: 2 } }'),
    'impossible-progress',
    ['/testSets/0/progress/payroll/accepted', 3, 147],
    /than sent: 1/,
    /raise sent/,
  ],
];

describe('a registry file with a mistake', () => {
  it.each(mistakes)('%s: one message', async (_what, text, code, [path, line, column], expected, fix) => {
    const all = await told(text);
    expect(all).toMatchObject([{ code, path, line, column }]);
    expect(all[0]?.expected).toMatch(expected);
    expect(all[0]?.fix).toMatch(fix);
  });

  it('is told of every kind above in one message each where all are in one file', async () => {
    const parts = new Map<string, string[]>();
    // Rows of the same part come together; those of companies and files as a whole have texts of their own.
    for (const [, text] of mistakes) {
      const [, part = '', rows = ''] =
        /^\n?(uvt|mandates|contingencyPeriods|software):\n((?: {2}- .*\n?)+)$/.exec(text) ?? [];
      if (part !== '') parts.set(part, [...(parts.get(part) ?? []), rows.trimEnd()]);
    }
    const file = [...parts].map(([part, rows]) => `${part}:\n${rows.join('\n')}`).join('\n');
    const codes = (await told(file)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'own-mandate')).toHaveLength(1);
    expect(codes.filter((code) => code === 'reversed-dates')).toHaveLength(1);
    expect(codes.filter((code) => code === 'unknown-contributor')).toHaveLength(3);
    expect(codes).toEqual(expect.arrayContaining(['invalid-value', 'duplicate-row']));
  });

  it('has a Spanish message as well', () => {
    const read = readRegistryData({ companies: [{ nit: '900373115-3', name: 'A' }] });
    expect(read.ok ? [] : read.mistakes.map((mistake) => tell(mistake, 'es'))).toEqual([
      {
        code: 'invalid-value',
        path: '/companies/0/nit',
        received: '900373115-3',
        expected: 'un NIT: de 5 a 10 cifras, sin puntos ni dígito de verificación',
        fix: 'Escriba, por ejemplo, nit: 900373115',
      },
    ]);
  });

  it('blames nobody who refers to a row with a mistake of its own', async () => {
    const text = `companies:\n  - { nit: 900373115, name: "" }\nmandates:\n  - { certificateNit: 1234567, issuerNit: 900373115 }`;
    expect((await told(text)).map(({ path }) => path)).toEqual(['/companies/0/name']);
  });

  it('tells every mistake of one row', async () => {
    const text = 'companies:\n  - { nit: 9003731153, nmae: A, from: x, municipality: 1 }';
    expect((await told(text)).map(({ code, path }) => [code, path])).toEqual([
      ['check-digit-in-nit', '/companies/0/nit'],
      ['unknown-field', '/companies/0/nmae'],
      ['invalid-value', '/companies/0/from'],
      ['invalid-value', '/companies/0/municipality'],
    ]);
  });

  it('tells mistakes in the order of the file', async () => {
    const text = `uvt: [{ year: 27, amount: 1 }]\ncompanies:\n  - { nit: 1, name: A }\nranges: 5`;
    expect((await told(text)).map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});
