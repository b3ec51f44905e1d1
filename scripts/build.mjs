/**
 * Compiles everything into build/, where our own tools run, and puts the package together in dist/, which is what npm
 * publishes: code, declarations, the files that the code reads, pages for people, and a package.json of its own. What is
 * up to date is not compiled again; what has no source any more goes.
 *
 *   node scripts/build.mjs                  all of it
 *   node scripts/build.mjs --without-types  dist/ without declarations, for who runs it and nothing else
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = join(root, 'build');
const dist = join(root, 'dist');
/** The native one, five times as fast; the linter and our own tools need the API of the one before it. */
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** @param {readonly string[]} options */
const compile = (...options) => {
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...options], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
};

/** @param {string} path below build/ */
const sourceOf = (path) => join(root, path.replace(/\.(d\.ts|js|js\.map)$/, '.ts'));

/** @param {string} path */
const isWanted = (path) => path.endsWith('.tsbuildinfo') || existsSync(sourceOf(path)) || existsSync(join(root, path));

const prune = () => {
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const path = relative(build, join(entry.parentPath, entry.name));
    if (entry.isFile() && !isWanted(path)) rmSync(join(build, path));
  }
};

/** Read by the code next to it: new URL('page/…', import.meta.url) means the same from src/issuer and from build/ or dist/. */
const pages = ['simulator/console/assets', 'src/issuer/api/openapi/page'];

/** The pages of single rules are generated, and only the repository has them. */
const published = [
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'Containerfile', 'LICENSE', 'README.es.md', 'README.md', 'SECURITY.md'],
  ...['scripts/ensayo.mjs', 'scripts/healthy.mjs', 'scripts/node-version.mjs'],
  ...['datasets/facts', 'docs', ...pages],
];

/**
 * What else lies there, such as a key or the packages of an example, is nobody's business.
 *
 * @returns {ReadonlySet<string> | undefined} undefined without a repository, as in a container
 * @throws {Error} if git does not answer
 */
const tracked = () => {
  if (!existsSync(join(root, '.git'))) return undefined;
  const paths = ['ls-files', '-z', '--', ...published, 'features'];
  const { status, stdout, stderr, error } = spawnSync('git', paths, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ls-files: ${error?.message ?? stderr}`);
  return new Set(stdout.split('\0'));
};

/** @param {ReadonlySet<string> | undefined} known @returns {(path: string) => boolean} for folders, too */
const isPublished = (known) => (absolute) => {
  // A link may lead nowhere, as an editor's lock does.
  if (lstatSync(absolute).isDirectory()) return true;
  const path = relative(root, absolute).replaceAll(sep, '/');
  return known?.has(path) !== false && (!path.startsWith('features/') || path.endsWith('.feature'));
};

/** The types of package.json's exports. */
const declared = ['src/harness/index', 'simulator/control/client', 'features/published/index'];

const imported = /(?:\bfrom\s*|\bimport\s*\(\s*)["'](\.\.?\/[^"']+)\.ts["']/g;

/** Imported for what it does, so no types come from there; in a declaration the compiler leaves it all the same. */
const effect = /^import ["'][^"']+["'];\n/gm;

/** The modules that those declare, and all whose types they name. @returns {ReadonlySet<string>} paths without extension */
const reached = () => {
  const modules = new Set(declared);
  for (const module of modules) {
    const text = readFileSync(join(build, `${module}.d.ts`), 'utf8');
    for (const [, target = ''] of text.matchAll(imported)) modules.add(posix.join(posix.dirname(module), target));
  }
  return modules;
};

/** @param {string} path of a declaration */
const ship = (path) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), readFileSync(join(build, path), 'utf8').replace(effect, '') || 'export {};\n');
};

const withTypes = !process.argv.includes('--without-types');

await ensureInstalled();
if (withTypes) {
  compile();
  // The build info outlives a file of build/ that somebody took away: tsc then believes it is still there.
  if (!existsSync(join(build, 'src', 'cli', 'main.js'))) compile('--force');
  prune();
  for (const folder of pages) cpSync(join(root, folder), join(build, folder), { recursive: true });
}

/** Of the clone's package.json, without scripts. @param {readonly string[]} installed names of its dependencies */
const manifestWith = (installed) => {
  const {
    private: _private,
    scripts: _scripts,
    allowScripts: _allowed,
    devDependencies: _development,
    dependencies,
    ...rest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const whole = { ...rest, dependencies: Object.fromEntries(installed.map((name) => [name, dependencies[name]])) };
  return `${JSON.stringify(whole, null, 2).replaceAll('"./dist/', '"./')}\n`;
};

rmSync(dist, { recursive: true, force: true });
const filter = isPublished(tracked());
for (const path of [...published, 'features']) cpSync(join(root, path), join(dist, path), { recursive: true, filter });
const { bundlePackage, installedPackages } = await import('./bundle-package.mjs');
writeFileSync(join(dist, 'package.json'), manifestWith(Object.keys(installedPackages)));
await bundlePackage();
if (withTypes) for (const module of reached()) ship(`${module}.d.ts`);
