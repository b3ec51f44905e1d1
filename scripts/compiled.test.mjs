import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiled } from './compiled.mjs';

const main = 'src/cli/main.ts';

let root = '';
let changes = 0;

/** @param {Readonly<Record<string, string>>} files */
const write = (files) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // Two changes within one tick of the file system's clock still count as changes.
    changes += 1;
    utimesSync(file, changes, changes);
  }
};

const cache = () => join(root, 'node_modules/.cache/ensayo');

/** The output of the compiled module. */
const said = async () => {
  const module = await compiled(root);
  if (!module.ok) return module.message;
  return (await import(module.href)).say();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensayo-compiled-'));
  write({
    [main]: `import type { Word } from '../word.ts';
      import { place } from '../../simulator/place.ts';
      export const say = async (): Promise<Word> => {
        const { word } = await import('../word.ts');
        return \`\${word} \${place satisfies string}\`;
      };`,
    'src/word.ts': `export type Word = string; export const word: Word = 'hola';`,
    'src/word.test.ts': 'no TypeScript at all',
    'simulator/place.ts': `export const place = 'Bogotá';`,
  });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the compiled sources', () => {
  it('behave like the sources', async () => {
    expect(await said()).toBe('hola Bogotá');
  });

  it('know the places of the sources, where their data is', async () => {
    write({ 'src/word.ts': 'export const word = import.meta.url;' });
    expect(await said()).toBe(`${new URL(`file://${root}/src/word.ts`).href} Bogotá`);
  });

  it('are compiled again when something changed, and not before', async () => {
    await said();
    const before = readdirSync(cache());
    await said();
    expect(readdirSync(cache())).toEqual(before);
    write({ 'src/word.ts': `export const word = 'adiós';` });
    expect(await said()).toBe('adiós Bogotá');
    // A process that still runs loads from its own.
    expect(readdirSync(cache())).toEqual(expect.arrayContaining(before));
  });

  it('are removed after a day, once there are others and no process runs them', async () => {
    await said();
    const [before = ''] = readdirSync(cache());
    const users = join(cache(), before, 'users');
    expect(readdirSync(users)).toEqual([String(process.pid)]);
    const change = async () => {
      utimesSync(join(cache(), before), 1, 1);
      write({ 'src/word.ts': `export const word = 'adiós ${String(changes)}';` });
      await said();
      return readdirSync(cache()).includes(before);
    };
    expect(await change()).toBe(true);
    rmSync(users, { recursive: true });
    mkdirSync(users);
    writeFileSync(join(users, '999999999'), ''); // No process has such a number.
    expect(await change()).toBe(false);
  });

  it('are refused with file, line and column of invalid TypeScript, until it is fixed', async () => {
    write({ 'src/word.ts': 'export const word =\n  ;' });
    expect(await said()).toMatch(/src\/word\.ts:2:2: ERROR: Unexpected ";"/);
    write({ 'src/word.ts': `export const word = 'adiós';` });
    expect(await said()).toBe('adiós Bogotá');
  });

  it('are the sources themselves where no copy can be kept', async () => {
    write({ 'node_modules/.cache': 'a file, and no folder' });
    const module = await compiled(root);
    expect(module.ok && fileURLToPath(module.href)).toBe(join(root, main));
  });

  it('are the sources themselves beside packages that another checkout has, too', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    const elsewhere = mkdtempSync(join(tmpdir(), 'ensayo-packages-'));
    symlinkSync(elsewhere, join(root, 'node_modules'), 'junction');
    const module = await compiled(root);
    expect(module.ok && fileURLToPath(module.href)).toBe(join(root, main));
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it('may be requested by several processes at once', async () => {
    const asked = await Promise.all([compiled(root), compiled(root), compiled(root)]);
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(await said()).toBe('hola Bogotá');
    expect(readdirSync(cache())).toHaveLength(1);
  });

  it('are those of this project by default', async () => {
    const module = await compiled();
    expect(module.ok && existsSync(fileURLToPath(module.href))).toBe(true);
  });
});
