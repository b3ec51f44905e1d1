import type { Bilingual } from '../../common/text/bilingual.ts';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildReport } from './build-run-report.ts';
import { keepRun, previousRun } from './history.ts';
import { readMessageLines } from './messages.ts';
import { keptOf, type KeptRun, type Report } from './report-data.ts';
import { messageLines } from './recorded-run.fixture.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensayo-history-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const summary = (suite: string, minute: number): KeptRun => ({
  suite,
  startedAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  commit: null,
  durationMs: 1,
  counts: { passed: 1, failed: 0, skipped: 0 },
  coverage: null,
  failing: [],
});

describe('the history of runs', () => {
  it('has no previous run at first', async () => {
    expect(await previousRun(join(folder, 'none'), summary('a', 1))).toBeUndefined();
  });

  it('returns the latest earlier run of the same suite', async () => {
    const runs = [summary('Conformance', 1), summary('Conformance', 3), summary('Other', 4), summary('Conformance', 6)];
    for (const run of runs) await keepRun(folder, run);
    expect(await previousRun(folder, summary('Conformance', 5))).toEqual(summary('Conformance', 3));
    expect(await previousRun(folder, summary('Conformance', 6))).toEqual(summary('Conformance', 3));
    expect(await previousRun(folder, summary('Other', 4))).toBeUndefined();
  });

  it('skips a truncated file', async () => {
    await keepRun(folder, summary('a', 1));
    await writeFile(join(folder, 'a.2026-11-21T10-02-00-000Z.json'), '{"startedAt": "2026');
    expect(await previousRun(folder, summary('a', 3))).toEqual(summary('a', 1));
  });

  it('keeps fifty of each suite', async () => {
    await keepRun(folder, summary('b', 0));
    for (let minute = 0; minute < 52; minute += 1) await keepRun(folder, summary('a', minute));
    const names = await readdir(folder);
    expect(names).toHaveLength(51);
    expect(names).not.toContain('a.2026-11-21T10-01-00-000Z.json');
    expect(names).toContain('b.2026-11-21T10-00-00-000Z.json');
  });
});

describe('the trend', () => {
  const reportOf = async (failing: readonly string[], previous?: KeptRun): Promise<Report<Bilingual>> => {
    const scenarios = ['A', 'B', 'C'].map((name) => ({
      name,
      steps: [{ text: 's', status: failing.includes(name) ? 'FAILED' : 'PASSED' }],
    }));
    return buildReport(await readMessageLines(messageLines({ scenarios })), { suite: 'a', previous });
  };

  it('names new failures, and scenarios that no longer fail', async () => {
    const before = keptOf(await reportOf(['A', 'B']));
    const { trend } = await reportOf(['B', 'C'], {
      ...before,
      failing: [...before.failing, 'features/gone.feature D'],
    });
    expect(trend?.newlyFailing).toEqual(['features/a.feature C']);
    expect(trend?.newlyPassing).toEqual(['features/a.feature A']);
  });

  it('is absent without a previous run', async () => {
    expect((await reportOf(['A'])).trend).toBeNull();
  });
});
