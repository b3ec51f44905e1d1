/** Compiles the package into dist/ and puts beside it what the compiled code reads: data, styles, scripts of pages. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

await ensureInstalled();
rmSync(dist, { recursive: true, force: true });
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);

// new URL('../../datasets/…', import.meta.url) means the same from src/common and from dist/src/common.
for (const folder of ['src', 'simulator', 'datasets']) {
  cpSync(join(root, folder), join(dist, folder), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('tsconfig.json'),
  });
}
