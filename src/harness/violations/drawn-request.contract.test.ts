/** Requests drawn for rows: the same for the same seed, others for another one, and with what a row asks for. */
import { documentForms } from '../../issuer/documents/document-model.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBox, type Box } from '../box.ts';
import { fieldOf } from '../reproduce/request.ts';
import { drawRequest } from './drawn-request.ts';
import { completeRequest } from './run-violation.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'drawn', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const draw = (drawing: Partial<Parameters<typeof drawRequest>[1]>) =>
  drawRequest(box, { name: 'invoice', seed: 'one', needs: [], changes: [], ...drawing });

describe('the request whose fields a row changes', () => {
  it.each(documentForms)('is the same for the same seed, and another for another one: %s', async (name) => {
    const [first, again, other] = [await draw({ name }), await draw({ name }), await draw({ name, seed: 'two' })];
    expect(again.request).toEqual(first.request);
    expect(other.request).not.toEqual(first.request);
  });

  it.each([
    ['there', { path: 'prepaid_payment' }, (found: unknown) => found !== undefined],
    ['absent', { path: 'customer.dv', not: true }, (found: unknown) => found === undefined],
    [
      'that number, however it is written',
      { path: 'tax_totals.0.percent', text: '5' },
      (found: unknown) => Number(found) === 5,
    ],
    ['that word', { path: 'allowance_charges.0.charge_indicator', text: 'true' }, (found: unknown) => found === true],
  ] as const)('has a field as it is needed: %s', async (_what, need, isRight) => {
    for (const seed of ['one', 'two', 'three']) {
      const { request } = await draw({ seed, needs: [need] });
      expect(fieldOf(request, need.path)).toSatisfy(isRight);
    }
  });

  it('has the place that is needed in the document made of it', async () => {
    const { has } = await draw({ needs: [{ path: '/*/cac:OrderReference' }] });
    expect([has('/*/cac:OrderReference'), has('/*/cac:Nothing')]).toEqual([true, false]);
  });

  it.each(['creditNote', 'debitNote'] as const)('is sent as it was drawn, about no document: %s', async (name) => {
    const drawn = await draw({ name, needs: [{ path: 'billing_reference', not: true }] });
    const sent = await completeRequest(box, { name, number: 1, drawn });
    expect(sent).toEqual({ ...drawn.request, number: 1 });
  });

  it('takes the changes, the last of which makes a difference', async () => {
    const field = 'tax_totals.1.tax_id';
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { request } = await draw({ seed, changes: [{ field, value: 10 }] });
      expect(fieldOf(request, 'tax_totals.1')).toBeDefined();
      expect(fieldOf(request, field)).not.toBe(10);
    }
  });

  it('may be one that the change leaves as it is, where there is no other', async () => {
    const { request } = await draw({
      changes: [
        { field: 'type_document_id', value: 1 },
        { field: 'prefix', value: 'SETP' },
      ],
    });
    expect(request.prefix).toBe('SETP');
  });

  it.each([
    ['a field', { needs: [{ path: 'nothing.at.all' }] }],
    ['a place', { needs: [{ path: '/*/cac:Nothing' }] }],
    ['the place of a change', { changes: [{ field: 'invoice_lines.9999.code', value: 'x' }] }],
  ])('cannot be one that nothing generated has: %s', async (_what, drawing) => {
    await expect(draw(drawing)).rejects.toMatchObject({ code: 'unknown-place' });
  });
});
