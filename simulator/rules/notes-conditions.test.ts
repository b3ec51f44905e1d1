import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { dian, outcomeOf, referring, type Change, type Widened } from '../testing/notes.fixture.ts';
import { remove, set } from '../testing/rules.fixture.ts';

type Status = RuleResult['status'];
type Case = readonly [kind: Widened, code: string, what: string, built: readonly XmlEdit[], status: Status];

const operation = (code: string): XmlEdit => set('/*/cbc:CustomizationID', code);
const profile = (text: string): XmlEdit => set('/*/cbc:ProfileID', text);
const discrepancy = '/*/cac:DiscrepancyResponse';
const concept = (code: string, text: string): readonly XmlEdit[] => [
  set(`${discrepancy}/cbc:ResponseCode`, code),
  set(`${discrepancy}/cbc:Description`, text),
];
const annulled = concept('2', 'Anulación de factura electrónica');
const period = '/*/cac:InvoicePeriod';
const referenced = '/*/cac:BillingReference/cac:InvoiceDocumentReference';
const uuid = `${referenced}/cbc:UUID`;

const headers: readonly Case[] = [
  [
    'creditNote',
    'CAD03',
    'of an accepted invoice',
    [operation('24'), profile('DIAN 2.1: Nota de Ajuste para Factura Electrónica de Venta Aceptada')],
    'passed',
  ],
  ['creditNote', 'CAD03', 'of another operation', [operation('24')], 'failed'],
  [
    'creditNote',
    'CAD03',
    'of an accepted invoice, which it is not',
    [profile('DIAN 2.1: Nota de Ajuste para Factura Electrónica de Venta Aceptada')],
    'failed',
  ],
  [
    'supportDocument',
    'DSAD03',
    'without its full stop',
    [profile('DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar')],
    'failed',
  ],
  ...(['passed', 'failed'] as const).map((status): Case => [
    'supportAdjustmentNote',
    'NSAD03',
    status === 'passed' ? 'without a blank at its end' : 'with the blank of the official sample at its end',
    [
      profile(
        `DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente${status === 'passed' ? '' : ' '}`,
      ),
    ],
    status,
  ]),
  [
    'supportAdjustmentNote',
    'NSAD03',
    'ending with two blanks',
    [{ edit: 'append', path: '/*/cbc:ProfileID', text: ' ' }],
    'failed',
  ],
  ['creditNote', 'CAD08', 'a CUDE', [set('/*/cbc:UUID/@schemeName', 'CUDE-SHA384')], 'passed'],
  ['creditNote', 'CAD08', 'a CUFE', [set('/*/cbc:UUID/@schemeName', 'CUFE-SHA384')], 'failed'],
  ['supportDocument', 'DSAD08', 'a CUDE', [set('/*/cbc:UUID/@schemeName', 'CUDE-SHA384')], 'failed'],
  ['creditNote', 'CAD12b', 'of an invoice', [set('/*/cbc:CreditNoteTypeCode', '01')], 'failed'],
  ['creditNote', 'CAD12b', 'that does not exist', [set('/*/cbc:CreditNoteTypeCode', '77')], 'passed'],
  ['creditNote', 'CAD12a', 'that does not exist', [set('/*/cbc:CreditNoteTypeCode', '77')], 'failed'],
  ['supportDocument', 'DSAD12b', 'of an invoice', [set('/*/cbc:InvoiceTypeCode', '01')], 'failed'],
  ['debitNote', 'DAD16', 'three of two', [set('/*/cbc:LineCountNumeric', '3')], 'failed'],
  [
    'debitNote',
    'DAD16',
    'one of one',
    [set('/*/cbc:LineCountNumeric', '1'), remove('/*/cac:DebitNoteLine[2]')],
    'passed',
  ],
];

