import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
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

const main = 'src/main.ts';

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

/** @param {string} path */
const cached = (path) => join(root, 'node_modules/.cache/ensayo', path);

/** The output of the compiled module, imported anew each time. */
const said = async () => {
  const module = await compiled(main, root);
  if (!module.ok) return module.message;
  changes += 1;
  return (await import(`${module.href}?${changes}`)).say();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensayo-compiled-'));
  write({
    [main]: `import type { Word } from './word.ts';
      import { place } from '../simulator/place.ts';
      export const say = async (): Promise<Word> => {
        const { word } = await import('./word.ts');
        return \`\${word} \${place satisfies string}\`;
      };`,
    'src/word.ts': `export type Word = string; export const word: Word = 'hola';`,
    'src/word.test.ts': 'no TypeScript at all',
    'src/page.css': 'body {}',
    'simulator/place.ts': `export const place = 'Bogotá';`,
    'datasets/data.json': '{}',
  });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the compiled sources', () => {
  it('behave like the sources, and come with the files pages need, without tests and data', async () => {
    expect(await said()).toBe('hola Bogotá');
    expect(readFileSync(cached('src/page.css'), 'utf8')).toBe('body {}');
    expect(existsSync(cached('src/word.test.js'))).toBe(false);
    expect(existsSync(cached('datasets/data.json'))).toBe(false);
  });

  it('name the sources in their maps', async () => {
    await said();
    const { sources } = JSON.parse(readFileSync(cached('src/main.js.map'), 'utf8'));
    expect(sources).toHaveLength(1);
    expect(join(dirname(cached('src/main.js.map')), sources[0])).toBe(join(root, main));
  });

  it('are recompiled where something changed, and nowhere else', async () => {
    await said();
    writeFileSync(cached('simulator/place.js'), 'left as it was');
    write({ [main]: `export const say = () => 'changed';` });
    expect(await said()).toBe('changed');
    expect(readFileSync(cached('simulator/place.js'), 'utf8')).toBe('left as it was');
  });

  it('are all recompiled when the list of them cannot be read', async () => {
    await said();
    writeFileSync(cached('simulator/place.js'), 'neither');
    writeFileSync(cached('compiled.json'), '{');
    expect(await said()).toBe('hola Bogotá');
  });

  it('are removed with their sources', async () => {
    await said();
    write({ [main]: `export const say = () => 'alone';` });
    rmSync(join(root, 'src/word.ts'));
    rmSync(join(root, 'src/page.css'));
    expect(await said()).toBe('alone');
    expect(['src/word.js', 'src/page.css'].map((path) => existsSync(cached(path)))).toEqual([false, false]);
  });

  it('are refused with file, line and column of invalid TypeScript, until it is fixed', async () => {
    write({ 'src/word.ts': 'export const word =\n  ;' });
    expect(await said()).toMatch(/src\/word\.ts:2:2: ERROR: Unexpected ";"/);
    write({ 'src/word.ts': `export const word = 'adiós';` });
    expect(await said()).toBe('adiós Bogotá');
  });

  it('are the sources themselves where no copy can be kept', async () => {
    write({ 'node_modules/.cache': 'a file, and no folder' });
    const module = await compiled(main, root);
    expect(module.ok && fileURLToPath(module.href)).toBe(join(root, main));
  });

  it('are the sources themselves beside packages that another checkout has, too', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    const elsewhere = mkdtempSync(join(tmpdir(), 'ensayo-packages-'));
    symlinkSync(elsewhere, join(root, 'node_modules'), 'junction');
    const module = await compiled(main, root);
    expect(module.ok && fileURLToPath(module.href)).toBe(join(root, main));
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it('may be requested by several processes at once', async () => {
    const asked = await Promise.all([compiled(main, root), compiled(main, root), compiled(main, root)]);
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(await said()).toBe('hola Bogotá');
  });

  it('are those of this project by default', async () => {
    const module = await compiled('src/common/decimal.ts');
    expect(module.ok && existsSync(fileURLToPath(module.href))).toBe(true);
  });
});
