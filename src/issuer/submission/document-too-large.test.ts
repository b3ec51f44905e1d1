/** Requests within every limit that lead to a document which no ZIP of the authority's takes. */
import { afterEach, expect, it } from 'vitest';
import { accepting, json } from './issue.fixture.ts';
import { closeAll, startTestIssuer } from '../issuer.fixture.ts';
import { invoiceBody } from '../requests/invoice-body.fixture.ts';

afterEach(closeAll);

it('are refused before anything is signed or sent, and leave the number free', async () => {
  const { authority, post } = await startTestIssuer(accepting);
  const [line] = invoiceBody().invoice_lines as readonly object[]; // the example has one
  const most = { ...line, description: '&'.repeat(500_000) };
  const refused = await post({ invoice_lines: Array.from({ length: 21 }, () => most) });
  expect([refused.status, (await json(refused)).code]).toEqual([413, 'document-too-large']);
  expect(authority.requests).toEqual([]);
  expect((await post()).status).toBe(200);
  expect(authority.requests).toHaveLength(1);
});
