/**
 * Compiles the package into dist/ and adds the files that the compiled code reads: data, styles, scripts of pages.
 * What is up to date is not compiled again; what has no source any more is taken away, so that nothing stale is packed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
/** The native one, five times as fast; the linter and our own tools need the API of the one before it. */
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** @param {readonly string[]} options */
const compile = (...options) => {
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...options], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
};

/** @param {string} path below dist/ */
const sourceOf = (path) => join(root, path.replace(/\.(d\.ts|js|js\.map)$/, '.ts'));

/** Whether a file of dist/ still comes from something: a source of that name, or a file that is copied as it is. @param {string} path */
const isWanted = (path) => path.endsWith('.tsbuildinfo') || existsSync(sourceOf(path)) || existsSync(join(root, path));

const prune = () => {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = relative(dist, join(entry.parentPath, entry.name));
    if (entry.isFile() && !isWanted(path)) rmSync(join(dist, path));
  }
};

await ensureInstalled();
compile();
// The build info outlives a file of dist/ that somebody took away: tsc then believes it is still there.
if (!existsSync(join(dist, 'src', 'harness', 'cli', 'main.js'))) compile('--force');
prune();

// new URL('page/…', import.meta.url) means the same from src/issuer and from dist/src/issuer.
for (const folder of ['src', 'simulator', 'datasets']) {
  cpSync(join(root, folder), join(dist, folder), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('tsconfig.json'),
  });
}
await bundle();
