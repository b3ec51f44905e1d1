/** `ensayo conform --since` over runs that are recorded here: nothing is run. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printed } from '../../harness/conform/conform.fixture.ts';
import { keepRun } from '../../harness/reporting/history.ts';
import type { KeptRun } from '../../harness/reporting/report-data.ts';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { speak } from '../shared/spoken.ts';
import { runHere } from '../testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-since-'));
afterAll(() => {
  speak('en');
  rmSync(folder, { recursive: true });
});

const run = (
  day: number,
  failing: readonly string[],
  passing: readonly string[],
  change: Partial<KeptRun> = {},
): KeptRun => ({
  suite: 'conform issuer',
  startedAt: `2026-11-${String(day)}T03:00:00.000Z`,
  commit: null,
  durationMs: 1,
  counts: { passed: passing.length, failed: failing.length, skipped: 0 },
  coverage: null,
  failing,
  passing,
  skipped: [],
  annexes: [{ family: 'invoicing', version: '1.9' }],
  ensayo: 'ensayo 1.0.0',
  target: 'http://127.0.0.1:9999',
  ...change,
});

const id = (name: string): string => `features/a.feature ${name}`;

const keep = async (name: string, ...runs: readonly KeptRun[]): Promise<string> => {
  for (const each of runs) await keepRun(join(folder, name, 'history'), each);
  return join(folder, name);
};

const older = {
  annexes: [{ family: 'invoicing', version: '1.8' }],
  ensayo: 'ensayo 0.9.0',
  target: 'http://127.0.0.1:1',
} as const;
const cause = (title: string, ...names: readonly string[]) => ({
  title: { en: `${title} missing`, es: `falta ${title}` },
  scenarios: names.map(id),
});
const out = await keep(
  'out',
  run(20, [id('A'), id('B')], [id('C'), id('gone')], older),
  run(21, [], ['A', 'B', 'C'].map(id), { suite: 'conform box' }),
  run(22, [id('B'), id('C'), id('D')], [id('A')], { causes: [cause('customer.dv', 'B', 'C'), cause('notes', 'D')] }),
);
const [boxRun = '', , lastRun = ''] = readdirSync(join(out, 'history')).sort();
// The last run may be of another suite than the one before.
const since = (...options: readonly string[]) => runHere(['conform', '--since', ...options, '--out', out]);

type Printed = {
  readonly before: string;
  readonly newlyFailing: readonly string[];
  readonly newlyPassing: readonly string[];
};

describe('conform --since', () => {
  it('compares the last run with the one before of its suite, and exits with 1 when something newly fails', async () => {
    const ended = await since('--json');
    expect(ended.code).toBe(1);
    expect(printed<Printed>(ended, 'since')).toEqual({
      suite: 'conform issuer',
      now: '2026-11-22T03:00:00.000Z',
      before: '2026-11-20T03:00:00.000Z',
      newlyFailing: [id('C'), id('D')],
      newlyPassing: [id('A')],
      stillFailing: [id('B')],
      added: [id('D')],
      gone: [id('gone')],
      changed: [
        { what: 'annex', before: 'invoicing 1.8', now: 'invoicing 1.9' },
        { what: 'ensayo', before: 'ensayo 0.9.0', now: 'ensayo 1.0.0' },
        { what: 'service', before: 'http://127.0.0.1:1', now: 'http://127.0.0.1:9999' },
      ],
      causes: [
        { title: 'customer.dv missing', scenarios: 2, new: 1 },
        { title: 'notes missing', scenarios: 1, new: 1 },
      ],
    });
  });

  it('exits with 0 when all failures are known', async () => {
    const known = await keep('known', run(20, [id('A')], []), run(21, [id('A')], []));
    expect((await runHere(['conform', '--since', '--out', known])).code).toBe(0);
  });

  it('prints causes, new failures and what else changed, in each language', async () => {
    const { stdout } = await since();
    expect(stdout.trimEnd().split('\n')).toEqual([
      'run           2026-11-21 22:00, http://127.0.0.1:9999',
      'since         the run of 2026-11-19 22:00: 2 newly failing, 1 fixed, 1 still failing',
      '              scenarios that only one of the runs has: 1 now, 1 before',
      '              rules: invoicing 1.8 → invoicing 1.9',
      '              ensayo 0.9.0 → ensayo 1.0.0',
      '              service: http://127.0.0.1:1 → http://127.0.0.1:9999',
      '✗ customer.dv missing: 2 scenarios (1 new)',
      '✗ notes missing: 1 scenario (1 new)',
      'New failures',
      '  C features/a.feature',
      '  D features/a.feature',
      'Fixed',
      '  A features/a.feature',
    ]);
    const spanish = (await since('--lang', 'es')).stdout.trimEnd().split('\n');
    expect(spanish).toContain('✗ falta customer.dv: 2 escenarios (1 nuevo)');
    expect(spanish.filter(hasEnglish)).toEqual([]);
    speak('en');
  });

  it.each([
    ['a day, in Colombia', '2026-11-19'],
    ['an instant', '2026-11-20T03:00:00Z'],
    ['an instant in lower case', '2026-11-20t03:00:00z'],
    ['a minute, as printed', '2026-11-19 22:00'],
    ['a folder', 'base'],
    ['its own folder, which is the one before', 'out'],
    ['a file of a history', join('base', 'history', 'conform-issuer.2026-11-10T03-00-00-000Z.json')],
  ])('compares with the run of %s', async (_, given) => {
    // The newest of that folder is of another kind of target.
    const base = await keep('base', run(10, [], [id('B')]), run(12, [], [], { suite: 'conform box' }));
    expect(readdirSync(join(base, 'history'))).toHaveLength(2);
    const named = given.startsWith('2026') ? given : join(folder, given);
    const { before } = printed<Printed>(await since(named, '--json'), 'since');
    expect(before).toBe(given.startsWith('base') ? '2026-11-10T03:00:00.000Z' : '2026-11-20T03:00:00.000Z');
  });

  it('tells nothing of scenarios that an earlier version did not keep', async () => {
    const { passing: _, skipped: __, annexes: ___, ensayo: ____, target: _____, ...before } = run(20, [id('A')], []);
    const mixed = await keep('mixed', before, run(21, [], [id('A'), id('B')]));
    const ended = await runHere(['conform', '--since', '--out', mixed, '--json']);
    expect(printed(ended, 'since')).toMatchObject({ newlyPassing: [id('A')], added: [], gone: [], changed: [] });
  });

  it.each([
    [['--since', '--out', join(folder, 'nowhere')], 'There is no run in'],
    [['--since', '2020-01-01', '--out', out], 'Those before: 2026-11-19 22:00.'],
    [['--since', '/no/such/run', '--out', out], 'by --since /no/such/run'],
    [['--since', '2026-11-31T10:00', '--out', out], 'by --since 2026-11-31T10:00'],
    [['--since', join(out, 'history', boxRun), '--out', out], 'has nothing to be compared with'],
    [['--since', join(out, 'history', lastRun), '--out', out], 'has nothing to be compared with'],
    [['--since', '--tags', '@AJ', '--out', out], '--since does not go with --tags'],
  ])('%j is wrong usage', async (options, told) => {
    const { code, stderr } = await runHere(['conform', ...options]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
  });

  it('does not take a damaged file for a run', async () => {
    const file = join(folder, 'damaged.json');
    const whole = run(20, [], []);
    const damaged = [
      [],
      { ...whole, startedAt: 'nonsense' },
      { ...whole, startedAt: '-271821-04-20T00:00:00Z' },
      { ...whole, counts: {} },
      { ...whole, commit: 1 },
      { ...whole, failing: [1] },
      { ...whole, causes: [{}] },
      { ...whole, causes: [{ title: 'notes missing', scenarios: [] }] },
      { ...whole, annexes: [{}] },
    ];
    writeFileSync(file, JSON.stringify(whole));
    expect((await since(file)).code).toBe(1);
    for (const text of ['', ...damaged.map((each) => JSON.stringify(each))]) {
      writeFileSync(file, text);
      expect((await since(file)).code, text).toBe(2);
    }
  });
});
