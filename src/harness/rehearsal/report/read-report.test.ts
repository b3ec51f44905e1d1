import { describe, expect, it } from 'vitest';
import { buildReport, setOf } from './build-report.ts';
import { readReport } from './read-report.ts';
import { facts, registry, supportSet } from './report.fixture.ts';

const set = setOf({ ...supportSet, progress: { supportDocument: { sent: 2, accepted: 1 } } }, [], registry);
const files = [{ name: 'informe.pdf', bytes: 1, sha256: 'ab' }];
const report = { ...buildReport({ ...facts, sets: [set] }), files };
const read = (value: unknown) => readReport(Buffer.from(JSON.stringify(value)));
const ending = (to: unknown) => ({ ...report, period: { ...report.period, simulated: { to } } });

describe('the facts of a rehearsal', () => {
  it('are read as they were written', () => {
    expect(read(report)).toEqual(report);
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['null', null],
    ['its format alone', { format: report.format }],
    ['of another format', { ...report, format: 'ensayo-rehearsal/2' }],
    ['without a company', { ...report, company: null }],
    ['with another outcome', { ...report, outcome: 'x' }],
    ['with a set that is null', { ...report, sets: [null] }],
    ['with a count that is a text', { ...report, sets: [{ ...set, kinds: [{ ...set.kinds[0], sent: '2' }] }] }],
    ['with a file without digest', { ...report, files: [{ name: 'informe.pdf' }] }],
    ...['x', '', 1, null, '2026-11-31T10:00:00-05:00', '-271821-04-20T00:00:00Z'].map((to): [string, unknown] => [
      `ended at ${JSON.stringify(to)}`,
      ending(to),
    ]),
  ])('are not those that are %s', (_, value) => {
    expect(read(value)).toBeUndefined();
  });
});
