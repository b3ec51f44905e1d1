/** What runs write for others to look at holds documents and tokens: the files are their owner's alone. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeNewFile } from './files.ts';
import { writeReadyFile } from './cli/ready-file.ts';
import { writeBundle, type Bundle } from './conform/bundle.ts';
import { runHere } from './testing/commands.ts';
import { openToOthers } from './testing/secrets-search.ts';
import { createTracer } from './trace.ts';

let directory: string;
const at = (...names: readonly string[]): string => join(directory, ...names);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-output-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** Empty, as every writer finds it that writes into a file of an earlier run. */
const openFile = (file: string): void => {
  writeFileSync(file, '');
  chmodSync(file, 0o666);
};

const bundle = {
  context: { scenario: { name: 'A', uri: 'a.feature', line: 1 }, expected: '00', actual: null },
  registry: {},
  document: '<Invoice/>',
} as unknown as Bundle; // as much of it as is written

describe.skipIf(process.platform === 'win32')('private', () => {
  it.each<readonly [what: string, write: () => unknown]>([
    [
      'traces',
      () => {
        const tracer = createTracer(at('trace'));
        tracer.begin('invoice');
        tracer.onStep('signed', '<Invoice/>');
      },
    ],
    ['bundles', () => writeBundle(at('reports', 'bundles', 'one'), bundle)],
    ['ready files', () => writeReadyFile(at('ready.json'), { token: 'secret' })],
    [
      'certificates, also over an earlier file',
      () => {
        openFile(at('own.p12'));
        writeNewFile({ file: at('own.p12'), bytes: Buffer.from('key'), force: true });
      },
    ],
    [
      'reproductions',
      () => runHere(['reproduce', 'FAD06', '--out', at('reproduced'), '--clock', '2026-11-20T10:00:00']),
    ],
  ])(
    'are %s',
    async (_what, write) => {
      await write();
      expect(readdirSync(directory)).not.toEqual([]);
      expect(openToOthers(directory)).toEqual([]);
    },
    60_000,
  );

  it('are files in a folder that was there, whose rights stay', () => {
    mkdirSync(at('shared'));
    chmodSync(at('shared'), 0o755);
    openFile(at('shared', '05-signed.xml'));
    createTracer(at('shared')).onStep('signed', '<Invoice/>');
    expect(openToOthers(at('shared'))).toEqual([at('shared')]);
    expect(statSync(at('shared')).mode & 0o777).toBe(0o755);
  });
});
