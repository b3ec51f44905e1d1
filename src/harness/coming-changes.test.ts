import { describe, expect, it } from 'vitest';
import { comingChanges } from './coming-changes.ts';

const english = (...given: Parameters<typeof comingChanges>): readonly string[] =>
  comingChanges(...given).map(({ en }) => en);

describe('what changes soon after a run', () => {
  it('is that of the kinds that were seen, one line a day and subject', () => {
    expect(english(['payroll'], '2027-02-01')).toEqual([
      '1 July 2027: Percentage by law: HEDDF 115 % → 125 %, HRDDF 90 % → 100 %, HENDF 165 % → 175 %, HRNDF 125 % → 135 %',
      '1 July 2027: Percentage that an employer may pay early: HEDDF 125 % → no longer in force, HRDDF 100 % → no longer in force, HENDF 175 % → no longer in force, HRNDF 135 % → no longer in force',
    ]);
    expect(english(['invoice'], '2027-02-01')).toEqual([]);
    expect(english(['invoice'], '2026-11-28')).toContain('1 January 2027: UVT, pesos: 52374 → no value known yet');
    expect(english(['invoice'], '2026-11-28')).toContain(
      '1 January 2027: Tax on plastic bags, pesos each: 73 → no value known yet',
    );
    expect(english(['payroll'], '2026-11-28')).not.toContain('1 January 2027: UVT, pesos: 52374 → no value known yet');
    expect(english(['supportDocument'], '2026-11-28')).toEqual([]);
    expect(english([], '2026-11-28')).toEqual([]);
  });

  it.each([
    ['2027-01-01', 0],
    ['2027-01-02', 2],
    ['2027-06-30', 2],
    ['2027-07-01', 0],
  ])('is what begins within 180 days: after %s, %i lines on payroll', (today, count) => {
    expect(english(['payroll'], today)).toHaveLength(count);
  });

  it('is cut after six lines, with the command that lists all', () => {
    const lines = english(['invoice'], '2026-04-01');
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/^\d+ more: ensayo rules --changes 2026-04-01 2026-09-28$/);
  });
});