const concepts: readonly Case[] = [
  ['creditNote', 'CAD02a', 'annuls with a reference', annulled, 'passed'],
  ['creditNote', 'CAD02a', 'annuls as of the older decree', [operation('23'), ...annulled], 'failed'],
  ['creditNote', 'CAD02a', 'lowers a price without reference', [operation('22')], 'passed'],
  ['creditNote', 'CBF03a', 'annuls without reference', [operation('22'), ...annulled], 'failed'],
  ['creditNote', 'CBF03a', 'annuls with a reference', annulled, 'passed'],
  ['creditNote', 'CBF03a', 'annuls as of the older decree', [operation('23'), ...annulled], 'passed'],
  ['creditNote', 'CBF01', 'has none', [remove(discrepancy)], 'failed'],
  ['creditNote', 'CBF01', 'needs none without reference', [operation('22'), remove(discrepancy)], 'passed'],
  ['debitNote', 'DBF01', 'has none', [remove(discrepancy)], 'failed'],
  ['debitNote', 'DBF01', 'needs none without reference', [operation('32'), remove(discrepancy)], 'passed'],
  [
    'supportAdjustmentNote',
    'NSBF01',
    'of a foreign seller needs one as well',
    [operation('11'), remove(discrepancy)],
    'failed',
  ],
  ['creditNote', 'CBF03', 'six', concept('6', ''), 'passed'],
  ['creditNote', 'CBF03', 'seven', concept('7', ''), 'failed'],
  ['debitNote', 'DBF03', 'four', concept('4', ''), 'passed'],
  ['debitNote', 'DBF03', 'five', concept('5', ''), 'failed'],
  ['supportAdjustmentNote', 'NSBF03', 'five', concept('5', ''), 'passed'],
  ['supportAdjustmentNote', 'NSBF03', 'six', concept('6', ''), 'failed'],
  ['creditNote', 'CBF03', 'absent', [remove(`${discrepancy}/cbc:ResponseCode`)], 'failed'],
  ['creditNote', 'CBF03', 'of no group', [remove(discrepancy)], 'passed'],
  ['creditNote', 'CBF04', 'in capitals, with blanks', concept('4', '  AJUSTE   DE PRECIO '), 'passed'],
  ['creditNote', 'CBF04', 'of the older table', concept('5', 'Otros'), 'passed'],
  ['creditNote', 'CBF04', 'of the present table', concept('5', 'Descuento comercial por pronto pago'), 'passed'],
  ['creditNote', 'CBF04', 'of another concept', concept('4', 'Rebaja o descuento parcial o total'), 'failed'],
  ['creditNote', 'CBF04', 'absent', [remove(`${discrepancy}/cbc:Description`)], 'failed'],
  ['creditNote', 'CBF04', 'of a concept that does not exist', concept('9', 'Ajuste de precio'), 'notEvaluated'],
  ['debitNote', 'DBF04', 'of a credit note', concept('1', 'Ajuste de precio'), 'failed'],
  ['debitNote', 'DBF04', 'of the code list', concept('4', 'Otro'), 'passed'],
  ['debitNote', 'DBF04', 'of its own', concept('3', 'cambio del valor'), 'passed'],
  ['supportAdjustmentNote', 'NSBF04', 'in words of its own', concept('5', 'Otra razón'), 'passed'],
  ['supportAdjustmentNote', 'NSBF04', 'empty', concept('5', ''), 'failed'],
];

