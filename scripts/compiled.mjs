/**
 * Keeps the sources as JavaScript in node_modules/.cache/ensayo: a command then starts in half the time that a loader
 * needs to hand over a thousand modules one by one. What changed is compiled again, types are not looked at. Several
 * processes may do so at once: every file is replaced whole, and the list of what is up to date is written last.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {ReadonlyMap<string, string>} Stamps when each source was changed, by its path */
/** @typedef {{ readonly ok: true, readonly href: string } | { readonly ok: false, readonly message: string }} Compiled */

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

/** Below the project, as the code looks for data and package.json in the directories above it. @param {string} root */
const cacheOf = (root) => join(root, 'node_modules', '.cache', 'ensayo');

/** @param {string} root */
const listOf = (root) => join(cacheOf(root), 'compiled.json');

/** The sources, with the styles and scripts of pages next to them; data is read from its original place. */
const folders = ['src', 'simulator', 'datasets'];
/** When one of these changes, everything is compiled again. */
const compilers = ['scripts/compiled.mjs', 'node_modules/esbuild/package.json'].map((path) => join(ownRoot, path));

/** @param {string} path */
const isSource = (path) => path.endsWith('.ts');

/** @param {string} path */
const isUsed = (path) =>
  isSource(path)
    ? !/\.(test|bench|fixture)\.ts$/.test(path)
    : !path.startsWith('datasets') && !path.endsWith('tsconfig.json');

/** @param {string} file */
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/** @param {string} root @param {string} folder @returns {readonly string[]} paths from the root */
const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : [];

/** @param {string} root @returns {Stamps} */
const present = (root) =>
  new Map(
    folders
      .flatMap((folder) => filesIn(root, folder))
      .filter(isUsed)
      .map((path) => [path, stampOf(join(root, path))]),
  );

/** @param {string} root @param {string} compiler @returns {Stamps} */
const compiledBefore = (root, compiler) => {
  try {
    const { by, stamps } = JSON.parse(readFileSync(listOf(root), 'utf8'));
    return new Map(by === compiler ? stamps : []);
  } catch {
    return new Map();
  }
};

/** @param {string} file @param {string | Uint8Array} contents */
const replace = (file, contents) => {
  const written = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(written, contents);
  renameSync(written, file);
};

/** @param {string} path */
const compiledName = (path) => path.replace(/\.ts$/, '.js');

/** @param {import('esbuild').PluginBuild} build */
const keepModulesApart = (build) => {
  build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path }) =>
    kind === 'entry-point' ? undefined : { path: compiledName(path), external: true },
  );
};

/**
 * One module for each source, so that what is loaded late stays so.
 *
 * @param {string} root @param {readonly string[]} paths
 * @throws {Error} with file, line and column of what cannot be compiled
 */
const compile = async (root, paths) => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...paths],
    outdir: cacheOf(root),
    outbase: '.',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: 'silent',
    // Nothing is put together: it is only so that esbuild changes the names of what is imported.
    bundle: true,
    packages: 'external',
    plugins: [{ name: 'keep-modules-apart', setup: keepModulesApart }],
  });
  for (const { path, contents } of outputFiles) replace(path, contents);
};

/** @param {string} root */
const update = async (root) => {
  const compiler = compilers.map(stampOf).join(' ');
  const [now, before] = [present(root), compiledBefore(root, compiler)];
  const changed = [...now.keys()].filter((path) => before.get(path) !== now.get(path));
  const gone = [...before.keys()].filter((path) => !now.has(path));
  if (changed.length + gone.length === 0) return;
  const modules = changed.filter(isSource);
  if (modules.length > 0) await compile(root, modules);
  const copied = changed.filter((path) => !isSource(path));
  for (const path of copied) replace(join(cacheOf(root), path), readFileSync(join(root, path)));
  const leftOver = gone.map((path) => join(cacheOf(root), compiledName(path)));
  for (const file of leftOver) for (const each of [file, `${file}.map`]) rmSync(each, { force: true });
  replace(listOf(root), JSON.stringify({ by: compiler, stamps: [...now] }));
};

/** Errors of the file system name the call that failed, those of esbuild do not. @param {unknown} error */
const isAboutFiles = (error) => error instanceof Error && 'syscall' in error;

/** Several checkouts may have the same one; their copies must not mix. @param {string} root */
const isLinked = (root) => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Address of a source as JavaScript that is up to date, or what keeps the sources from being compiled. Where no copy can
 * be kept, as in a folder that may only be read or beside linked packages, it is the source itself.
 *
 * @param {string} path `src/cli/main.ts`
 * @param {string} root of the project
 * @returns {Promise<Compiled>}
 */
export const compiled = async (path, root = ownRoot) => {
  /** @type {Compiled} */
  const itself = { ok: true, href: pathToFileURL(join(root, path)).href };
  if (isLinked(root)) return itself;
  try {
    await update(root);
  } catch (error) {
    if (isAboutFiles(error)) return itself;
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, href: pathToFileURL(join(cacheOf(root), compiledName(path))).href };
};
