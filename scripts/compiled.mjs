/**
 * Keeps the sources as JavaScript in node_modules/.cache/ensayo: a command then starts in a third of the time that a
 * loader needs to hand over a thousand modules one by one. When anything changed, all is compiled again, types are not
 * looked at. Each state has a folder of its own, which appears whole: several processes may compile at once, and one that
 * still runs an older state finds what it loads late.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleModules, entriesIn, main } from './bundle.mjs';

/** @typedef {{ readonly ok: true, readonly href: string } | { readonly ok: false, readonly message: string }} Compiled */

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

/** Below the project, where its packages are found. */
const cache = 'node_modules/.cache/ensayo';

const folders = ['src', 'simulator', 'datasets', 'features'];
/** When one of these changes, everything is compiled again. */
const compilers = ['scripts/compiled.mjs', 'scripts/bundle.mjs', 'node_modules/.package-lock.json']
  .map((path) => join(ownRoot, path))
  .filter(existsSync);

/** @param {string} file */
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
};

/** @param {string} folder @returns {readonly string[]} */
const sourcesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.(?:test|bench|fixture))\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** A name for what the sources are now. @param {string} root */
const stateOf = (root) => {
  const files = [...compilers, ...folders.flatMap((folder) => sourcesIn(join(root, folder))).sort()];
  return createHash('sha256').update(files.map(stampOf).join('\n')).digest('hex').slice(0, 16);
};

const dayMs = 86_400_000;

/** @param {string} name of a process: its number */
const runs = (name) => {
  try {
    return process.kill(Number(name), 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Beside the modules: a file for each process that runs them, since it loads some of them late. */
const users = 'users';

/** @param {string} folder */
const use = (folder) => {
  const user = join(folder, users, String(process.pid));
  try {
    mkdirSync(dirname(user), { recursive: true });
    writeFileSync(user, '');
  } catch {
    return; // Only who may write there removes it.
  }
  process.once('exit', () => rmSync(user, { force: true }));
};

/** @param {string} folder */
const isUsed = (folder) => existsSync(join(folder, users)) && readdirSync(join(folder, users)).some(runs);

/** Older ones than a day that no process runs. @param {string} root @param {string} current */
const removeOthers = (root, current) => {
  for (const name of readdirSync(join(root, cache))) {
    const folder = join(root, cache, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (name !== current && Date.now() - madeAt > dayMs && !isUsed(folder))
      rmSync(folder, { recursive: true, force: true });
  }
};

/** @param {string} root @returns {Promise<string>} the folder, below the root */
const upToDate = async (root) => {
  const state = stateOf(root);
  const folder = `${cache}/${state}`;
  if (existsSync(join(root, folder))) return folder;
  const into = join(root, `${folder}.${process.pid}`);
  mkdirSync(into, { recursive: true });
  try {
    const { outputFiles = [] } = await bundleModules({
      root,
      entries: entriesIn(root),
      folder,
      known: folder,
      // Data and pages are read where the sources are.
      addressOf: (source, isEntry) =>
        JSON.stringify(
          pathToFileURL(join(root, isEntry ? `${folder}/${source.replace(/\.ts$/, '.js')}` : source)).href,
        ),
      // It has 260 modules; with all packages put in, short commands read more than they need.
      isInstalled: (name) => name !== 'kysely',
      options: { sourcemap: true, sourcesContent: false, logLevel: 'silent', write: false },
    });
    // Not by esbuild, which says of a full disk only in a sentence that it is one.
    for (const { path, contents } of outputFiles) {
      const file = join(into, relative(join(root, folder), path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents);
    }
    // Another process may have been first.
    if (!existsSync(join(root, folder))) renameSync(into, join(root, folder));
  } catch (error) {
    if (!existsSync(join(root, folder))) throw error;
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
  removeOthers(root, state);
  return folder;
};

/** Errors of the file system name the call that failed, those of esbuild do not. @param {unknown} error */
const isAboutFiles = (error) => error instanceof Error && 'syscall' in error;

/** Several checkouts may have the same one; their copies must not mix. @param {string} root */
const isLinked = (root) => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Address of the command as JavaScript that is up to date, or what keeps the sources from being compiled. Where no copy
 * can be kept, as in a folder that may only be read or beside linked packages, it is the source itself.
 *
 * @param {string} root of the project
 * @returns {Promise<Compiled>}
 */
export const compiled = async (root = ownRoot) => {
  /** @type {Compiled} */
  const itself = { ok: true, href: pathToFileURL(join(root, main)).href };
  if (isLinked(root)) return itself;
  try {
    const folder = await upToDate(root);
    use(join(root, folder));
    return { ok: true, href: pathToFileURL(join(root, folder, main.replace(/\.ts$/, '.js'))).href };
  } catch (error) {
    if (isAboutFiles(error)) return itself;
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};