const periods: readonly Case[] = [
  ['creditNote', 'CAE02', 'none', [remove(period)], 'passed'],
  ['creditNote', 'CAE02', 'none, and no reference', [operation('22'), remove(period)], 'failed'],
  ['creditNote', 'CAE04', 'none, and no reference', [operation('22'), remove(period)], 'failed'],
  ['debitNote', 'DAE02', 'none, and no reference', [operation('32'), remove(period)], 'failed'],
  ['debitNote', 'DAE04', 'none, and no reference', [operation('32'), remove(period)], 'failed'],
  ['debitNote', 'DAE02', 'none', [remove(period)], 'passed'],
  ['supportAdjustmentNote', 'NSAE02', 'none', [remove(period)], 'passed'],
  ['supportAdjustmentNote', 'NSAE04', 'a blank end', [set(`${period}/cbc:EndDate`, ' ')], 'failed'],
  ['creditNote', 'CAE02', 'two months', [set(`${period}/cbc:StartDate`, '2026-10-31')], 'passed'],
  [
    'creditNote',
    'CAE02',
    'two months, and no reference',
    [operation('22'), set(`${period}/cbc:StartDate`, '2026-10-31')],
    'failed',
  ],
  [
    'creditNote',
    'CAE02',
    'the same month of another year',
    [operation('22'), set(`${period}/cbc:StartDate`, '2025-11-01')],
    'failed',
  ],
  ['creditNote', 'CAE02', 'one month, and no reference', [operation('22')], 'passed'],
  [
    'debitNote',
    'DAE02',
    'two months, and no reference',
    [operation('32'), set(`${period}/cbc:StartDate`, '2026-10-31')],
    'passed',
  ],
  ['creditNote', 'CAE03', 'no period', [remove(period)], 'passed'],
];

const references: readonly Case[] = [
  ['creditNote', 'CBG01', 'none', [remove('/*/cac:BillingReference')], 'failed'],
  ['creditNote', 'CBG01', 'none, and none is needed', [operation('22'), remove('/*/cac:BillingReference')], 'passed'],
  ['creditNote', 'CBG01', 'none, of the older decree', [operation('23'), remove('/*/cac:BillingReference')], 'passed'],
  ['debitNote', 'DBG01', 'none', [remove('/*/cac:BillingReference')], 'failed'],
  ['debitNote', 'DBG01', 'none, and none is needed', [operation('32'), remove('/*/cac:BillingReference')], 'passed'],
  ['supportAdjustmentNote', 'NSBG01', 'none', [remove('/*/cac:BillingReference')], 'failed'],
  ['creditNote', 'CBG04', 'none', [remove('/*/cac:BillingReference')], 'passed'],
  ['creditNote', 'CBG04', 'without code', [remove(uuid)], 'failed'],
  ['debitNote', 'DBG04', 'unknown', [set(uuid, 'f'.repeat(96))], 'failed'],
  ['debitNote', 'DBG04b', 'unknown', [set(uuid, 'f'.repeat(96))], 'passed'],
  ['creditNote', 'CBG05', 'of no code', [remove(uuid)], 'passed'],
  ['creditNote', 'CBG06', 'of no code', [remove(uuid), set(`${referenced}/cbc:IssueDate`, '2026-11-21')], 'failed'],
  ['creditNote', 'CBG05', 'CUDE of an invoice', [set(`${uuid}/@schemeName`, 'CUDE-SHA384')], 'failed'],
  ['supportAdjustmentNote', 'NSBG05', 'CUFE', [set(`${uuid}/@schemeName`, 'CUFE-SHA384')], 'failed'],
  [
    'creditNote',
    'CBG06',
    'unknown, and later by what it says',
    [set(uuid, 'f'.repeat(96)), set(`${referenced}/cbc:IssueDate`, '2026-11-21')],
    'failed',
  ],
  [
    'creditNote',
    'CBG06',
    'known, and later by what it says',
    [set(`${referenced}/cbc:IssueDate`, '2026-11-21')],
    'passed',
  ],
];

it('a date that comes from the note itself is not called registered', async () => {
  const built = [set(uuid, 'f'.repeat(96)), set(`${referenced}/cbc:IssueDate`, '2026-11-21')];
  expect(await outcomeOf('creditNote', 'CBG06', { built })).toMatchObject({
    failures: [{ found: { kind: 'value', value: '2026-11-21' } }],
  });
});

const qr = `${dian}/sts:QRCode`;
const stated = (code: string): string =>
  `NumDS=1\nhttps://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${code}`;

const sellerAddress = '/*/cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address';
const departmentCode = `${sellerAddress}/cbc:CountrySubentityCode`;
const municipalityCode = `${sellerAddress}/cbc:ID`;
const otherDepartment = set(departmentCode, '05');

