/** Where the path names the kind, the body need not: section 1 requires `type_document_id` of support documents only. */
import { describe, expect, it } from 'vitest';
import { baseBody, changed, company, now } from './invoice-body.fixture.ts';
import { kinds } from '../kinds.ts';

/** What the base documents of payroll leave to whoever sends them. */
const adjusting = {
  predecessor: { predecessor_number: 'NI1', predecessor_cune: 'c'.repeat(96), predecessor_issue_date: '2026-11-01' },
  'period.issue_date': '2026-11-20',
};

describe.each([
  ['invoice', 'invoice', '01', 4],
  ['creditNote', 'creditNote', '91', 5],
  ['debitNote', 'debitNote', '92', 4],
  ['payrollReplacement', 'payrollAdjustment', '103', 9],
  ['payrollDeletion', 'payrollAdjustment', '103', 9],
] as const)('%s', (name, kind, code, other) => {
  const read = (type_document_id: unknown) =>
    kinds[kind].read(changed(baseBody(name), { ...(code === '103' ? adjusting : {}), type_document_id }), {
      company,
      now,
    });

  it.each([null, '', ' '])('has the type of its path when its own is %j', (type) => {
    const result = read(type);
    expect(result.ok ? result.model.type.code : result.errors).toBe(code);
  });

  it('is refused when it states another', () => {
    const result = read(other);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['type_document_id']);
  });
});
