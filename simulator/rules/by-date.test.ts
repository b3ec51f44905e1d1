import { describe, expect, it } from 'vitest';
import { outcomeOf, set, statusOf } from '../testing/rules.fixture.ts';
import { spanish } from '../../src/common/text/bilingual.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

// By hand from the acts named in datasets/facts/validity.json: the day before, the first, the last, the day after.
const dated = (day: string) => set('/*/cbc:IssueDate', day);

describe('20-REG, the special regularisation of 2026', () => {
  const sent = (day: string, type = '03') => ({
    built: [dated(day), set('/*/cbc:InvoiceTypeCode', type), set('/*/cbc:CustomizationID', '20-REG')],
  });

  it.each([
    ['2026-04-22', 'failed'],
    ['2026-04-23', 'passed'],
    ['2026-04-30', 'passed'],
    ['2026-05-01', 'failed'],
  ])('on %s: FAD02 %s, the same under strict', async (day, status) => {
    expect(await statusOf('FAD02', sent(day))).toBe(status);
    expect(await statusOf('FAD02', { ...sent(day), facts: { profile: { strict: 'integers', literal: true } } })).toBe(
      status,
    );
  });

  it('is the type of no other invoice', async () => {
    expect(await statusOf('FAD02', sent('2026-04-23', '01'))).toBe('failed');
  });

  it('is told the days on which it passed', async () => {
    const result = await outcomeOf('FAD02', sent('2026-11-20'));
    const found = result.status === 'failed' ? result.failures.map((failure) => spanish(inWords(failure.found))) : [];
    expect(found).toEqual([expect.stringContaining('2026-04-23 al 2026-04-30')]);
  });
});

describe('ICUI', () => {
  const category = '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
  const under = { default: { strict: false, literal: false }, strict: { strict: 'integers', literal: true } } as const;
  const rated = (day: string, rate: string, profile: keyof typeof under) => ({
    built: [dated(day), set(`${category}/cac:TaxScheme/cbc:ID`, '35'), set(`${category}/cbc:Percent`, rate)],
    facts: { profile: under[profile] },
  });

  it.each([
    ['2023-10-31', []],
    ['2023-11-01', ['10.00']],
    ['2023-12-31', ['10.00']],
    ['2024-01-01', ['15.00']],
    ['2024-12-31', ['15.00']],
    ['2025-01-01', ['20.00']],
    ['2026-11-28', ['20.00']],
  ])('on %s is %j under strict, and any of the three in default', async (day, right) => {
    for (const rate of ['10.00', '15.00', '20.00']) {
      expect(await statusOf('FAS14', rated(day, rate, 'default'))).toBe('passed');
      expect(await statusOf('FAS14', rated(day, rate, 'strict')), rate).toBe(
        right.includes(rate) ? 'passed' : 'failed',
      );
    }
  });
});
