import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml, type Script } from '../authority/fake-authority.fixture.ts';
import { json } from './issue.fixture.ts';
import { closeAll, keyOf, startTestIssuer } from '../issuer.fixture.ts';
import { payrollAdjustment } from '../kinds.ts';
import { ownReferenceWarnings } from './own-reference.ts';
import { company, invoiceBody, now } from '../requests/invoice-body.fixture.ts';
import type { StoredDocument } from '../store/port.ts';
import { deletionBody } from '../requests/payroll/payroll-body.fixture.ts';

afterEach(closeAll);

const accepting: Script = () => ({ body: verdictXml({ key: keyOf() }) });

/** The invoice is issued, then a note about it. */
const noteAbout = async (reference: object, more: object = {}) => {
  const { post, request } = await startTestIssuer(accepting);
  await post();
  const { invoice_lines: lines, number: _, resolution_number: __, prefix: ___, ...body } = invoiceBody();
  const note = { ...body, type_document_id: 4, credit_note_lines: lines, ...reference, ...more };
  const response = await request('/api/ubl2.1/credit-note', { method: 'POST', body: JSON.stringify(note) });
  const { warnings } = await json(response);
  return [response.status, warnings];
};

const right = { number: 'SETP990000001', issue_date: '2026-11-20' };

describe('a note about a document of this service', () => {
  it.each<[string, object, readonly string[]]>([
    ['another number', { number: 'SETP990000002' }, ['billing_reference.number']],
    ['the number without its prefix', { number: '990000001' }, ['billing_reference.number']],
    ['another date', { issue_date: '2026-11-19' }, ['billing_reference.issue_date']],
    ['both', { number: 'X1', issue_date: '2026-11-19' }, ['billing_reference.number', 'billing_reference.issue_date']],
  ])('is warned of %s', async (_case, changes, paths) => {
    const reference = { billing_reference: { ...right, uuid: keyOf().toUpperCase(), ...changes } };
    for (const more of [{}, { query_uuid: true }]) {
      expect(await noteAbout(reference, more)).toEqual([
        200,
        [{ code: 'reference-differs', paths, message: expect.stringMatching(/SETP990000001|2026-11-20/) as unknown }],
      ]);
    }
  });

  it('names the field as the caller did', async () => {
    const reference = { bulling_reference: { ...right, number: 'X1', uuid: keyOf() } };
    expect(await noteAbout(reference)).toMatchObject([200, [{ paths: ['bulling_reference.number'] }]]);
  });

  it.each<[string, object]>([
    ['that agrees', { ...right, uuid: keyOf() }],
    ['without a date', { number: right.number, uuid: keyOf() }],
    ['of somebody else', { number: 'X1', uuid: 'a'.repeat(96) }],
  ])('is not warned of a reference %s', async (_case, reference) => {
    expect(await noteAbout({ billing_reference: reference })).toEqual([200, undefined]);
  });
});

describe('an adjustment of payroll is compared with its predecessor', () => {
  const warningsOf = async (number: string, given: string | number) => {
    const body = deletionBody();
    const predecessor = { ...(body.predecessor as object), predecessor_number: given };
    const read = payrollAdjustment.read({ ...body, predecessor }, { company, now });
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const issued = { prefix: 'NI', number, issueDate: '2020-01-01' } as StoredDocument; // nothing else is read
    return ownReferenceWarnings(read, { company, store: { documentByKey: () => Promise.resolve(issued) } });
  };

  it('number and date', async () => {
    const paths = ['predecessor.predecessor_number', 'predecessor.predecessor_issue_date'];
    expect(await warningsOf('77', 'NI7')).toMatchObject([{ paths }]);
  });

  it('whose number may lack the prefix, as in the interface', async () => {
    expect(await warningsOf('77', 77)).toMatchObject([{ paths: ['predecessor.predecessor_issue_date'] }]);
  });
});
