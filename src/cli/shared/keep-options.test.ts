import { describe, expect, it } from 'vitest';
import { retentionOf } from '../../harness/retention.ts';
import { runHere } from '../testing/run-here.ts';
import { keepOf, type KeepFlags } from './keep-options.ts';

const kept = (flags: KeepFlags, inMemory: boolean) => retentionOf({ ...keepOf(flags), inMemory });

describe('how much is kept', () => {
  it.each<[KeepFlags, object]>([
    [{}, { documents: 10_000, records: 100_000 }],
    [{ keepDocuments: '500' }, { documents: 500, records: 5000 }],
    [{ keepDocuments: 'all' }, {}],
    [{ keepDocuments: '0' }, {}],
    [{ keepDocuments: 'all', keepRecords: '70' }, { records: 70 }],
    [{ keepRecords: 'all' }, { documents: 10_000 }],
    [{ keepRecords: '300' }, { documents: 300, records: 300 }],
    [{ keepDays: '30' }, { documents: 10_000, records: 100_000, days: 30 }],
    [{ keepDays: '0' }, { documents: 10_000, records: 100_000 }],
  ])('in memory, with %j', (flags, expected) => {
    expect(kept(flags, true)).toEqual(expected);
  });

  it.each<[KeepFlags, object]>([
    [{}, {}],
    [{ keepDocuments: '500' }, { documents: 500 }],
    [
      { keepDays: '30', keepRecords: '900' },
      { days: 30, records: 900 },
    ],
  ])('in a folder or a database, with %j', (flags, expected) => {
    expect(kept(flags, false)).toEqual(expected);
  });

  it.each(['-1', '1.5', '1e6', 'none', '', '1000000000'])('refuses %j', (text) => {
    for (const flag of ['keepDocuments', 'keepDays', 'keepRecords'] as const)
      expect(() => keepOf({ [flag]: text })).toThrow(expect.objectContaining({ code: 'invalid-retention' }));
  });

  it('refuses fewer records than documents, wherever the state is', () => {
    for (const inMemory of [true, false])
      expect(() => kept({ keepDocuments: '20', keepRecords: '10' }, inMemory)).toThrow(
        expect.objectContaining({ code: 'invalid-retention' }),
      );
  });

  it.each([0, -5, 1.5, Number.NaN])('refuses %d from an embedder', (value) => {
    for (const option of ['keepDocuments', 'keepDays', 'keepRecords'] as const)
      expect(() => retentionOf({ [option]: value, inMemory: true })).toThrow(
        expect.objectContaining({ code: 'invalid-retention' }),
      );
  });
});

it('"up --help" shows the options', async () => {
  const { stdout } = await runHere(['up', '--help']);
  for (const flag of ['--keep-documents <number>', '--keep-days <number>', '--keep-records <number>'])
    expect(stdout).toContain(flag);
});