const values: readonly Case[] = [
  [
    'creditNote',
    'VLR01',
    'a negative rate',
    [set('/*/cac:TaxTotal[1]/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '-19.00')],
    'failed',
  ],
  ['debitNote', 'VLR01', 'a negative amount', [set('/*/cac:AllowanceCharge[1]/cbc:Amount', '-0.01')], 'failed'],
  ['debitNote', 'VLR01', 'nothing', [set('/*/cac:AllowanceCharge[1]/cbc:Amount', '-0.00')], 'passed'],
  [
    'creditNote',
    'VLR01',
    'a negative rounding',
    [
      {
        edit: 'insert',
        path: '/*/cac:LegalMonetaryTotal',
        child: { name: 'cbc:PayableRoundingAmount', attributes: { currencyID: 'COP' }, content: '-0.40' },
        after: ['cbc:PrepaidAmount', 'cbc:ChargeTotalAmount'],
      },
    ],
    'passed',
  ],
  ['supportDocument', 'VLR01', 'a negative amount', [set('/*/cac:AllowanceCharge[1]/cbc:Amount', '-0.01')], 'failed'],
  ['supportAdjustmentNote', 'VLR01', 'another', [set('/*/cac:AllowanceCharge[1]/cbc:Amount', '-0.01')], 'failed'],
  ['supportDocument', 'VLR01', 'no negative amount', [], 'passed'],
  ['supportDocument', 'CDG01', 'another department', [otherDepartment], 'failed'],
  ['supportAdjustmentNote', 'CDG01', 'another department', [otherDepartment], 'failed'],
  ['supportDocument', 'CDG01', 'another department of a seller abroad', [operation('11'), otherDepartment], 'passed'],
  ['supportDocument', 'CDG01', 'the right department', [], 'passed'],
  ['supportDocument', 'CDG01', 'an empty department', [set(departmentCode, '')], 'failed'],
  ['supportDocument', 'CDG01', 'no department', [remove(departmentCode)], 'passed'],
  ['supportDocument', 'CDG01', 'an empty municipality', [set(municipalityCode, '')], 'failed'],
  ['supportDocument', 'CDG01', 'no municipality', [remove(municipalityCode)], 'passed'],
];

describe.each([
  ['header', headers],
  ['concept of correction', concepts],
  ['period', periods],
  ['reference', references],
  ['value', values],
] as const)('the %s', (_group, rows) => {
  it.each(rows)('of a %s, %s: %s', async (kind, code, _what, built, status) => {
    expect(await outcomeOf(kind, code, { built })).toMatchObject({ status });
  });
});

describe('what the authority has of the document referred to', () => {
  it.each<readonly [kind: Widened, code: string, what: string, facts: Partial<Facts>, status: Status]>([
    ['creditNote', 'CBG04b', 'is of the issuer', referring('creditNote'), 'passed'],
    ['creditNote', 'CBG04b', 'is of another', referring('creditNote', { issuerNit: '901500600' }), 'failed'],
    ['debitNote', 'DBG04b', 'is of another', referring('debitNote', { issuerNit: '901500600' }), 'failed'],
    ['debitNote', 'DBG04', 'is of another', referring('debitNote', { issuerNit: '901500600' }), 'passed'],
    ['debitNote', 'DBG04', 'is nothing', { referencedDocuments: { byKey: new Map() } }, 'failed'],
    ['supportAdjustmentNote', 'NSBG04', 'is a support document', referring('supportAdjustmentNote'), 'passed'],
    ['supportAdjustmentNote', 'NSBG04', 'is an invoice', referring('supportAdjustmentNote', { type: '01' }), 'failed'],
    ['creditNote', 'CBG05', 'is of type 03', referring('creditNote', { type: '03' }), 'failed'],
    ['creditNote', 'CBG06', 'is of the day', referring('creditNote', { issueDate: '2026-11-20' }), 'passed'],
    ['creditNote', 'CBG06', 'is later', referring('creditNote', { issueDate: '2026-11-21' }), 'failed'],
    ['debitNote', 'DBG06', 'is later', referring('debitNote', { issueDate: '2026-11-21' }), 'failed'],
  ])('(%s, %s) %s', async (kind, code, _what, facts, status) => {
    expect(await outcomeOf(kind, code, { facts })).toMatchObject({ status });
  });

  it.each(
    (
      [
        ['creditNote', 'CBG04'],
        ['debitNote', 'DBG04'],
        ['supportAdjustmentNote', 'NSBG04'],
      ] as const
    ).flatMap(([kind, code]) => [
      [kind, code, 'as it is registered', 'ab12', 'passed'] as const,
      [kind, code, 'in capitals', 'AB12', 'failed'] as const,
      [kind, code, 'with a blank in front', ' ab12', 'failed'] as const,
    ]),
  )('(%s, %s) is found by its code %s', async (kind, code, _how, written, status) => {
    const document = { type: kind === 'supportAdjustmentNote' ? '05' : '01' } as JudgedDocument; // the rule reads no more
    const facts = { referencedDocuments: { byKey: new Map([['ab12', document]]) } };
    expect(await outcomeOf(kind, code, { built: [set(uuid, written)], facts })).toMatchObject({ status });
  });

  it('of type 03 has a CUDE', async () => {
    const built = [set(`${uuid}/@schemeName`, 'CUDE-SHA384')];
    const facts = referring('debitNote', { type: '03' });
    expect(await outcomeOf('debitNote', 'DBG05', { built, facts })).toMatchObject({
      kind: 'Notificación',
      status: 'passed',
    });
  });

  it('counts, where the note gives no date', async () => {
    const built = [remove(`${referenced}/cbc:IssueDate`)];
    const facts = referring('creditNote', { issueDate: '2026-11-21' });
    expect(await outcomeOf('creditNote', 'CBG06', { built, facts })).toMatchObject({
      status: 'failed',
      failures: [{ found: { value: '2026-11-21', remark: { en: 'as registered' } } }],
    });
  });
});

describe('the QR code of a support document', () => {
  it.each<readonly [what: string, text: (key: string) => string, status: Status]>([
    ['the address behind other lines', stated, 'passed'],
    [
      'another address of the catalogue',
      (key) => `https://catalogo-vpfe.dian.gov.co/document/FindDocument?documentkey=${key}`,
      'failed',
    ],
    ['the key in another case', (key) => stated(key.toUpperCase()), 'failed'],
    [
      'the address of the test catalogue',
      (key) => `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${key}`,
      'passed',
    ],
    ['another key', () => stated('f'.repeat(96)), 'failed'],
    ['another place', (key) => `https://example.com/document/searchqr?documentkey=${key}`, 'failed'],
    ['a text', () => 'CUDS', 'failed'],
  ])('holds %s', async (_what, text, status) => {
    const key = 'a'.repeat(96);
    const coded = [set('/*/cbc:UUID', key), set(qr, text(key))];
    expect(await outcomeOf('supportDocument', 'DSAB36', { coded })).toMatchObject({ status });
  });

  it.each<readonly [what: string, text: (key: string) => string, status: Status]>([
    ['may not hold other lines', stated, 'failed'],
    [
      'may have white space around it',
      (key) => `\n  https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${key}\n`,
      'passed',
    ],
  ])('read literally, %s', async (_what, text, status) => {
    const key = 'a'.repeat(96);
    const change: Change = {
      coded: [set('/*/cbc:UUID', key), set(qr, text(key))],
      facts: { profile: { strict: 'integers', literal: true } },
    };
    expect(await outcomeOf('supportDocument', 'DSAB36', change)).toMatchObject({ status });
  });

  it('of a note of an invoice may hold any text', async () => {
    expect(await outcomeOf('creditNote', 'CAB36', { coded: [set(qr, 'CUDE')] })).toMatchObject({ status: 'passed' });
  });
});
