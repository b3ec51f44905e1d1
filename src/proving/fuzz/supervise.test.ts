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
    end: 10,
    only: undefined,
    processes: 2,
    folder,
    silenceMs: 3_000,
    start: () =>
      fork(packageFile('src/proving/fuzz/planted-worker.fixture.ts'), [], {
        execArgv: ['--import', packageFile('scripts/register-tsx.mjs')],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const runsWith = (wanted: string): readonly number[] =>
  result.findings
    .filter(({ kind }) => kind === wanted)
    .map(({ run }) => run)
    .toSorted();

describe('a run over a product that is wrong on purpose', () => {
  it('goes on to its end, whatever ends or stops the processes', () => {
    expect(result.runs).toBe(10);
    expect([0, 1, 2, 4, 6].map((run) => result.targets[`planted-${String(run)}`]?.outcomes)).toEqual(
      Array.from({ length: 5 }, () => ({ fine: 1 })),
    );
  });

  it('counts an ended process, an error and a rejection that nobody caught as crashes', () => {
    expect(runsWith('crashes')).toEqual([3, 7, 8]);
    expect(result.crashes).toBe(3);
  });

  it('counts runs that do not end as hangs, whether they wait or compute', () => {
    expect(runsWith('hangs')).toEqual([5, 9]);
    expect(result.hangs).toBe(2);
  });

  it('keeps the input of each, and says how to repeat it', () => {
    for (const { reproduce, run, file = '' } of result.findings) {
      expect(reproduce).toBe(`npm run --silent fuzz -- --seed planted --run ${String(run)} --json`);
      expect(readFileSync(resolve(packageFile('.'), file), 'utf8')).toBe(String(run));
    }
  });
});
