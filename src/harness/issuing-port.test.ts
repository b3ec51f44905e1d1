import { expect, it } from 'vitest';
import { createGenerator } from '../../datasets/generators/index.ts';
import type { Company } from '../issuer/company.ts';
import type { Box } from './box-types.ts';
import { companyFacts } from './company.ts';
import { createIssuing } from './issuing-port.ts';

const company: Company = { ...companyFacts(), credentials: () => Promise.reject(new Error('Nothing is signed here.')) };
const other = { ...company, nit: '900373116' };

it('the places of a document lead to the fields of its request, whichever company issued it', async () => {
  const { onStep, attach, issuing } = createIssuing();
  const body = createGenerator('issuing').invoice();
  const root = { name: 'Invoice', namespaces: {}, content: [] };
  onStep('sent', { exchange: '1', envelope: 'sent', body, kind: 'invoice', company: other, root });
  const now = () => Date.parse('2026-11-20T10:00:00-05:00');
  const journal = { get: () => Promise.resolve({ envelope: Buffer.from('sent') }) };
  attach({ company: { ...company, ranges: [] }, clock: { now }, authority: { journal } } as unknown as Box); // nothing else is looked at
  const { fieldAt } = (await issuing.requestOf('1')) ?? expect.fail();
  expect(fieldAt('/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('legal_monetary_totals.payable_amount');
});
