import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { supervise } from './supervise.ts';
import type { FuzzResult } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-fuzz-'));
let result: FuzzResult;

beforeAll(async () => {
  result = await supervise({
    seed: 'planted',
    first: 0,
    end: 30,
    only: undefined,
    processes: 2,
    folder,
    silenceMs: 4_000,
    start: () =>
      fork(packageFile('src/harness/fuzz/planted-worker.fixture.ts'), [], {
        execArgv: ['--import', packageFile('scripts/register-tsx.mjs')],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  });
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The last digit of the input decides what the planted product does. */
const digitOf = (file: string | undefined): number =>
  Number(readFileSync(resolve(packageFile('.'), file ?? ''), 'utf8').at(-1));

describe('a run over a product that is wrong on purpose', () => {
  it('goes on to its end, whatever ends or stops the processes', () => {
    expect(result.runs).toBe(30);
    expect(result.targets.planted?.outcomes.fine).toBeGreaterThan(5);
  });

  it('counts ended processes, errors and errors that nobody caught as crashes', () => {
    const crashed = result.findings.filter(({ kind }) => kind === 'crashes').map(({ file }) => digitOf(file));
    expect([...new Set(crashed)].sort()).toEqual([3, 7, 8]);
    expect(result.crashes).toBe(crashed.length);
  });

  it('counts runs that do not end as hangs, whether they wait or compute', () => {
    const hung = result.findings.filter(({ kind }) => kind === 'hangs').map(({ file }) => digitOf(file));
    expect([...new Set(hung)].sort()).toEqual([5, 9]);
    expect(result.hangs).toBe(hung.length);
  });

  it('says how to repeat each of them', () => {
    for (const { reproduce, run } of result.findings)
      expect(reproduce).toBe(`npm run --silent fuzz -- --seed planted --run ${String(run)} --json`);
  });
});
