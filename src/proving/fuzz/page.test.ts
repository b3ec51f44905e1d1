import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { pageFile, textOf, withFigures } from './page.ts';
import { createTally, isClean, type FuzzResult } from './tally.ts';

const resultOf = (): FuzzResult => {
  const tally = createTally();
  tally.add({ target: 'envelopes', label: 'status 66', processorMs: 1.4, problem: undefined });
  tally.add({ target: 'envelopes', label: 'status 66', processorMs: 1.4, problem: undefined });
  tally.add({ target: 'requests', label: '500', processorMs: 3, problem: 'serverErrors' });
  const finding = {
    kind: 'serverErrors',
    target: 'requests',
    run: 2,
    detail: 'TypeError',
    about: 'POST /api/ubl2.1/invoice',
    file: 'reports/fuzz/requests-7-2.json',
    reproduce: 'npm run --silent fuzz -- --seed 7 --run 2 --json',
  } as const;
  const about = { seed: '7', processes: 2, seconds: 120, runsPerSecond: 1_234 };
  return { ...tally.total(), ...about, targets: tally.targets(), findings: [finding] };
};

describe('the figures of a run', () => {
  it('are counted by target and by outcome', () => {
    const { runs, serverErrors, targets } = resultOf();
    expect([runs, serverErrors]).toEqual([3, 1]);
    expect(targets.envelopes).toMatchObject({ runs: 2, processorMs: 3, outcomes: { 'status 66': 2 } });
    expect(targets.requests).toMatchObject({ runs: 1, serverErrors: 1, outcomes: { 500: 1 } });
  });

  it('are clean without findings only', () => {
    expect(isClean(resultOf())).toBe(false);
    expect(isClean({ ...resultOf(), serverErrors: 0 })).toBe(true);
  });

  it('have a place on their page, and replace the earlier ones', () => {
    const page = readFileSync(packageFile(pageFile), 'utf8');
    const once = withFigures(page, resultOf());
    expect(once).toContain('| `requests` | 1 | 0 | 0 | 1 | 0 |');
    expect(withFigures(once, resultOf())).toBe(once);
  });

  it('name each finding with its file and the command that repeats it', () => {
    expect(textOf(resultOf())).toContain('reports/fuzz/requests-7-2.json\n  npm run --silent fuzz -- --seed 7 --run 2');
  });
});
