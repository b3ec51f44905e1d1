import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { counterOf, showProgress, testsIn } from './test-progress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-progress-'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tests that have ended', () => {
  it.each([
    [' ✓ |unit| src/a.test.ts (12 tests) 34ms', 12],
    [' ✓ src/b.test.ts (1 test | 1 skipped) 3ms', 1],
    [' ❯ |unit| src/c.test.ts (7 tests | 2 failed) 90ms', 7],
    ['   ✓ takes a while (3 of them)  400ms', 0],
    ['stdout | src/a.test.ts (12 tests)', 0],
  ])('are counted in %j of vitest', (line, tests) => {
    expect(testsIn.vitest(line)).toBe(tests);
  });

  it.each([
    ['{"testCaseFinished":{"testCaseStartedId":"a","willBeRetried":false}}', 1],
    ['{"testStepFinished":{"text":"testCaseFinished"}}', 0],
  ])('are counted in %j of cucumber', (line, tests) => {
    expect(testsIn.cucumber(line)).toBe(tests);
  });

  it('are counted once each, in a file that grows in the middle of lines and letters', () => {
    const file = join(folder, 'log');
    const count = counterOf(file, testsIn.vitest);
    expect(count()).toBe(0);
    const line = Buffer.from(' ✓ a (2 tests)\n');
    for (const byte of [...line, ...line]) appendFileSync(file, Buffer.from([byte]));
    expect([count(), count()]).toEqual([4, 4]);
    for (const byte of line) {
      appendFileSync(file, Buffer.from([byte]));
      count();
    }
    expect(count()).toBe(6);
  });
});

it('a part reports at least every 20 seconds how far it is, until it ends', () => {
  vi.useFakeTimers();
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const stop = showProgress('unit', [() => 3, () => 4]);
  vi.advanceTimersByTime(20_000);
  expect(lines).toHaveBeenCalled();
  expect(lines.mock.lastCall?.[0]).toMatch(/unit .* 7 done/);
  const soFar = lines.mock.calls.length;
  stop();
  vi.advanceTimersByTime(60_000);
  expect(lines.mock.calls).toHaveLength(soFar);
});
