/** How far a part of the tests is, read from what its processes write while they run (scripts/test.mjs). */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** Silence for longer than 20 seconds looks like a run that hangs; the machine may be busy. */
const everyMs = 10_000;

/**
 * How many tests each line of a process's output ends: vitest prints a line for each file, cucumber a message for each
 * scenario. @type {Readonly<Record<'vitest' | 'cucumber', (line: string) => number>>}
 */
export const testsIn = {
  vitest: (line) => Number(/^\s*[✓❯×↓].* \((\d+) tests?\b/.exec(line)?.[1] ?? 0),
  cucumber: (line) => (line.startsWith('{"testCaseFinished":') && line.includes('"willBeRetried":false') ? 1 : 0),
};

/**
 * Counts in lines that are still being written, each once.
 * @param {string} file that need not exist yet @param {(line: string) => number} inLine @returns {() => number} all so far
 */
export const counterOf = (file, inLine) => {
  const block = Buffer.alloc(1 << 20);
  let [offset, count, rest] = [0, 0, ''];
  return () => {
    if (!existsSync(file)) return count;
    const from = openSync(file, 'r');
    try {
      for (let size; (size = readSync(from, block, 0, block.length, offset)) > 0; offset += size) {
        const lines = (rest + block.toString('latin1', 0, size)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) count += inLine(Buffer.from(line, 'latin1').toString());
      }
    } finally {
      closeSync(from);
    }
    return count;
  };
};

/**
 * Prints a line every few seconds until it is stopped.
 * @param {string} name @param {readonly (() => number)[]} counters @returns {() => void} stops it
 */
export const showProgress = (name, counters) => {
  const started = performance.now();
  const timer = setInterval(() => {
    const done = counters.reduce((sum, count) => sum + count(), 0);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`… ${name.padEnd(16)} ${`${done} done`.padEnd(36)} ${String(seconds).padStart(7)} s`);
  }, everyMs);
  return () => clearInterval(timer);
};
