import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { writeXml } from '../../../src/common/xml/write.ts';
import { createSubject } from '../../document/subject.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { softwarePin, technicalKey } from '../../testing/invoice.fixture.ts';
import { codeParts, completeSpec, outcomeOf, type Change, type Widened } from '../../testing/notes.fixture.ts';
import { remove, set } from '../../testing/rules.fixture.ts';
import { codeOf, uniqueCodeParts } from './unique-code.ts';

const company = 'cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

type Vector = {
  readonly kind: Widened;
  readonly source: string;
  readonly number: string;
  readonly issued: readonly [date: string, time: string];
  readonly gross: string;
  /** Of IVA and INC; ICA is 0.00 in all. */
  readonly taxes: readonly [iva: string, inc: string];
  readonly total: string;
  readonly parties: readonly [supplier: string, customer: string];
  readonly pin: string;
  readonly environment: string;
  readonly expected: string;
};

/** Recomputed from the inputs printed in the annexes. */
const vectors: readonly Vector[] = [
  {
    kind: 'creditNote',
    source: 'FE 1.9, 11.4.3',
    number: '8110007871',
    issued: ['2019-01-12', '07:00:00-05:00'],
    gross: '5000.00',
    taxes: ['950.00', '0.00'],
    total: '5950.00',
    parties: ['900373076', '8355990'],
    pin: '12301',
    environment: '1',
    expected: '907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168',
  },
  {
    kind: 'debitNote',
    source: 'FE 1.9, 11.4.5, with the PIN that its print leaves out',
    number: 'ND1001',
    issued: ['2019-01-18', '10:58:00-05:00'],
    gross: '30000.00',
    taxes: ['0.00', '2400.00'],
    total: '32400.00',
    parties: ['900197264', '10254102'],
    pin: '10201',
    environment: '2',
    expected: '3fa73a86d57d9341c536afde1f85c4efd9d4591c2c22bce4dfb0e6b0d2e83b8f047a8bde7098292e9d2493e60d1c31da',
  },
  {
    kind: 'supportDocument',
    source: 'DS 1.1, 14',
    number: '0000000001',
    issued: ['2020-10-24', '14:04:35-05:00'],
    gross: '15000.00',
    taxes: ['19.00', '0.00'],
    total: '16350.00',
    parties: ['900373076', '8355990'],
    pin: '12345',
    environment: '1',
    expected: 'bf4bb6920d5054ac065ddb7e6df0398e63e3ba2ff29cb341edd7d46ee8f2ea1802f84aaca91a19a24623e5e3baff3a71',
  },
];

const editsFor = ({ kind, number, issued, gross, taxes, total, parties, environment }: Vector): readonly XmlEdit[] => {
  const totals = `/*/cac:${kind === 'debitNote' ? 'Requested' : 'Legal'}MonetaryTotal`;
  const second = '/*/cac:TaxTotal[2]';
  return [
    set('/*/cbc:ID', number),
    set('/*/cbc:IssueDate', issued[0]),
    set('/*/cbc:IssueTime', issued[1]),
    set('/*/cbc:ProfileExecutionID', environment),
    set(`${totals}/cbc:LineExtensionAmount`, gross),
    set(`${totals}/cbc:PayableAmount`, total),
    set(`/*/cac:AccountingSupplierParty/${company}`, parties[0]),
    set(`/*/cac:AccountingCustomerParty/${company}`, parties[1]),
    set('/*/cac:TaxTotal[1]/cbc:TaxAmount', taxes[0]),
    ...(kind === 'supportDocument'
      ? []
      : [
          set(`${second}/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID`, '04'),
          set(`${second}/cbc:TaxAmount`, taxes[1]),
        ]),
  ];
};

describe.each(vectors)('the code of a $kind of $source', (vector) => {
  it('is reproduced from a document', () => {
    const spec = completeSpec(vector.kind, { built: editsFor(vector) });
    const subject = createSubject(vector.kind, parsed(writeXml(spec)));
    expect(codeOf(uniqueCodeParts(subject, { name: 'PIN', value: vector.pin }))).toBe(vector.expected);
  });
});

const codes: Readonly<Record<Widened, string>> = {
  creditNote: 'CAD06',
  debitNote: 'DAD06',
  supportDocument: 'DSAD06',
  supportAdjustmentNote: 'NSAD06',
};

/** The code of the whole document with other parts. */
const codeWith = (kind: Widened, change: (parts: readonly string[]) => readonly string[]): string =>
  createHash('sha384')
    .update(change(codeParts(kind, completeSpec(kind))).join(''))
    .digest('hex');

const replaced = (at: number, text: string) => (parts: readonly string[]) =>
  parts.map((part, index) => (index === at ? text : part));

