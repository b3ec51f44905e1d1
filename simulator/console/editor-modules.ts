/**
 * The editor of requests, as modules that a browser loads from here: our script and the packages it imports, whose
 * names in `import` become addresses. Read at the first visit, for most starts never show an editor.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consolePath } from './sections.ts';

type Modules = {
  /** Of our own script. */
  readonly url: string;
  /** By address. */
  readonly texts: ReadonlyMap<string, string>;
};

const script = fileURLToPath(new URL('assets/editor.js', import.meta.url));

/** `import … from 'name'` and `export … from 'name'` of packages, as statements: comments have them, too. */
const imported = /^(import\b[^'"(]*|export\b[^'"=(]*\bfrom\s*)(['"])([^'".][^'"]*)\2/gm;

type Manifest = { readonly name?: string; readonly exports?: { readonly import?: string } };

const manifestAbove = (path: string, name: string): { readonly folder: string; readonly manifest: Manifest } => {
  const folder = dirname(path);
  if (folder === path) throw new Error(`The package ${name} has no package.json.`);
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}; // npm's
  return manifest.name === name ? { folder, manifest } : manifestAbove(folder, name);
};

/** The file that `import` loads, seen from the file that imports: each package has its own dependencies. */
const moduleOf = (name: string, importer: string): string => {
  const { folder, manifest } = manifestAbove(createRequire(importer).resolve(name), name);
  const { import: entry } = manifest.exports ?? {};
  if (entry === undefined) throw new Error(`The package ${name} has no module for browsers.`);
  return join(folder, entry);
};

const fileNameOf = (name: string): string => `${name.replace('@', '').replaceAll('/', '-')}.js`;

const readAll = (): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const add = (name: string, file: string): void => {
    const found = new Map<string, string>();
    const text = readFileSync(file, 'utf8').replaceAll(
      imported,
      (...[, before = '', quote = '', wanted = '']: string[]) => {
        found.set(wanted, moduleOf(wanted, file));
        return `${before}${quote}./${fileNameOf(wanted)}${quote}`;
      },
    );
    texts.set(name, text);
    for (const [wanted, path] of found) if (!texts.has(fileNameOf(wanted))) add(fileNameOf(wanted), path);
  };
  add('editor.js', script);
  return texts;
};

let known: Modules | undefined;

export const editorModules = (): Modules => {
  if (known !== undefined) return known;
  const texts = readAll();
  const version = createHash('sha256')
    .update([...texts].flat().join('\n'))
    .digest('hex')
    .slice(0, 12);
  const base = `${consolePath}/assets/${version}`;
  return (known = {
    url: `${base}/editor.js`,
    texts: new Map([...texts].map(([name, text]) => [`${base}/${name}`, text])),
  });
};
