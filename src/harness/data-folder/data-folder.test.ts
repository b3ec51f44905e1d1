import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStartProblem } from '../../common/start-error.ts';
import { dataKey, newKeyText, parseKey, type DataKey } from '../../common/store/data-key.ts';
import { keyInFile, accessToSecrets, type DataFolderOptions } from './data-folder.ts';

let directory: string;
const at = (...names: readonly string[]): string => join(directory, ...names);
const data = (): string => at('data');
const database = (): string => join(data(), 'authority.sqlite');

const keyText = newKeyText();
const idOf = (text: string): string => dataKey(parseKey(text) ?? Buffer.alloc(0)).id;

const keyFor = (needed?: string, options?: DataFolderOptions): DataKey =>
  accessToSecrets(data(), options).keyFor(database(), needed);

const problemOf = (work: () => unknown): { readonly code: string; readonly message: string } => {
  try {
    work();
  } catch (error) {
    if (isStartProblem(error)) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('There was a key.');
};

const writeKey = (file: string, text = keyText): string => {
  writeFileSync(file, text, { mode: 0o600 });
  return file;
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-key-'));
  mkdirSync(data());
  vi.stubEnv('ENSAYO_KEY', '');
  vi.stubEnv('XDG_CONFIG_HOME', at('settings'));
  vi.stubEnv('APPDATA', at('settings'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

describe('the key of a data folder', () => {
  it("is that of --key-file, otherwise of ENSAYO_KEY, otherwise of a user's file, which is created", () => {
    const own = keyFor();
    expect(idOf(readFileSync(at('settings', 'ensayo', 'data.key'), 'utf8'))).toBe(own.id);
    expect(keyFor(own.id).id).toBe(own.id);
    const inEnvironment = newKeyText();
    vi.stubEnv('ENSAYO_KEY', inEnvironment);
    expect(keyFor().id).toBe(idOf(inEnvironment));
    expect(keyFor(undefined, { keyFile: writeKey(at('own.key')) }).id).toBe(idOf(keyText));
  });

  it.skipIf(process.platform === 'win32')('is created in a private file and folder', () => {
    keyFor();
    const modes = [['settings'], ['settings', 'ensayo'], ['settings', 'ensayo', 'data.key']].map((names) =>
      (statSync(at(...names)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '600']);
  });

  it('is not created if a database has another one', () => {
    const { code, message } = problemOf(() => keyFor('0123456789abcdef'));
    expect(code).toBe('data-key-missing');
    for (const fact of [database(), '0123456789abcdef', at('settings', 'ensayo', 'data.key'), 'docs/data-folder.md']) {
      expect(message).toContain(fact);
    }
    expect(() => statSync(at('settings'))).toThrow('ENOENT');
  });

  it('is refused if the database has another one, without being shown', () => {
    const keyFile = writeKey(at('own.key'));
    const { code, message } = problemOf(() => keyFor('0123456789abcdef', { keyFile }));
    expect(code).toBe('data-key-wrong');
    for (const fact of [database(), '0123456789abcdef', keyFile, idOf(keyText)]) expect(message).toContain(fact);
    expect(message).not.toContain(keyText.trim());
  });

  it.each<readonly [what: string, given: () => DataFolderOptions]>([
    ['in the folder itself', () => ({ keyFile: writeKey(join(data(), 'data.key')) })],
    [
      'behind a link into it',
      () => {
        symlinkSync(data(), at('link'), 'junction');
        return { keyFile: writeKey(at('link', 'data.key')) };
      },
    ],
    [
      'where the settings of the user are in it',
      () => {
        vi.stubEnv('XDG_CONFIG_HOME', join(data(), 'settings'));
        vi.stubEnv('APPDATA', join(data(), 'settings'));
        return {};
      },
    ],
  ])('is refused %s', (_what, given) => {
    const options = given();
    expect(problemOf(() => keyFor(undefined, options)).code).toBe('data-key-inside');
  });

  it.each([
    ['too short', 'c2hvcnQ='],
    ['a password', 'secreto'],
  ])('is refused if it is %s, and not shown', (_what, text) => {
    vi.stubEnv('ENSAYO_KEY', text);
    const { code, message } = problemOf(() => keyFor());
    expect(code).toBe('data-key-unusable');
    expect(message).toContain('openssl rand -base64 32');
    expect(message).not.toContain(text);
    const keyFile = writeKey(at('own.key'), text);
    expect(problemOf(() => keyFor(undefined, { keyFile })).message).toContain(keyFile);
  });

  it('is not created if --key-file names a missing file', () => {
    expect(problemOf(() => keyFor(undefined, { keyFile: at('typo.key') })).code).toBe('data-key-unusable');
  });

  it.skipIf(process.platform === 'win32')('is refused if others can read it', () => {
    const keyFile = writeKey(at('own.key'));
    chmodSync(keyFile, 0o644);
    expect(problemOf(() => keyFor(undefined, { keyFile }))).toMatchObject({ code: 'data-key-open' });
  });

  it('is created once, whoever comes first', () => {
    expect(keyInFile(data(), at('a', 'new.key')).id).toBe(keyInFile(data(), at('a', 'new.key')).id);
  });
});
