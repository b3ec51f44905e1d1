import { expect, it } from 'vitest';
import { spanish } from '../../src/common/text/bilingual.ts';
import { outcomeOf, set, statusOf } from '../testing/rules.fixture.ts';
import { inWords } from './vocabulary/in-words.ts';

const regularising = (day: string, type: string) => ({
  built: [set('/*/cbc:IssueDate', day), set('/*/cbc:InvoiceTypeCode', type), set('/*/cbc:CustomizationID', '20-REG')],
});

it('20-REG is the operation of an invoice of contingency alone', async () => {
  expect(await statusOf('FAD02', regularising('2026-04-23', '03'))).toBe('passed');
  expect(await statusOf('FAD02', regularising('2026-04-23', '01'))).toBe('failed');
});

it('a line about 20-REG states the days on which it passed', async () => {
  const result = await outcomeOf('FAD02', regularising('2026-11-20', '03'));
  const found = result.status === 'failed' ? result.failures.map((failure) => spanish(inWords(failure.found))) : [];
  expect(found).toEqual([expect.stringContaining('2026-04-23 al 2026-04-30')]);
});
