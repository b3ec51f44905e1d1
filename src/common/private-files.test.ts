import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  makePrivate,
  makePrivateFolder,
  privateDataFolder,
  touchPrivateFile,
  unusableFolder,
  writePrivateFile,
} from './private-files.ts';

let directory: string;
const at = (...names: readonly string[]): string => join(directory, ...names);
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-private-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

describe.skipIf(process.platform === 'win32')('what is private', () => {
  it('applies to a new file, and to one that was open to others before', () => {
    writePrivateFile(at('new'), 'a');
    writeFileSync(at('old'), 'long before', { mode: 0o666 });
    chmodSync(at('old'), 0o666);
    writePrivateFile(at('old'), 'b');
    expect([modeOf(at('new')), modeOf(at('old')), readFileSync(at('old'), 'utf8')]).toEqual(['600', '600', 'b']);
  });

  it('applies to each folder created on the way', () => {
    makePrivateFolder(at('a', 'b'));
    expect([modeOf(at('a')), modeOf(at('a', 'b'))]).toEqual(['700', '700']);
  });

  it('leaves an existing folder unchanged, unless it keeps state', () => {
    mkdirSync(at('shared'));
    chmodSync(at('shared'), 0o755);
    makePrivateFolder(at('shared'));
    expect(modeOf(at('shared'))).toBe('755');
    expect(privateDataFolder(at('shared'))).toBeUndefined();
    expect(modeOf(at('shared'))).toBe('700');
  });

  it('is touched without being emptied', () => {
    touchPrivateFile(at('touched'));
    writeFileSync(at('touched'), 'content');
    touchPrivateFile(at('touched'));
    expect([modeOf(at('touched')), readFileSync(at('touched'), 'utf8')]).toEqual(['600', 'content']);
  });

  it("preserves the owner's permissions", () => {
    writeFileSync(at('script'), '');
    chmodSync(at('script'), 0o755);
    expect(makePrivate(at('script'))).toBeUndefined();
    expect(modeOf(at('script'))).toBe('700');
  });
});

describe('a folder that cannot be made', () => {
  it.each([
    ['a file has its name', ['file'], 'EEXIST'],
    ['a file has the name of its parent', ['file', 'b'], 'ENOTDIR'],
  ])('because %s is refused', (_why, names, code) => {
    writeFileSync(at('file'), '');
    expect(() => {
      makePrivateFolder(at(...names));
    }).toThrow(expect.objectContaining({ code }) as Error); // because the system denies its parent is refused, and not tried forever
  });

  it.skipIf(process.platform !== 'linux')(
    'because the system denies its parent is refused, and not tried for ever',
    () => {
      expect(() => {
        makePrivateFolder('/proc/ensayo/x');
      }).toThrow(expect.objectContaining({ code: 'ENOENT' }) as Error); // what vitest matches with
    },
  );
});

describe('a folder that cannot be used', () => {
  it.each([
    ['EACCES', 'the rights are missing'],
    ['EROFS', 'read-only'],
    ['ENOENT', 'cannot be created'],
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk is full'],
    ['SQLITE_FULL', 'the disk is full'],
    ['EFBIG', 'refuses to write'],
    ['SQLITE_IOERR_WRITE', 'refuses to write'],
    ['SQLITE_CANTOPEN_ISDIR', 'the rights are missing'],
    ['SQLITE_READONLY_DBMOVED', 'may only be read'],
  ])('is reported with its reason: %s', (code, reason) => {
    const problem = unusableFolder('/data', Object.assign(new Error('as the system says it'), { code }));
    expect(problem?.code).toBe('data-folder-unusable');
    expect(problem?.message).toContain('/data');
    expect(problem?.message).toContain(reason);
  });

  it.each([new Error('a defect'), Object.assign(new Error('another'), { code: 'SQLITE_CONSTRAINT' }), 'text'])(
    'is not to blame for %s',
    (error) => {
      expect(unusableFolder('/data', error)).toBeUndefined();
    },
  );
});
