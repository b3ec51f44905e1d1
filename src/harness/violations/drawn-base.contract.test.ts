/** Documents drawn for rules: the same for the same seed, others for another one, and with what the rule looks at. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentForm, kindNames } from '../../issuer/documents/document-model.ts';
import { requireProfile } from '../../../simulator/judge/index.ts';
import { verdictIn } from '../answers.ts';
import { startBox, type Box } from '../box.ts';
import { breakableEntries, entryName } from '../catalogue-facts.ts';
import { isHandMade, neededBy } from './drawn-base.ts';
import { drawnWith, sendBroken } from './run-violation.ts';

let box: Box;
/** In the range of each kind. */
const firstNumber = { invoice: 990_100_000, supportDocument: 984_000_100, creditNote: 0, debitNote: 0 };

beforeAll(async () => {
  box = await startBox({ seed: 'drawn', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const digestFor = async (name: DocumentForm, need: string, seed: string): Promise<string> => {
  const { request, edits } = await drawnWith(box, { name, seed, needs: [{ path: `/*/${need}` }] });
  return createHash('sha256')
    .update(JSON.stringify([request, edits]))
    .digest('hex');
};

/** Of each kind of document; no generated invoice has a tax representative. */
const needed = [
  ['invoice', 'cac:TaxTotal'],
  ['invoice', 'cac:TaxRepresentativeParty'],
  ['creditNote', 'cac:LegalMonetaryTotal'],
  ['debitNote', 'cac:RequestedMonetaryTotal'],
  ['supportDocument', 'cac:LegalMonetaryTotal'],
  ['supportAdjustmentNote', 'cac:LegalMonetaryTotal'],
  ['payroll', 'Devengados/Basico'],
  ['payrollReplacement', 'Reemplazar/Devengados/Basico'],
  ['payrollDeletion', 'Eliminar'],
] as const;

describe('the document in which a rule is broken', () => {
  it.each(needed)('is the same for the same seed, and another for another one: %s with %s', async (name, need) => {
    const [first, again, other] = [
      await digestFor(name, need, 'one'),
      await digestFor(name, need, 'one'),
      await digestFor(name, need, 'two'),
    ];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('has what is needed, grafted if need be, and nothing else that is grafted', async () => {
    const path = '/*/cac:DeliveryTerms/cbc:ID';
    const { has, edits } = await drawnWith(box, { name: 'invoice', seed: 'any', needs: [{ path }] });
    expect(has(path)).toBe(true);
    expect(edits.length).toBeGreaterThan(0);
    expect(has('/*/cac:TaxRepresentativeParty')).toBe(false);
  });

  it.each([
    [
      'invoice',
      { path: '/*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeName', text: '31' },
    ],
    ['invoice', { path: '/*/cac:InvoiceLine[2]', not: true }],
    ['supportDocument', { path: '/*/cbc:CustomizationID', text: '10' }],
    ['creditNote', { path: '/*/cac:BillingReference', not: true }],
    ['creditNote', { path: '/*/cac:BillingReference' }],
    ['debitNote', { path: '/*/cac:BillingReference', not: true }],
    [
      'supportDocument',
      { path: '/*/cac:InvoiceLine[2]/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID', text: '010' },
    ],
  ] as const)('is accepted, and as it must be: %s with %o', async (name, need) => {
    for (const seed of ['one', 'two', 'three']) {
      const drawn = await drawnWith(box, { name, seed, needs: [need] });
      const number = (firstNumber[name] += 1);
      // It refuses to send a document that is otherwise.
      const reply = await sendBroken(box, {
        name,
        number,
        violation: {},
        profile: requireProfile('default'),
        drawn,
        needs: [need],
      });
      expect(verdictIn(reply.body)?.statusCode).toBe('00');
    }
  });

  it('is a note that corrects an invoice, if that invoice or its events are otherwise', async () => {
    const needs = neededBy({ events: ['030'] });
    for (let seed = 0; seed < 20; seed += 1) {
      const { request } = await drawnWith(box, { name: 'creditNote', seed: String(seed), needs });
      expect(request).toHaveProperty('billing_reference.uuid');
    }
  });

  it('cannot be one that nothing generated has', async () => {
    const drawing = drawnWith(box, { name: 'invoice', seed: 'any', needs: [{ path: '/*/cac:Nothing' }] });
    await expect(drawing).rejects.toMatchObject({ code: 'unknown-place' });
  });
});

describe('the list of hand-made situations', () => {
  it('is short', () => {
    const all = kindNames.flatMap((kind) => breakableEntries(kind).map((entry) => `${kind}/${entryName(entry)}`));
    const listed = all.filter(isHandMade);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThanOrEqual(30);
  });
});
