/**
 * `npm run site` writes the documentation as a static site into reports/site, for publishing with a release.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const folder = fileURLToPath(new URL('../reports/site', import.meta.url));

await ensureInstalled();
await import('./register-tsx.mjs');
/** @type {{ readonly documentationSite: () => ReadonlyMap<string, string | Buffer> }} */
const { documentationSite } = await import(new URL('../src/proving/site/site.ts', import.meta.url).href);
const site = documentationSite();
/** @type {{ readonly judgeSite: (style: string) => Promise<ReadonlyMap<string, string>> }} */
const { judgeSite } = await import(new URL('../src/proving/site/judge/judge-page.ts', import.meta.url).href);
const files = new Map([...site, ...(await judgeSite(String(site.get('site.css'))))]);
rmSync(folder, { recursive: true, force: true });
for (const [path, contents] of files) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
console.error(
  `${files.size} files written to ${folder}: open index.html; judge.html needs a server (python3 -m http.server)`,
);
