import { describe, expect, it } from 'vitest';
import { daysAround } from './days.ts';

describe('days around the day of issue', () => {
  it('are counted from it when it is given', () => {
    const days = daysAround('2026-03-01');
    expect([days.issue, days.before(1), days.after(30)]).toEqual(['2026-03-01', '2026-02-28', '2026-03-31']);
  });

  it('are counted from the expected one when only that is given', () => {
    const days = daysAround(undefined, '2026-03-01');
    expect([days.issue, days.today, days.after(30)]).toEqual([undefined, '2026-03-01', '2026-03-31']);
  });

  it('lie outside the numbering range of the test environment when it is not', () => {
    const days = daysAround(undefined);
    expect([days.issue, days.before(1), days.after(30)]).toEqual([undefined, '2019-01-18', '2030-02-18']);
  });
});
