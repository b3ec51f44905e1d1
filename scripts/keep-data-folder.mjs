/**
 * Keeps a small data folder as this version writes it, for the test that later versions still open it:
 * `node scripts/keep-data-folder.mjs`, before a release (docs/contributing/releasing.md). A kept one is never replaced.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const file = join(root, 'src/proving/data-folder', `data-folder-${version}.zip`);
if (existsSync(file)) {
  console.error(`${file} is there already. A folder of a released version stays as it is.`);
  process.exit(1);
}

await ensureInstalled();
await import('./register-tsx.mjs');
const fixture = new URL('../src/proving/data-folder/kept-folder.fixture.ts', import.meta.url).href;
/** @type {{ fillDataFolder: (data: string, keyFile: string) => Promise<void> }} */
const { fillDataFolder } = await import(fixture);
const { zipSync } = await import('fflate');

const folder = mkdtempSync(join(tmpdir(), 'ensayo-kept-'));
try {
  const data = join(folder, 'data');
  await fillDataFolder(data, join(folder, 'key'));
  const files = readdirSync(data).filter((name) => name.endsWith('.sqlite'));
  const entries = Object.fromEntries(files.map((name) => [name, new Uint8Array(readFileSync(join(data, name)))]));
  writeFileSync(file, zipSync(entries, { level: 9, mtime: '2026-01-01' }));
  console.log(file);
} finally {
  rmSync(folder, { recursive: true });
}
