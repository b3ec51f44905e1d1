/** The output of runs contains documents and tokens: only their owner can read the files. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeNewFile } from '../../../harness/user-files.ts';
import { removeReadyFile, writeReadyFile } from '../../../cli/shared/ready-file.ts';
import { writeBundle, type Bundle } from '../../../harness/conform/bundle.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { openToOthers } from '../../data-folder/secrets-search.fixture.ts';
import { createTracer } from '../../../harness/trace.ts';

let directory: string;
const at = (...names: readonly string[]): string => join(directory, ...names);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-output-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** Empty, as found by every writer that writes to a file of an earlier run. */
const openFile = (file: string): void => {
  writeFileSync(file, '');
  chmodSync(file, 0o666);
};

const bundle = {
  context: { scenario: { name: 'A', uri: 'a.feature', line: 1 }, expected: '00', actual: null },
  registry: {},
  earlier: [],
  document: '<Invoice/>',
} as unknown as Bundle; // The part of it that is written.

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
    ['generated documents', () => runHere(['generate', 'invoice', '--seed', '1', '--out', at('generated', 'here')])],
    ['bundles', () => writeBundle({ folder: at('reports', 'bundles', 'one'), language: 'en' }, bundle)],
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
  ])('are %s', async (_what, write) => {
    await write();
    expect(readdirSync(directory)).not.toEqual([]);
    expect(openToOthers(directory)).toEqual([]);
  });

  it('are files in an existing folder, whose permissions stay', () => {
    mkdirSync(at('shared'));
    chmodSync(at('shared'), 0o755);
    openFile(at('shared', '05-signed.xml'));
    createTracer(at('shared')).onStep('signed', '<Invoice/>');
    expect(openToOthers(at('shared'))).toEqual([at('shared')]);
    expect(statSync(at('shared')).mode & 0o777).toBe(0o755);
  });
});

describe.skipIf(process.platform === 'win32')('a link that somebody else put in place of a file', () => {
  const writers: readonly (readonly [what: string, file: string, write: () => unknown])[] = [
    ['of a ready file', 'ready.json', () => writeReadyFile(at('ready.json'), { token: 'secret' })],
    [
      'of a certificate',
      'own.p12',
      () => writeNewFile({ file: at('own.p12'), bytes: Buffer.from('secret'), force: true }),
    ],
    ['of a step of a trace', '05-signed.xml', () => createTracer(directory).onStep('signed', 'secret')],
    [
      'of a generated document',
      '0001-request.json',
      () => runHere(['generate', 'invoice', '--seed', '1', '--out', directory, '--force']),
    ],
  ];

  it.each(writers)('%s is replaced, and its target stays', async (_what, name, write) => {
    openFile(at('victim'));
    symlinkSync(at('victim'), at(name));
    await write();
    expect(readFileSync(at('victim'), 'utf8')).toBe('');
    expect(lstatSync(at(name)).isFile()).toBe(true);
    expect(lstatSync(at(name)).mode & 0o777).toBe(0o600);
  });

  it.each(writers)('%s is replaced if it leads nowhere', async (_what, name, write) => {
    symlinkSync(at('nowhere'), at(name));
    await write();
    expect(() => lstatSync(at('nowhere'))).toThrow('ENOENT');
    expect(lstatSync(at(name)).mode & 0o777).toBe(0o600);
  });

  it('is not followed next to the file either', () => {
    openFile(at('victim'));
    for (const end of [`${process.pid}`, `${process.pid}.0`]) symlinkSync(at('victim'), at(`ready.json.${end}`));
    writeReadyFile(at('ready.json'), { token: 'secret' });
    expect(readFileSync(at('victim'), 'utf8')).toBe('');
    expect(readFileSync(at('ready.json'), 'utf8')).toContain('secret');
  });

  it('is not followed to an open file of this process', () => {
    const open = openSync(at('database'), 'w+');
    symlinkSync(`/proc/self/fd/${String(open)}`, at('ready.json'));
    writeReadyFile(at('ready.json'), { token: 'secret' });
    closeSync(open);
    expect(readFileSync(at('database'), 'utf8')).toBe('');
    expect(lstatSync(at('ready.json')).isFile()).toBe(true);
  });

  it('is removed at the start, like a ready file of an earlier run', () => {
    openFile(at('victim'));
    symlinkSync(at('victim'), at('ready.json'));
    removeReadyFile(at('ready.json'));
    expect(readdirSync(directory)).toEqual(['victim']);
  });
});

describe.skipIf(process.platform === 'win32')('what cannot be replaced', () => {
  it.each(['/dev/null', 'link to it'])('is written to: %s', (name) => {
    const file = name.startsWith('/') ? name : at(name);
    if (file !== name) symlinkSync('/dev/null', file);
    removeReadyFile(file);
    writeReadyFile(file, { token: 'secret' });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(readdirSync(directory)).toEqual(file === name ? [] : [name]);
  });

  it.skipIf(process.platform !== 'linux')('is written to: an open file, as /dev/fd names it', () => {
    const open = openSync(at('out'), 'w+', 0o644);
    removeReadyFile(`/dev/fd/${String(open)}`);
    writeReadyFile(`/dev/fd/${String(open)}`, { token: 'given' });
    closeSync(open);
    expect(readFileSync(at('out'), 'utf8')).toContain('given');
  });

  it("is written to: the user's own pipe", () => {
    expect(spawnSync('mkfifo', [at('pipe')]).status).toBe(0);
    // Both ends, so that neither waits for the other.
    const reader = openSync(at('pipe'), 'r+');
    writeReadyFile(at('pipe'), { token: 'given' });
    const read = Buffer.alloc(100);
    expect(read.toString('utf8', 0, readSync(reader, read))).toContain('given');
    closeSync(reader);
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  });
});
