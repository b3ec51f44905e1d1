import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { remove, set } from '../testing/rules.fixture.ts';
import { outcomeOf, widened, type Widened } from '../testing/support.fixture.ts';

const letters: Readonly<Record<Widened, string>> = {
  creditNote: 'C',
  debitNote: 'D',
  supportDocument: 'DS',
  supportAdjustmentNote: 'NS',
};

const lines: Readonly<Record<Widened, string>> = {
  creditNote: 'CreditNoteLine',
  debitNote: 'DebitNoteLine',
  supportDocument: 'InvoiceLine',
  supportAdjustmentNote: 'CreditNoteLine',
};

const total = (kind: Widened, name: string): string =>
  `/*/cac:${kind === 'debitNote' ? 'RequestedMonetaryTotal' : 'LegalMonetaryTotal'}/cbc:${name}`;

/** Of the notes and of the support documents, which lack the tax on bags. */
const amounts: Readonly<Record<string, readonly [note: number, support: number]>> = {
  LineExtensionAmount: [191_000, 191_000],
  TaxExclusiveAmount: [191_000, 191_000],
  TaxInclusiveAmount: [227_760, 227_150],
  AllowanceTotalAmount: [5000, 5000],
  ChargeTotalAmount: [3000, 3000],
  PayableAmount: [225_760, 225_150],
};

const sums = [
  ['AU02', 'LineExtensionAmount'],
  ['AU04', 'TaxExclusiveAmount'],
  ['AU06', 'TaxInclusiveAmount'],
  ['AU08', 'AllowanceTotalAmount'],
  ['AU10', 'ChargeTotalAmount'],
  ['AU14', 'PayableAmount'],
] as const;

describe.each(widened)('the sums of a %s', (kind) => {
  const isSupport = kind.startsWith('support');

  it.each(sums)('%s: %s may be two off, and no more', async (family, name) => {
    const right = amounts[name]?.[isSupport ? 1 : 0] ?? Number.NaN;
    const code = `${letters[kind]}${family}`;
    const statusWith = async (text: string): Promise<string> =>
      (await outcomeOf(kind, code, { built: [set(total(kind, name), text)] })).status;
    expect(await statusWith(`${right + 2}.00`)).toBe('passed');
    expect(await statusWith(`${right + 2}.01`)).toBe('failed');
    expect(await statusWith(`${right - 2}.00`)).toBe('passed');
    expect(await statusWith(`${right - 3}.99`)).toBe('failed');
  });

  it('names the lines it added up', async () => {
    const outcome = await outcomeOf(kind, `${letters[kind]}AU02`, {
      built: [set(total(kind, 'LineExtensionAmount'), '1.00')],
    });
    expect(outcome).toMatchObject({
      failures: [
        {
          expected: {
            of: [{ value: '191000.00', terms: [{ name: { en: `sum of ${lines[kind]}/LineExtensionAmount` } }] }],
          },
        },
      ],
    });
  });

  it('asks for a total that is absent', async () => {
    const built = [remove(total(kind, 'LineExtensionAmount'))];
    expect(await outcomeOf(kind, `${letters[kind]}AU02`, { built })).toMatchObject({ status: 'failed' });
  });
});

type Case = readonly [
  what: string,
  kind: Widened,
  code: string,
  built: readonly XmlEdit[],
  status: 'passed' | 'failed',
];

const header = (position: number): string => `/*/cac:TaxTotal[${position}]/cac:TaxSubtotal[1]`;
const taxId = `${header(1)}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

/** Measure 7 and base 1,000.00 give other amounts, so only ten units of the line at 66.00 are left. */
const byQuantity = (tax: string): readonly XmlEdit[] => [
  set(`${header(2)}/cbc:BaseUnitMeasure`, '7'),
  set(`${header(2)}/cbc:TaxAmount`, tax),
];

/** What is left to pay when 20,000.00 paid before are subtracted, as in an invoice of the health sector. */
const paidBefore = (kind: Widened): readonly XmlEdit[] => [
  set('/*/cbc:CustomizationID', 'SS-CUFE'),
  set(total(kind, 'PayableAmount'), '205760.00'),
];

const cases: readonly Case[] = [
  [
    'a nominal tax counts the quantity that a credit note credits',
    'creditNote',
    'CAS07',
    byQuantity('662.00'),
    'passed',
  ],
  ['and no other', 'creditNote', 'CAS07', byQuantity('662.01'), 'failed'],
  ['and that which a debit note debits', 'debitNote', 'DAS07', byQuantity('662.00'), 'passed'],
  ['and no other either', 'debitNote', 'DAS07', byQuantity('662.01'), 'failed'],
  [
    'what was paid before is not subtracted in a credit note',
    'creditNote',
    'CAU14',
    paidBefore('creditNote'),
    'failed',
  ],
  ['nor in a debit note', 'debitNote', 'DAU14', paidBefore('debitNote'), 'failed'],
  [
    'rounding is added in a debit note',
    'debitNote',
    'DAU14',
    [
      {
        edit: 'insert',
        path: '/*/cac:RequestedMonetaryTotal',
        child: { name: 'cbc:PayableRoundingAmount', attributes: { currencyID: 'COP' }, content: '10.00' },
        after: ['cbc:PrepaidAmount'],
      },
      set(total('debitNote', 'PayableAmount'), '225770.00'),
    ],
    'passed',
  ],
  [
    'another tax than IVA has no place in a support document',
    'supportDocument',
    'DSAS16',
    [set(taxId, '04')],
    'failed',
  ],
  ['nor has one without code', 'supportAdjustmentNote', 'NSAS16', [set(taxId, '')], 'failed'],
  ['a credit note takes others', 'creditNote', 'CAS16', [set(taxId, '04')], 'passed'],
  ['and one without code', 'debitNote', 'DAS16', [set(taxId, '')], 'passed'],
  [
    'a tax of the lines stands in the header of a debit note',
    'debitNote',
    'DAS01a',
    [remove('/*/cac:TaxTotal[2]')],
    'failed',
  ],
  ['and of a credit note', 'creditNote', 'CAS01b', [remove('/*/cac:TaxTotal[1]')], 'failed'],
  [
    'one rate more on the lines of an adjustment note',
    'supportAdjustmentNote',
    'NSAS01b',
    [set('/*/cac:CreditNoteLine[2]/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '16.00')],
    'failed',
  ],
];

describe('taxes and totals', () => {
  it.each(cases)('%s (%s, %s)', async (_what, kind, code, built, status) => {
    expect(await outcomeOf(kind, code, { built })).toMatchObject({ status });
  });

  it('are compared as integers in the strict profile', async () => {
    const built = [set(total('debitNote', 'LineExtensionAmount'), '191000.51')];
    const strict = { built, facts: { profile: { strict: 'integers' as const, literal: true } } };
    expect(await outcomeOf('debitNote', 'DAU02', strict)).toMatchObject({ status: 'failed' });
    expect(await outcomeOf('debitNote', 'DAU02', { built })).toMatchObject({ status: 'passed' });
  });
});
