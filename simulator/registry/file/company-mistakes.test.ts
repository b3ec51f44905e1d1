import { describe, expect, it } from 'vitest';
import { expectOneMessage, told, type MistakeCase } from './mistake.fixture.ts';

const invoicing = '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205';

const mistakes: readonly MistakeCase[] = [
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
    'an address that YAML cuts',
    'companies:\n  - nit: 900373115\n    name: A\n    address: CR 7 # 71-21 OF 502',
    'cut-by-comment',
    ['/companies/0/address', 4, 14],
    /in quotes/,
    /'CR 7 # 71-21 OF 502'$/,
  ],
  [
    'an address that YAML cuts before a word',
    'companies:\n  - nit: 900373115\n    name: A\n    address: KM 5 # Bodega 3',
    'cut-by-comment',
    ['/companies/0/address', 4, 14],
    /in quotes/,
    /address: 'KM 5 # Bodega 3'$/,
  ],
  [
    'a name that YAML cuts, with an apostrophe and a comment in the next line',
    "companies:\n  - nit: 900373115\n    name: TIENDA D'ANA # 5\n    # the second one",
    'cut-by-comment',
    ['/companies/0/name', 3, 11],
    /in quotes/,
    /name: 'TIENDA D''ANA # 5'$/,
  ],
  [
    'a NIT with its check digit behind a dash',
    'companies:\n  - nit: 900373913-4\n    name: A',
    'invalid-value',
    ['/companies/0/nit', 2, 10],
    /without check digit/,
    /nit: 900373913$/,
  ],
  [
    'a NIT with dots',
    'companies:\n  - nit: 900.373.913-4\n    name: A',
    'invalid-value',
    ['/companies/0/nit', 2, 10],
    /without dots/,
    /nit: 900373913$/,
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
    'companies:\n  - { nit: 900373115, name: A }\ncontributors:\n  - { nit: 900373115, name: A, receptionEmail: a@example.com }',
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
    /invoicing, support, equivalent, payroll/,
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
    'a first number beyond the last one by default',
    'companies:\n  - { nit: 900373115, name: A, from: 99999999999 }',
    'reversed-numbers',
    ['/companies/0/from', 2, 38],
    /up to \d+, .* no "to"/,
    /Add to: 99999999999/,
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
    'contributors:\n  - { nit: 900373115, name: A, status: enabled, families: [] }',
    'families-of-unenabled',
    ['/contributors/0/families', 2, 59],
    /enabled for/,
    /status: registered/,
  ],
  [
    'an issuer of invoices without mailbox',
    'contributors:\n  - { nit: 900373115, name: A }',
    'missing-reception-email',
    ['/contributors/0/receptionEmail', 2, 5],
    /FAJ71/,
    /Add receptionEmail: .* every invoice of 900373115/,
  ],
  [
    'a taxpayer without mailbox that may be enabled by a test set',
    'contributors:\n  - { nit: 900373115, name: A, status: registered }',
    'missing-reception-email',
    ['/contributors/0/receptionEmail', 2, 5],
    /FAJ71/,
    /Add receptionEmail: .* every invoice of 900373115/,
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
];

describe('the advice about a text that YAML cuts', () => {
  it.each([
    ['address: CR 7 # 71-21 OF 502'],
    ['address: KM 5 # Bodega 3'],
    ["address: 5 D'ANA #6"],
    ['name: TIENDA # 5'],
  ])('is accepted as it is: %s', async (line) => {
    const fileWith = (text: string): string =>
      `companies:\n  - nit: 900373115\n    ${line.startsWith('name') ? '' : 'name: A\n    '}${text}`;
    const [mistake] = await told(fileWith(line));
    expect(mistake?.code).toBe('cut-by-comment');
    expect(await told(fileWith(mistake?.fix.replace(/^Write /, '') ?? ''))).toEqual([]);
  });

  it.each(['name: A # of us', "name: 'A # 5'", 'to: 5000 # 5000 numbers'])(
    'is not given for a comment: %s',
    async (line) => {
      expect(
        await told(`companies:\n  - nit: 900373115\n    ${line.startsWith('name') ? '' : 'name: A\n    '}${line}`),
      ).toEqual([]);
    },
  );
});

// Found by fuzzing.
it.each(['__proto__', 'constructor', 'toString'])('a field called %s is unknown, as any other', async (name) => {
  const [mistake] = await told(`companies:\n  - nit: 900373115\n    name: A\n    ${name}: FE`);
  expect(mistake?.code).toBe('unknown-field');
});

describe('a registry file with a mistake in a company or taxpayer', () => {
  it.each(mistakes)('%s: one message', async (...row) => {
    await expectOneMessage(row);
  });
});
