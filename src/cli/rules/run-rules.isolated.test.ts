import { describe, expect, it, vi } from 'vitest';
import type * as Ledger from '../../harness/ledger/ledger.ts';
import { runHere } from '../testing/run-here.ts';

// As in the package, which no full run has written a ledger to.
vi.mock('../../harness/ledger/ledger.ts', async (importOriginal) => {
  const { coverage, ...others } = await importOriginal<typeof Ledger>();
  return { ...others, coverage: () => ({ ...coverage(), ledger: undefined }) };
});

describe('ensayo rules where no full run has proved anything', () => {
  it.each([
    [['--coverage'], / 0\s|npm|✓/],
    [['--group', 'AD'], /npm|✓/],
  ])(
    'states no proofs: %j',
    async (args, proof) => {
      const { code, stdout } = await runHere(['rules', ...args]);
      expect([code, stdout.split('\n').filter((line) => proof.test(line))]).toEqual([0, []]);
    },
    120_000,
  );

  it('has none as data', async () => {
    const { stdout } = await runHere(['rules', '--group', 'AD', '--json']);
    // Our own output.
    const { proved, rules } = JSON.parse(stdout) as { readonly proved: unknown; readonly rules: readonly object[] };
    expect(proved).toBeNull();
    expect(rules.filter((rule) => 'fires' in rule || 'passes' in rule)).toEqual([]);
  });

  it('cannot be asked for what is proved', async () => {
    const { code, stderr } = await runHere(['rules', '--state', 'proved']);
    expect([code, stderr.includes('Expected unreachable')]).toEqual([2, true]);
  });
});
