import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from './notices.mjs';

let root = '';

/** @param {string} path @param {Readonly<Record<string, unknown>>} manifest @param {Readonly<Record<string, string>>} [files] */
const install = (path, manifest, files = {}) => {
  mkdirSync(join(root, path), { recursive: true });
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(root, path, name), text);
};

/** @param {Readonly<Record<string, number>>} modules bytes of each in the output */
const bundled = (modules) => {
  const inputs = Object.fromEntries(Object.entries(modules).map(([path, bytesInOutput]) => [path, { bytesInOutput }]));
  return [{ metafile: { inputs: {}, outputs: { 'a.js': { bytes: 1, inputs, imports: [], exports: [] } } } }];
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensayo-notices-'));
  const packages = { 'node_modules/a': {}, 'node_modules/a/node_modules/@b/c': {}, 'node_modules/d': { dev: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  install(
    'node_modules/a',
    { name: 'a', version: '1.0.0', license: 'MIT' },
    { LICENSE: 'Text of a', NOTICE: 'Thanks' },
  );
  install(
    'node_modules/a/node_modules/@b/c',
    { name: '@b/c', version: '2.0.0', license: { type: 'ISC' }, author: { name: 'C' } },
    { 'README.md': '# c\n\nMuch.\n\n## License\n\nTerms of c\n\n## Thanks\n\nAll.\n' },
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the notices of bundled packages', () => {
  it('are those of packages with code in the output, each once, with its own files or the terms in its README', () => {
    const modules = { 'node_modules/a/x.js': 1, 'node_modules/a/y.js': 1, 'node_modules/a/node_modules/@b/c/z.js': 1 };
    const [, ...parts] = noticesOf(root, bundled({ ...modules, 'node_modules/d/x.js': 0, 'src/own.ts': 9 })).split(
      `\n\n${'-'.repeat(80)}\n\n`,
    );
    expect(parts).toEqual([
      'a 1.0.0 (MIT)\n\nText of a\n\nThanks',
      '@b/c 2.0.0 (ISC, C)\n\n## License\n\nTerms of c\n',
    ]);
  });

  it('are refused for a package that no bill of materials lists', () => {
    expect(() => noticesOf(root, bundled({ 'node_modules/d/x.js': 1 }))).toThrow('node_modules/d');
    expect(() => noticesOf(root, bundled({ 'node_modules/e/x.js': 1 }))).toThrow('node_modules/e');
  });

  it('are refused for a package that states its terms nowhere', () => {
    install('node_modules/a/node_modules/@b/c', { name: '@b/c', version: '2.0.0' }, { 'README.md': 'License? None.' });
    const modules = { 'node_modules/a/node_modules/@b/c/z.js': 1 };
    expect(() => noticesOf(root, bundled(modules))).toThrow('@b/c');
  });
});