const outcome = (kind: Widened, uuid: string, change: Change = {}) =>
  outcomeOf(kind, codes[kind], { ...change, coded: [set('/*/cbc:UUID', uuid)] });

describe('the unique code of a document', () => {
  it.each<readonly [kind: Widened, mistake: string, change: (parts: readonly string[]) => readonly string[]]>([
    ['creditNote', 'an empty software PIN', replaced(13, '')],
    ['debitNote', 'TipoAmbiente=1', replaced(14, '1')],
    ['debitNote', 'HorFac without its offset', replaced(2, '10:00:00')],
    ['supportDocument', 'the number without prefix', replaced(0, '984000001')],
    ['supportDocument', 'HorDS without its offset', replaced(2, '10:00:00')],
    [
      'supportDocument',
      'NumSNO (who sells) and NITABS (who buys and signs) swapped',
      (parts) => [...parts.slice(0, 7), parts[8] ?? '', parts[7] ?? '', ...parts.slice(9)],
    ],
    [
      'supportAdjustmentNote',
      'the three taxes of a CUFE, where a CUDS has IVA alone',
      (parts) => [...parts.slice(0, 6), '04', '0.00', '03', '0.00', ...parts.slice(6)],
    ],
    [
      'supportAdjustmentNote',
      'ValTot and ValDS swapped',
      (parts) => [...parts.slice(0, 3), parts[6] ?? '', ...parts.slice(4, 6), parts[3] ?? '', ...parts.slice(7)],
    ],
  ])('of a %s is explained: %s', async (kind, mistake, change) => {
    const uuid = codeWith(kind, change);
    expect(await outcome(kind, uuid)).toMatchObject({
      status: 'failed',
      failures: [{ found: { value: uuid, remark: { en: `which is the code with ${mistake}` } } }],
    });
  });

  it.each<readonly [kind: Widened, at: number]>([
    ['creditNote', 13],
    ['debitNote', 13],
    ['supportDocument', 9],
    ['supportAdjustmentNote', 9],
  ])('of a %s that uses the technical key of a range of the issuer is explained', async (kind, at) => {
    const uuid = codeWith(kind, replaced(at, technicalKey));
    expect(await outcome(kind, uuid)).toMatchObject({
      failures: [
        { found: { remark: { en: 'which is the code with the technical key in the place of the software PIN' } } },
      ],
    });
  });

  it.each<Widened>(['creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'])(
    'that a %s lacks is missing whether the PIN is known or not, and the advice is about the code',
    async (kind) => {
      for (const coded of [[remove('/*/cbc:UUID')], [set('/*/cbc:UUID', ' ')]]) {
        for (const registry of [undefined, () => ({ software: [] })]) {
          const change = { coded, ...(registry === undefined ? {} : { registry }) };
          expect(await outcomeOf(kind, codes[kind], change)).toMatchObject({
            status: 'failed',
            failures: [{ certain: true, fix: { en: 'Send the unique code: the document has none.' } }],
          });
        }
      }
    },
  );

  it.each<Widened>(['creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'])(
    'of a %s is computed from the PIN of the stated software',
    async (kind) => {
      const uuid = codeWith(kind, (parts) => parts);
      expect(await outcome(kind, uuid)).toMatchObject({ status: 'passed' });
      const registry: Change['registry'] = ({ software }) => ({
        software: software.map((entry) => ({ ...entry, pin: `${softwarePin}0` })),
      });
      expect(await outcome(kind, uuid, { registry })).toMatchObject({ status: 'failed' });
      const nobodys: Change['registry'] = () => ({ software: [] });
      expect(await outcome(kind, uuid, { registry: nobodys })).toMatchObject({ status: 'notEvaluated' });
    },
  );

  it('cuts amounts to two decimals, and sums the groups of a tax', async () => {
    const built: readonly XmlEdit[] = [
      { edit: 'duplicate', path: '/*/cac:TaxTotal[1]' },
      set('/*/cac:RequestedMonetaryTotal/cbc:PayableAmount', '225760.009'),
    ];
    const parts = codeParts('debitNote', completeSpec('debitNote'));
    const uuid = createHash('sha384')
      .update(parts.map((part, index) => (index === 5 ? '72200.00' : part)).join(''))
      .digest('hex');
    expect(parts[5]).toBe('36100.00');
    expect(await outcome('debitNote', uuid, { built })).toMatchObject({ status: 'passed' });
  });

  it('counts an absent tax as 0.00', async () => {
    const built = [remove('/*/cac:TaxTotal')];
    const uuid = codeWith('supportDocument', replaced(5, '0.00'));
    expect(await outcome('supportDocument', uuid, { built })).toMatchObject({ status: 'passed' });
  });
});
