/** `npm run pictures` takes the pictures of the console that the READMEs show, with the Chromium of the browser tests. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
await import('./register-tsx.mjs');
/** @type {{ readonly consolePictures: () => Promise<ReadonlyMap<string, Buffer>> }} */
const { consolePictures } = await import(new URL('../src/proving/site/pictures.ts', import.meta.url).href);
for (const [path, bytes] of await consolePictures()) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), bytes);
  console.error(`${path}: ${Math.ceil(bytes.length / 1024)} KB`);
}
