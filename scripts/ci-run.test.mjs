import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const original = join(import.meta.dirname, '../.ci/run');

describe('.ci/run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ensayo-ci-'));
    mkdirSync(join(folder, '.ci'));
    mkdirSync(join(folder, 'bin'));
    cpSync(original, join(folder, '.ci/run'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** @param {string} npm the body of a script in its place @param {readonly string[]} parts */
  const runWith = (npm, ...parts) => {
    const file = join(folder, 'bin/npm');
    writeFileSync(file, `#!/bin/sh\n${npm}\n`);
    chmodSync(file, 0o755);
    const { status, stdout } = spawnSync('bash', [join(folder, '.ci/run'), ...parts], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` },
    });
    return { status, last: stdout.trimEnd().split('\n').at(-1) };
  };

  it('passes what passes', () => {
    expect(runWith('echo "{}"', 'demo', 'lint')).toEqual({ status: 0, last: '2 passed, 0 failed' });
  });

  it('counts a part of several commands as failed when its first command fails', () => {
    expect(runWith('echo "{}"; exit 3', 'demo')).toEqual({ status: 1, last: '0 passed, 1 failed' });
  });

  it('refuses a part that does not exist, and runs none', () => {
    expect(runWith('exit 0', 'knip', 'knpi')).toEqual({ status: 2, last: '' });
  });
});
